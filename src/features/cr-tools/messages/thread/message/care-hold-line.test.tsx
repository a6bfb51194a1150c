import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { answerHeldMessage, listMessages, sendMessage } from '@/api/calls/chat/messages'
import { send } from '@/api/send'
import type { CheckedText } from '@/domain/crisis/checked-text'
import { sendAnyway } from '@/domain/crisis/crisis-check'
import { newId } from '@/services/page/new-id'
import { server, world } from '@/mocks/node'

import { ANA, MILA } from '../../../../../../tests/support/people'
import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { readComposerDraft } from '../../../outbox/composer-draft'
import { useMessageErrors } from './message-error'
import { CareHoldLine } from './care-hold-line'

setUpBackend()

const channelId = 'channel-1-2'
const HELD = 'I can\u2019t take it anymore'
const PLAIN = 'Look at this' as CheckedText

/** Renders a held message whose scheduled time has passed. */
async function renderHeld(deniedReason?: string) {
  await renderTool(<p>Messages</p>)
  const request = {
    clientId: newId(),
    channelId,
    text: PLAIN,
    lockText: sendAnyway(HELD),
    mediaIds: ['media-1-3'],
    previewMediaIds: [],
    price: 0,
    scheduledAt: new Date(Date.now() + 60_000).toISOString(),
  }
  const ask = async () => (await send(sendMessage, request, { creatorId: MILA })).message
  await ask()
  await world.setFaults({ clockSkewMs: 120_000 })
  const message = await ask()
  function Line() {
    const error = useMessageErrors().get(message.messageId)
    return <CareHoldLine id="state" {...{ message, deniedReason, error }} fanId="fan-2" />
  }
  const view = await renderTool(<Line />)
  const isSent = async () => {
    const { data } = await send(listMessages, { channelId, limit: 20 }, { creatorId: MILA })
    return data.some((one) => one.messageId === message.messageId && one.scheduledAt === null)
  }
  return { ...view, message, isSent }
}

describe('a message held by the check at its scheduled time', () => {
  it('is restored to the composer with its content and without its time', async () => {
    const { user, isSent, message } = await renderHeld()
    expect(message.heldAt).not.toBeNull()
    expect(screen.getByText('Not sent as scheduled: this message may need care.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to message' }))
    const draft = () => readComposerDraft({ userId: ANA, creatorId: MILA, channelId })
    await waitFor(() => expect(draft()).toBeDefined())
    expect(draft()).toMatchObject({ text: PLAIN, lockText: HELD, scheduledAt: null })
    expect(draft()?.media.map(({ mediaId }) => mediaId)).toEqual(['media-1-3'])
    expect(await isSent()).toBe(false)
  })

  it('is sent anyway when its sender decides so', async () => {
    const { user, isSent } = await renderHeld()
    await user.click(screen.getByRole('button', { name: 'Send anyway' }))
    await waitFor(async () => expect(await isSent()).toBe(true))
    expect(readComposerDraft({ userId: ANA, creatorId: MILA, channelId })).toBeUndefined()
  })

  it.each([
    ['Back to message', "Couldn't move it back to the composer. It has gone."],
    ['Send anyway', 'Not sent. It has gone.'],
  ])('shows in place why a decision was refused: %s', async (name, words) => {
    const { user } = await renderHeld()
    server.use(
      http.post(`*${answerHeldMessage.path}`, () =>
        HttpResponse.json({ statusCode: 409, message: 'It has gone.' }, { status: 409 }),
      ),
    )
    await user.click(screen.getByRole('button', { name }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(readComposerDraft({ userId: ANA, creatorId: MILA, channelId })).toBeUndefined()
  })

  it('is restored once when the answer is lost, because the server may have taken it back', async () => {
    const { user, message } = await renderHeld()
    await world.setFaults({ mode: 'offline', only: answerHeldMessage.path })
    const back = screen.getByRole('button', { name: 'Back to message' })
    await user.click(back)
    expect(await screen.findByText(/^No response from the server/)).toBeVisible()
    const draft = () => readComposerDraft({ userId: ANA, creatorId: MILA, channelId })
    expect(draft()).toMatchObject({ text: message.text })
    await world.setFaults({ mode: 'none' })
    await user.click(back)
    await waitFor(() => expect(screen.queryByText(/^No response from the server/)).toBeNull())
    expect(draft()).toMatchObject({ text: message.text })
  })

  it('tells users who cannot write why, and who can grant it', async () => {
    const { user, isSent } = await renderHeld('Ask your manager for access.')
    const button = screen.getByRole('button', { name: 'Send anyway' })
    expect(button).toHaveAccessibleDescription('Ask your manager for access.')
    await user.click(button)
    expect(await isSent()).toBe(false)
  })
})
