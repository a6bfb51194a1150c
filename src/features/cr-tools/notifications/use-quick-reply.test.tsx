import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { getChannel, getDraft, saveDraft } from '@/api/calls/chat/messages'
import { send } from '@/api/send'
import { applyPreferences } from '@/services/page/page-preferences'
import { connectToastStack, type Toast } from '@/services/page/toasts'

import { cleanUpAfterTest, setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { EMPTY_DRAFT, saveComposerDraft, readComposerDraft } from '../outbox/composer-draft'
import { outboxStoreOf } from '../outbox/outbox'
import { sendNow, undoLastSend } from '../outbox/outbox-actions'
import { QuickReply } from './quick-reply'

setUpBackend()

const place = { userId: 'staff-04', creatorId: 'creator-01', channelId: 'channel-1-2' }
const { creatorId, channelId } = place

async function draw() {
  const onSent = vi.fn()
  const reply = <QuickReply {...{ creatorId, channelId, onSent }} name="Jo" onClose={() => undefined} />
  const { user } = await renderTool(reply)
  const button = () => screen.getByRole('button', { name: 'Send' })
  const sendIt = async () => {
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))
    await user.click(button())
    await waitFor(() => expect(onSent).toHaveBeenCalled())
  }
  return { user, sendIt, button, onSent, field: screen.getByRole('textbox') }
}
const onServer = async () => (await send(getDraft, { channelId }, { creatorId })).draft?.text
const saveThere = (text: string, updatedAt: number) =>
  send(
    saveDraft,
    { channelId, text, mediaIds: [], price: 0, updatedAt: new Date(updatedAt).toISOString() },
    { creatorId },
  )

describe('quick reply', () => {
  it("clears the chat's draft after sending, here and on the server", async () => {
    const updatedAt = Date.now() - 60_000
    saveComposerDraft(place, { ...EMPTY_DRAFT, text: 'Begun in the chat', updatedAt })
    const { field, sendIt } = await draw()
    expect(field).toHaveValue('Begun in the chat')
    await saveThere('Begun in the chat', updatedAt)
    await sendIt()
    await waitFor(async () => expect(await onServer()).toBeUndefined())
    await waitFor(() => expect(readComposerDraft(place)).toBeUndefined())
  })

  it('names the draft that it goes on with, so that a tab which shows that one follows', async () => {
    const updatedAt = Date.now() - 60_000
    saveComposerDraft(place, { ...EMPTY_DRAFT, text: 'Begun', updatedAt })
    const { user, field } = await draw()
    await user.type(field, '!')
    expect(readComposerDraft(place)).toMatchObject({ text: 'Begun!', basedOn: updatedAt })
    await user.type(field, '?')
    expect(readComposerDraft(place)).toMatchObject({ text: 'Begun!?', basedOn: updatedAt })
  })

  it('locks the chat while it is written, and frees it when it is sent', async () => {
    const { user, field, sendIt } = await draw()
    const holder = async () => (await send(getChannel, { channelId }, { creatorId })).lock?.userId
    await user.type(field, 'Thank you')
    await waitFor(async () => expect(await holder()).toBe(place.userId))
    await sendIt()
    await waitFor(async () => expect(await holder()).toBeUndefined())
  })

  it('keeps text typed during the check and stays open', async () => {
    const { user, field, button, onSent } = await draw()
    await user.type(field, 'Thank you')
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))
    fireEvent.click(button())
    fireEvent.change(field, { target: { value: 'Thank you and more' } })
    await waitFor(() => expect(field).toHaveValue('and more'))
    expect(readComposerDraft(place)?.text).toBe('and more')
    expect(onSent).not.toHaveBeenCalled()
  })

  it('shows a message taken back before the text typed since, and keeps both', async () => {
    const { user, field, sendIt } = await draw()
    await user.type(field, 'Thank you')
    await sendIt()
    await user.type(field, 'More')
    act(() => void undoLastSend(place.userId, channelId))
    expect(field).toHaveValue('Thank you\nMore')
    await user.type(field, '!')
    expect(readComposerDraft(place)?.text).toBe('Thank you\nMore!')
  })

  it('offers Undo only while it is possible, and says when it is too late', async () => {
    const toasts: Toast[] = []
    const disconnect = connectToastStack({ show: (one) => void toasts.push(one), dismiss: () => undefined })
    const preferences = { sounds: true, reducedMotion: false, hourCycle: 'auto' } as const
    cleanUpAfterTest(disconnect, applyPreferences)
    // Those of earlier tests, which had no stack.
    toasts.length = 0
    const { user, field, sendIt, onSent } = await draw()
    await user.type(field, 'Thank you')
    await sendIt()
    const [sent = expect.fail('not queued')] = outboxStoreOf(place.userId).ofChannel(channelId)
    act(() => sendNow(sent.clientId))
    act(() => toasts[0]?.undo?.())
    expect(toasts.map(({ text }) => text)).toEqual(['Reply on its way.', 'Too late to undo.'])
    onSent.mockClear()
    applyPreferences({ ...preferences, undoSeconds: 0 })
    await user.type(field, 'Bye')
    await sendIt()
    expect(toasts.at(-1)).not.toHaveProperty('undo')
  })

  it("does not overwrite another device's draft that was never shown here", async () => {
    const { user, field, sendIt } = await draw()
    await saveThere('Begun on the tablet', Date.now() - 60_000)
    await user.type(field, 'Thank you')
    await sendIt()
    expect(readComposerDraft(place)).toBeUndefined()
    expect(await onServer()).toBe('Begun on the tablet')
  })
})
