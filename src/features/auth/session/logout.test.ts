import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { logoutAllDevices } from '@/api/calls/account/auth'
import { send } from '@/api/send'
import { tokens } from '@/api/token-store'
import { registerLogoutSaver } from '@/services/session/before-logout'
import { registerComposer } from '@/services/input/composers'
import { saveLocalDraft } from '@/services/storage/drafts'
import { allowUserData } from '@/services/storage/user-data'

import { ISSUER, jwt } from '../../../../tests/support/simulated-browser/simulated-browser'
import { fakeUser } from '../../../../tests/support/simulated-browser/signed-in-browser'
import { sessionManager } from './session-instance'
import { logout } from './logout'

vi.mock('@/api/send', async (load) => ({ ...(await load<object>()), send: vi.fn() }))

const callOrder: string[] = []
let stops: (() => void)[] = []

beforeEach(() => {
  callOrder.length = 0
  localStorage.clear()
  const exp = Math.floor(Date.now() / 1000) + 3600
  const claims = { iss: `${ISSUER}console`, sub: 'ann', exp }
  stops = [
    sessionManager.start(),
    registerComposer({ isBusy: () => false, saveDraft: () => void callOrder.push('draft') }),
    registerLogoutSaver(async () => void callOrder.push('closed')),
  ]
  tokens.beginSession('login', {
    accessToken: jwt({ ...claims, ast: 101 }),
    refreshToken: jwt({ ...claims, aut: 'password+totp' }),
    deviceToken: null,
  })
  sessionManager.keepAccount(fakeUser('ann'))
  saveLocalDraft('ann', 'feedback', 'half a sentence')
})
afterEach(() => {
  for (const stop of stops) stop()
  allowUserData('ann')
})

/** Sets the server's response to a logout. */
const respondWith = (act: (call: unknown) => void) =>
  vi.mocked(send).mockImplementation(async (call: unknown) => act(call))

describe('a logout on all devices', () => {
  it('sends typed text before the server accepts nothing more', async () => {
    respondWith((call) => void callOrder.push(call === logoutAllDevices ? 'all devices' : 'logout'))
    await logout({ everywhere: true })
    expect(callOrder).toEqual(['draft', 'all devices', 'closed', 'logout'])
    expect(Object.keys(localStorage)).toEqual(['session-epoch'])
  })

  it('counts as a user logout when a rejected call has already ended the session', async () => {
    respondWith((call) => {
      if (call === logoutAllDevices) tokens.endSession(tokens.read(), 'ended')
    })
    await logout({ everywhere: true })
    expect(sessionManager.session).toMatchObject({ phase: 'signed-out', endedReason: undefined })
    expect(Object.keys(localStorage)).toEqual(['session-epoch'])
  })

  it('ends and closes nothing when the server fails', async () => {
    vi.mocked(send).mockRejectedValue(new Error('down'))
    await expect(logout({ everywhere: true })).rejects.toThrow('down')
    expect(callOrder).toEqual(['draft'])
    expect(sessionManager.session).toMatchObject({ phase: 'signed-in', userId: 'ann' })
    expect(localStorage.getItem('drafts:ann:feedback')).toContain('half a sentence')
  })
})
