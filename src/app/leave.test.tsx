import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

import { TokenKeeper, tokens } from '@/api/tokens'
import { readClaims } from '@/domain/token'
import { saveDraft } from '@/services/drafts'
import { createStore } from '@/services/storage'

import { renderApp, withBackend } from '../../tests/render-app'

withBackend({ beforeAll, afterEach, afterAll })

const me = () => readClaims(tokens.read().accessToken)?.sub ?? ''

/** What a person leaves who wrote something, and has messages that were not sent. */
const writeSomething = async (): Promise<void> => {
  saveDraft(me(), 'elsewhere', { text: 'half a sentence' })
  localStorage.setItem(`outbox:${me()}:message-1`, '{}')
  localStorage.setItem(`channel-sort:${me()}`, 'waiting')
  localStorage.setItem('clock-notice', '{}')
}

const written = () =>
  Object.keys(localStorage).filter((key) => /^(drafts|outbox|channel-sort|clock-notice)/.test(key))

it('A logout by the address /logout, where no page of theirs is drawn, leaves nothing they wrote', async () => {
  const { address } = await renderApp('/logout', { as: 'chatter', before: writeSomething })
  await waitFor(() => expect(address()).toBe('/login'))
  expect(written()).toEqual([])
})

it('A page that closes because another tab logged out writes nothing back', async () => {
  const { address, user } = await renderApp('/settings/feedback', { as: 'manager', before: writeSomething })
  const text = await screen.findByRole('textbox')
  await user.type(text, 'It is')
  const userId = me()
  const other = new TokenKeeper(createStore(() => localStorage))
  await act(async () => {
    other.wipe(other.leave('logout'))
    window.dispatchEvent(new StorageEvent('storage', { key: 'session-epoch', storageArea: localStorage }))
  })
  await waitFor(() => expect(address()).toBe('/login'))
  // As a keeper does that saves when it is taken off the page.
  saveDraft(userId, 'elsewhere', { text: 'It is' })
  expect(written()).toEqual([])
})

it('A page whose session the server ended keeps what was written', async () => {
  const { address } = await renderApp('/settings/feedback', { as: 'director', before: writeSomething })
  await screen.findByRole('textbox')
  await act(async () => void tokens.end(tokens.read(), 'ended'))
  await waitFor(() => expect(address()).toMatch(/^\/login/))
  expect(written()).toHaveLength(4)
})
