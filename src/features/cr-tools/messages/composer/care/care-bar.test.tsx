import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { listMessages } from '@/api/calls/chat/messages'
import { seeToCrisis } from '@/api/calls/agency/escalations'
import { queryClient as client } from '@/api/query-client'
import { send } from '@/api/send'
import { server, world } from '@/mocks/node'
import { CREATORS } from '@/mocks/seed/creators'
import { addFanMessage } from '@/mocks/rules/threads/add-message'
import { conversationOf } from '@/mocks/rules/threads/conversation'
import { onOutageChange, retryConnection, watchConnection } from '@/services/network/connection'
import { setWorkingUser } from '@/services/session/working-user'

import { advancePage } from '../../../../../../tests/support/render/advance-page'
import {
  CREATOR,
  renderComposer,
  sendButton,
  setUpComposerBackend,
} from '../../../../../../tests/support/render/render-composer'
import { loadNewest, threadQuery } from '../../../cache/thread-cache'

setUpComposerBackend()

const creator = CREATORS[0] ?? expect.fail('no creator')
const TITLE = 'This message may need care'

/**
 * Opens a conversation whose last fan message may need care. Each test uses another one: handled messages are
 * remembered for the life of the page, and a new mock has the same IDs.
 */
async function openChannelNeedingCare(channelId: string) {
  const view = await renderComposer(channelId)
  await client.query(threadQuery(CREATOR, channelId))
  const text = 'i want to die'
  await world.transact(() => void addFanMessage(world, conversationOf(world, creator, channelId), { text }))
  const loadAgain = () => act(() => loadNewest({ client, creatorId: CREATOR, channelId }))
  await loadAgain()
  expect(await screen.findByText(TITLE)).toBeVisible()
  const newest = async () =>
    (await send(listMessages, { channelId, limit: 1 }, { creatorId: CREATOR })).data.at(-1)
  return { ...view, loadAgain, newest }
}
const handledButton = () => screen.getByRole('button', { name: 'Handled' })

describe('a fan message that may need care', () => {
  it('pauses selling, offers help, alerts a manager, and is dismissed when handled', async () => {
    const { user, box, newest } = await openChannelNeedingCare('channel-1-2')
    await user.type(box, 'I am here')
    await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-disabled'))
    const price = screen.getByRole('button', { name: 'Price' })
    expect(price).toHaveAccessibleDescription(/^Selling is paused/)
    await user.click(price)
    expect(screen.queryByRole('dialog', { name: 'Price' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Tell my manager' }))
    expect(
      await screen.findByText(/^Your manager now knows .* safety team: support@/, { selector: 'p' }),
    ).toBeVisible()
    await user.click(handledButton())
    expect(screen.queryByText(TITLE)).toBeNull()
    expect(box).toHaveFocus()
    expect(price).not.toHaveAccessibleDescription(/Selling is paused/)
    await waitFor(async () => expect((await newest())?.seenToAt).toEqual(expect.any(Number)))
  })

  it('is dismissed for later visitors after a colleague handled it', async () => {
    const { newest, loadAgain } = await openChannelNeedingCare('channel-1-3')
    const { messageId = '' } = (await newest()) ?? {}
    await send(seeToCrisis, { channelId: 'channel-1-3', messageId })
    await loadAgain()
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull())
  })

  it('reappears with the reason when the server rejects the call', async () => {
    const { user } = await openChannelNeedingCare('channel-1-4')
    const message = 'This conversation is not yours.'
    server.use(
      http.post(`*${seeToCrisis.path}`, () =>
        HttpResponse.json({ statusCode: 403, message }, { status: 403 }),
      ),
    )
    await user.click(handledButton())
    expect(await screen.findByText(`Couldn't mark as handled. ${message}`)).toBeVisible()
    expect(screen.getByText(TITLE)).toBeVisible()
  })

  it('stays dismissed offline and retries the call after the connection returns', async () => {
    const { user, newest } = await openChannelNeedingCare('channel-1-5')
    let isBack = false
    let isOut = false
    const stop = watchConnection(async () => isBack)
    onOutageChange((outage) => {
      isOut = outage !== undefined
    })
    server.use(http.post(`*${seeToCrisis.path}`, () => HttpResponse.error(), { once: true }))
    await user.click(handledButton())
    await waitFor(() => expect(isOut).toBe(true))
    expect(screen.queryByText(TITLE)).toBeNull()
    expect((await newest())?.seenToAt).toBeNull()
    isBack = true
    retryConnection()
    await waitFor(async () => expect((await newest())?.seenToAt).toEqual(expect.any(Number)))
    stop()
  })

  it('retries once when only this call fails, and reappears with the reason when that fails too', async () => {
    const { user, newest } = await openChannelNeedingCare('channel-1-6')
    const stop = watchConnection(async () => true)
    const lose = (times: number) => {
      let lost = 0
      server.use(http.post(`*${seeToCrisis.path}`, () => (lost++ < times ? HttpResponse.error() : undefined)))
      return () => lost
    }
    const lost = lose(2)
    await user.click(handledButton())
    expect(await screen.findByText(/^Couldn't mark as handled/)).toBeVisible()
    expect(lost()).toBe(2)
    lose(1)
    await user.click(handledButton())
    await waitFor(async () => expect((await newest())?.seenToAt).toEqual(expect.any(Number)))
    stop()
  })

  it('is not reported as another user after a change of user', async () => {
    const { user, newest } = await openChannelNeedingCare('channel-1-7')
    const stop = watchConnection(async () => true)
    setWorkingUser('staff-04')
    let calls = 0
    const answer = Promise.withResolvers<void>()
    server.use(
      http.post(`*${seeToCrisis.path}`, async () => {
        calls += 1
        await answer.promise
        return HttpResponse.error()
      }),
    )
    await user.click(handledButton())
    await waitFor(() => expect(calls).toBe(1))
    act(() => setWorkingUser('staff-05'))
    answer.resolve()
    await advancePage(50)
    retryConnection()
    await newest()
    expect(calls).toBe(1)
    stop()
  })
})
