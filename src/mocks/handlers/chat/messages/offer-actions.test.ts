import { expect, it } from 'vitest'

import { HOUR_MS } from '../../../seed/calendar'
import { createThreadFixture } from '../../../testing/thread-fixture'

const CHANNEL = 'channel-1-3'
const offer = { mediaIds: ['media-1-1'], price: 2400, channelId: CHANNEL }

async function stage() {
  const { visitor, sent, clock } = await createThreadFixture(CHANNEL)
  let bearer = await visitor.creatorToken('creator-01')
  const post = (path: string, body: object) => visitor.send(`/api/messages/${path}`, { body, bearer })
  /** Tokens expire before that. */
  const restUntilAllowed = async () => {
    clock.at += 6 * HOUR_MS
    await visitor.signIn('ana@northlight.agency')
    bearer = await visitor.creatorToken('creator-01')
  }
  const { messageId } = await sent({ ...offer, clientId: 'offer' })
  const bump = (body: object = {}) =>
    post('offer/bump', { messageId, clientId: crypto.randomUUID(), text: 'Still there?', ...body })
  const replace = (price: number, body: object = {}) =>
    post('offer/replace', { messageId, clientId: crypto.randomUUID(), price, ...body })
  const openIds = async () => {
    const { body } = await post('channel/get', { channelId: CHANNEL })
    const { userId } = body as unknown as { userId: string }
    const fan = await visitor.send('/api/internal/chatter/fan/get', {
      body: { userId },
      bearer,
      isInternal: true,
    })
    return (fan.body as unknown as { offers: { messageId: string; bumpAfter: string | null }[] }).offers
  }
  return { post, clock, restUntilAllowed, messageId, bump, replace, openIds }
}

it('sends a reminder of an open offer as a reply, at most once in six hours', async () => {
  const { clock, restUntilAllowed, messageId, bump, openIds } = await stage()
  expect((await bump({ text: ' ' })).status).toBe(422)
  const { body } = await bump({ clientId: 'bump' })
  expect(body).toMatchObject({ message: { text: 'Still there?', price: 0, replyTo: { messageId } } })
  expect((await bump({ clientId: 'bump' })).body).toEqual(body)
  expect((await bump()).status).toBe(409)
  const [listed] = await openIds()
  expect(listed).toMatchObject({ messageId, bumpAfter: new Date(clock.at + 6 * HOUR_MS).toISOString() })
  await restUntilAllowed()
  expect((await bump()).status).toBe(200)
})

it('replaces an offer by the same one at another price, within bounds', async () => {
  const { restUntilAllowed, messageId, replace, bump, openIds } = await stage()
  for (const price of [2400, 100, 900_000]) expect((await replace(price)).status).toBe(422)
  const { body } = await replace(1600, { clientId: 'again' })
  expect(body).toMatchObject({
    message: { price: 1600, media: [{ mediaId: 'media-1-1' }], unsentAt: null },
    replaced: { messageId, unsentAt: expect.any(String) as string },
  })
  expect((await replace(1600, { clientId: 'again' })).body).toEqual(body)
  expect((await bump()).status).toBe(409)
  const { messageId: next } = (body as unknown as { message: { messageId: string } }).message
  expect((await openIds()).map((one) => one.messageId)).toContain(next)
  expect((await openIds()).map((one) => one.messageId)).not.toContain(messageId)
  expect((await replace(1200, { messageId: next })).status).toBe(409)
  await restUntilAllowed()
  expect((await replace(1200, { messageId: next })).status).toBe(200)
})

it('rejects free, bought and fans’ messages', async () => {
  const { post, bump } = await stage()
  const { body } = await post('list', { channelId: CHANNEL, limit: 200 })
  const all = (body as unknown as { data: Record<string, unknown>[] }).data
  const free = all.find(
    ({ senderId, price, kind }) => senderId === 'creator-01' && price === 0 && kind === 'text',
  )
  expect((await bump({ messageId: free?.['messageId'] })).status).toBe(422)
  const theirs = all.find(({ senderId }) => senderId !== 'creator-01')
  expect((await bump({ messageId: theirs?.['messageId'] })).status).toBe(403)
})
