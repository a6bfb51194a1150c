import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { logoutAllDevices } from '@/api/calls/auth'
import { send } from '@/api/send'
import { tokens } from '@/api/tokens'
import { aheadOfLogout, beforeLogout } from '@/services/before-logout'
import { registerComposer } from '@/services/composing'
import { saveDraft } from '@/services/drafts'
import { allowTraces } from '@/services/traces'

import { ISSUER, jwt } from '../../../tests/browser-of-tabs'
import { userOf } from '../../../tests/signed-in'
import { keeper } from './keeper'
import { logout } from './logout'

vi.mock('@/api/send', async (load) => ({ ...(await load<object>()), send: vi.fn() }))

const told: string[] = []
let stops: (() => void)[] = []

beforeEach(() => {
  told.length = 0
  localStorage.clear()
  const exp = Math.floor(Date.now() / 1000) + 3600
  const claims = { iss: `${ISSUER}console`, sub: 'ann', exp }
  stops = [
    keeper.start(),
    registerComposer({ isBusy: () => false, saveDraft: () => void told.push('draft') }),
    aheadOfLogout(async () => void told.push('held')),
    beforeLogout(async () => void told.push('closed')),
  ]
  tokens.begin('login', {
    accessToken: jwt({ ...claims, ast: 101 }),
    refreshToken: jwt({ ...claims, aut: 'password+totp' }),
    deviceToken: null,
  })
  keeper.keepAccount(userOf('ann'))
  saveDraft('ann', 'feedback', 'half a sentence')
})
afterEach(() => {
  for (const stop of stops) stop()
  allowTraces('ann')
})

/** Sets the server's response to a logout. */
const onServer = (act: (call: unknown) => void) =>
  vi.mocked(send).mockImplementation(async (call: unknown) => act(call))

describe('a logout on all devices', () => {
  it('sends typed text before the server accepts nothing more', async () => {
    onServer((call) => void told.push(call === logoutAllDevices ? 'all devices' : 'logout'))
    await logout({ everywhere: true })
    expect(told).toEqual(['draft', 'held', 'all devices', 'closed', 'logout'])
    expect(Object.keys(localStorage)).toEqual(['session-epoch'])
  })

  it('counts as a user logout when a rejected call has already ended the session', async () => {
    onServer((call) => {
      if (call === logoutAllDevices) tokens.end(tokens.read(), 'ended')
    })
    await logout({ everywhere: true })
    expect(keeper.session).toMatchObject({ phase: 'signed-out', endedReason: undefined })
    expect(Object.keys(localStorage)).toEqual(['session-epoch'])
  })

  it('ends and closes nothing when the server fails', async () => {
    vi.mocked(send).mockRejectedValue(new Error('down'))
    await expect(logout({ everywhere: true })).rejects.toThrow('down')
    expect(told).toEqual(['draft', 'held'])
    expect(keeper.session).toMatchObject({ phase: 'signed-in', userId: 'ann' })
    expect(localStorage.getItem('drafts:ann:feedback')).toContain('half a sentence')
  })
})
