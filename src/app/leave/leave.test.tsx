import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { saveDraft as saveDraftCall } from '@/api/calls/chat/messages'
import { TokenStore, tokens } from '@/api/token-store'
import { appendToOutbox } from '@/domain/chat/outbox'
import { readClaims } from '@/domain/account/token'
import { world } from '@/mocks/node'
import { reportRunningUploads, trackRunning } from '@/services/page/unsaved'
import { saveLocalDraft } from '@/services/storage/drafts'
import { createStorage } from '@/services/storage/storage'
import { allowUserData } from '@/services/storage/user-data'

import { newOutgoing } from '../../../tests/support/fixtures/outgoing'
import { cleanUpAfterTest, setUpBackend } from '../../../tests/support/render/backend'
import { recordCalls } from '../../../tests/support/render/calls'
import { renderApp } from '../../../tests/support/render/render-app'
import { leave } from './leave'

setUpBackend()

const me = () => readClaims(tokens.read().accessToken)?.sub ?? ''

const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))

/** Simulates a user with typed text and unsent messages. */
const typeDrafts = async (): Promise<void> => {
  saveLocalDraft(me(), 'elsewhere', { text: 'half a sentence' })
  localStorage.setItem(`outbox:${me()}:message-1`, '{}')
  localStorage.setItem(`user-values:${me()}`, '{"channelSort":"waiting"}')
}

const written = () => Object.keys(localStorage).filter((key) => /^(drafts|outbox|user-value)/.test(key))

it('A logout by the address /logout asks only about data on this device, and then clears it', async () => {
  const { address, user } = await renderApp('/logout', { as: 'chatter', before: typeDrafts })
  await press(user, 'Leave page')
  await waitFor(() => expect(address()).toBe('/login'))
  expect(written()).toEqual([])
})

it('A logout names running uploads in its question', async () => {
  const { user } = await renderApp('/settings/feedback', { as: 'manager' })
  await screen.findByRole('textbox')
  reportRunningUploads(2)
  cleanUpAfterTest(() => reportRunningUploads(0))
  const left = leave()
  expect(
    await screen.findByText("2 uploads haven't finished. If you leave, they will be canceled."),
  ).toBeVisible()
  await press(user, 'Stay')
  await expect(left).resolves.toBe(false)
})

it('A logout waits for a Clock Out under way, and does not ask', async () => {
  const { address } = await renderApp('/settings/feedback', { as: 'manager' })
  await screen.findByRole('textbox')
  const clockOut = Promise.withResolvers<void>()
  void trackRunning(clockOut.promise)
  const left = leave()
  await Promise.resolve()
  expect(address()).toBe('/settings/feedback')
  expect(await screen.findByText('Clocking out…')).toBeVisible()
  clockOut.resolve()
  await expect(left).resolves.toBe(true)
})

it('A logout that waits for a Clock Out can be stopped', async () => {
  const { address, user } = await renderApp('/settings/feedback', { as: 'manager' })
  await screen.findByRole('textbox')
  const clockOut = Promise.withResolvers<void>()
  cleanUpAfterTest(() => clockOut.resolve())
  void trackRunning(clockOut.promise)
  const left = leave()
  await press(user, 'Stay')
  await expect(left).resolves.toBe(false)
  expect(address()).toBe('/settings/feedback')
})

describe('The address /logout, with an unsent message', () => {
  const keepMessage = async (clientId = 'message-1'): Promise<void> => {
    const message = { ...newOutgoing(clientId, 'channel-1-1'), creatorId: 'creator-01', userId: me() }
    const entry = appendToOutbox(message, [], Date.now())
    localStorage.setItem(
      `outbox:${me()}:${clientId}`,
      JSON.stringify({ ...entry, state: 'failed', problem: 'Not now.' }),
    )
  }
  const asked = () => screen.findByRole('alertdialog', { name: 'Unsaved changes' })

  it('asks as the menu does, and keeps everything when the user stays', async () => {
    const { address, user } = await renderApp('/logout', { as: 'chatter', before: () => keepMessage() })
    const question = await asked()
    expect(question).toHaveTextContent(/are you sure you wish to leave this page/)
    expect(question).toHaveTextContent("1 message hasn't been sent. It will be saved as a draft.")
    expect(address()).toBe('/logout')
    expect(tokens.read().accessToken).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(await screen.findByRole('heading', { name: 'Choose a creator' })).toBeVisible()
    expect(written()).toEqual([`outbox:${me()}:message-1`])
  })

  it('warns before data is lost, when the server refuses the draft too', async () => {
    const failDrafts = async () => {
      await keepMessage()
      await world.setFaults({ mode: 'fail', status: 503, only: saveDraftCall.path })
    }
    const { address, user } = await renderApp('/logout', { as: 'chatter', before: failDrafts })
    await press(user, 'Leave page')
    const words = await screen.findByText(/^1 message couldn't be sent or saved as a draft/)
    expect(words).toBeVisible()
    await press(user, 'Stay')
    await waitFor(() => expect(address()).not.toBe('/logout'))
    expect(written()).toContain(`outbox:${me()}:message-1`)
    await world.setFaults({ mode: 'none' })
  })

  it('saves it as a draft after the confirmation, and clears this device', async () => {
    const saved = recordCalls(saveDraftCall)
    const { address, user } = await renderApp('/logout', { as: 'chatter', before: () => keepMessage() })
    await asked()
    await user.click(screen.getByRole('button', { name: 'Leave page' }))
    await waitFor(() => expect(address()).toBe('/login'))
    expect(tokens.read().accessToken).toBeUndefined()
    expect(saved).toContainEqual(expect.objectContaining({ text: 'message-1', unsent: ['message-1'] }))
    expect(written()).toEqual([])
  })

  it('asks about one that another tab leaves while the question is open', async () => {
    const saved = recordCalls(saveDraftCall)
    const before = async () => {
      allowUserData(me())
      saveLocalDraft(me(), 'elsewhere', { text: 'half a sentence' })
    }
    const { address, user } = await renderApp('/logout', { as: 'chatter', before })
    await asked()
    await keepMessage('message-2')
    const key = `outbox:${me()}:message-2`
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    await press(user, 'Leave page')
    expect(await screen.findByText(/^1 message hasn't been sent/)).toBeVisible()
    await press(user, 'Leave page')
    await waitFor(() => expect(address()).toBe('/login'))
    expect(saved).toContainEqual(expect.objectContaining({ unsent: ['message-2'] }))
  })
})

it('The address /logout saves conversation drafts to the server first', async () => {
  const saved = recordCalls(saveDraftCall)
  const { address } = await renderApp('/logout', {
    as: 'chatter',
    before: async () => {
      allowUserData(me())
      saveLocalDraft(me(), 'composer:creator-01:channel-1-1', {
        text: 'half a sentence',
        updatedAt: Date.now(),
      })
    },
  })
  await waitFor(() => expect(address()).toBe('/login'))
  expect(saved).toEqual([expect.objectContaining({ channelId: 'channel-1-1', text: 'half a sentence' })])
  expect(written()).toEqual([])
})

it('A page that closes because another tab logged out writes nothing back', async () => {
  const { address, user } = await renderApp('/settings/feedback', { as: 'manager', before: typeDrafts })
  const text = await screen.findByRole('textbox')
  await user.type(text, 'It is')
  const userId = me()
  const other = new TokenStore(createStorage(() => localStorage))
  await act(async () => {
    other.clearTokens(other.beginLogout('logout'))
    window.dispatchEvent(new StorageEvent('storage', { key: 'session-epoch', storageArea: localStorage }))
  })
  await waitFor(() => expect(address()).toBe('/login'))
  // Saves on unmount, as draft autosave does.
  saveLocalDraft(userId, 'elsewhere', { text: 'It is' })
  expect(written()).toEqual([])
})

it('A page whose session the server ended keeps typed text', async () => {
  const { address } = await renderApp('/settings/feedback', { as: 'director', before: typeDrafts })
  await screen.findByRole('textbox')
  await act(async () => void tokens.endSession(tokens.read(), 'ended'))
  await waitFor(() => expect(address()).toMatch(/^\/login/))
  expect(written()).toHaveLength(3)
})
