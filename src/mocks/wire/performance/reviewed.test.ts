import { expect, it } from 'vitest'

import { reviewMessage } from '@/api/calls/agency/performance'
import { listMessages, sendMessage } from '@/api/calls/chat/messages'
import { listNotifications } from '@/api/calls/chat/notifications'
import { readChannel } from '@/api/calls/agency/floor'
import type { Message } from '@/domain/chat/message'

import { MockClient, type TestRequest } from '../../testing/mock-client'

const CHANNEL = 'channel-1-1'

/** A chatter who wrote a message, a colleague, and their manager. */
async function team() {
  const viktor = await MockClient.as('viktor')
  const ana = await MockClient.as('ana', viktor.world)
  const daria = await MockClient.as('daria', viktor.world)
  const content = { text: 'Hello you', mediaIds: [], previewMediaIds: [], price: 0 }
  const { message } = await ana.call(sendMessage, { channelId: CHANNEL, clientId: 'one', ...content })
  const { messageId } = message
  const review = (mark: TestRequest<typeof reviewMessage>['mark'], note: string) =>
    viktor.call(reviewMessage, { messageId, mark, note })
  const reviewIn = (messages: readonly Message[]) =>
    messages.find((one) => one.messageId === messageId)?.review
  const seenBy = async (visitor: MockClient) =>
    reviewIn((await visitor.call(listMessages, { channelId: CHANNEL, limit: 5 })).data)
  const readBy = async (visitor: MockClient) =>
    reviewIn((await visitor.call(readChannel, { channelId: CHANNEL, creatorId: 'creator-01' })).messages)
  const noticesOf = async (visitor: MockClient) => {
    const { data } = await visitor.call(listNotifications, { limit: 10 })
    return data.filter(({ text }) => text?.includes('Hello you'))
  }
  return { viktor, ana, daria, review, seenBy, readBy, noticesOf }
}

it('a review is visible at the message only to its author', async () => {
  const { ana, daria, viktor, review, seenBy, readBy } = await team()
  expect(await seenBy(ana)).toBeNull()
  await review('coach', 'Ask by name')
  expect(await seenBy(ana)).toMatchObject({ mark: 'coach', note: 'Ask by name', userId: 'staff-02' })
  expect(await seenBy(daria)).toBeNull()
  expect([await seenBy(viktor), await readBy(viktor)]).toEqual([null, null])
  await review(null, '')
  expect(await seenBy(ana)).toBeNull()
})

it('a review and its notice omit the reviewer where staff names are hidden', async () => {
  const { ana, viktor, review, seenBy, noticesOf } = await team()
  await viktor.world.transact(() => {
    viktor.world.state.permissions['staff-04'] = { canSeeStaffNames: false }
  })
  await review('good', '')
  expect(await seenBy(ana)).toMatchObject({ mark: 'good', userId: null })
  expect(await noticesOf(ana)).toMatchObject([{ userId: null }])
})

it('the author gets one notice with the note; a new review replaces an unread one', async () => {
  const { ana, daria, review, noticesOf } = await team()
  await review('coach', '')
  await review('coach', 'Ask by name')
  await review('coach', 'Ask by name')
  expect(await noticesOf(ana)).toMatchObject([
    { text: expect.stringContaining('Ask by name'), userId: 'staff-02' },
  ])
  expect(await noticesOf(daria)).toEqual([])
  await review(null, '')
  expect(await noticesOf(ana)).toEqual([])
})
