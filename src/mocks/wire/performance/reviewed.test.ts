import { expect, it } from 'vitest'

import { MockClient } from '../../testing/mock-client'

const CHANNEL = 'channel-1-1'

interface Review {
  mark: string
  note: string
  userId: string | null
}
interface Reviewed {
  messageId: string
  review: Review | null
}
interface Notice {
  text: string | null
  userId: string | null
}

/** A chatter who wrote a message, a colleague, and their manager. */
async function team() {
  const viktor = await MockClient.as('viktor')
  const ana = await MockClient.as('ana', viktor.world)
  const daria = await MockClient.as('daria', viktor.world)
  const content = {
    channelId: CHANNEL,
    clientId: 'one',
    text: 'Hello you',
    mediaIds: [],
    previewMediaIds: [],
  }
  const { body } = await ana.sendAsCreator('/api/messages/send', { ...content, price: 0 })
  const { messageId } = body['message'] as unknown as Reviewed
  const review = (mark: string | null, note: string, visitor = viktor) =>
    visitor.read('/api/agency/messages/review', { messageId, mark, note })
  const seenBy = async (visitor: MockClient) => {
    const { body: part } = await visitor.sendAsCreator('/api/messages/list', { channelId: CHANNEL, limit: 5 })
    return (part['data'] as unknown as Reviewed[]).find((one) => one.messageId === messageId)?.review
  }
  const readBy = async (visitor: MockClient) => {
    const asked = { channelId: CHANNEL, creatorId: 'creator-01' }
    const { messages } = await visitor.read<{ messages: Reviewed[] }>('/api/agency/channels/read', asked)
    return messages.find((one) => one.messageId === messageId)?.review
  }
  const noticesOf = async (visitor: MockClient) => {
    const { body: part } = await visitor.sendAsCreator('/api/notifications/list', { limit: 10 })
    const all = part['data'] as unknown as Notice[]
    return all.filter(({ text }) => text?.includes('Hello you'))
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
