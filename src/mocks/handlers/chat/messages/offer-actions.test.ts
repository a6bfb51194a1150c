import { expect, it } from 'vitest'

import { getFan } from '@/api/calls/chat/fan'
import { bumpOffer, getChannel, replaceOffer } from '@/api/calls/chat/messages'

import { HOUR_MS } from '../../../seed/calendar'
import type { TestRequest } from '../../../testing/mock-client'
import { createThreadFixture } from '../../../testing/thread-fixture'

const CHANNEL = 'channel-1-3'
const offer = { mediaIds: ['media-1-1'], price: 2400, channelId: CHANNEL }

async function stage() {
  const { visitor, call, outcomeOf, sent, part, clock } = await createThreadFixture(CHANNEL)
  /** Tokens expire before that. */
  const restUntilAllowed = async () => {
    clock.at += 6 * HOUR_MS
    await visitor.signIn('ana@northlight.agency')
  }
  const { messageId } = await sent({ ...offer, clientId: 'offer' })
  const bump = (change: Partial<TestRequest<typeof bumpOffer>> = {}) => ({
    messageId,
    clientId: crypto.randomUUID(),
    text: 'Still there?',
    ...change,
  })
  const replacement = (price: number, change: Partial<TestRequest<typeof replaceOffer>> = {}) => ({
    messageId,
    clientId: crypto.randomUUID(),
    price,
    ...change,
  })
  const bumpStatus = async (change: Partial<TestRequest<typeof bumpOffer>> = {}) =>
    (await outcomeOf(bumpOffer, bump(change))).status
  const replaceStatus = async (price: number, change: Partial<TestRequest<typeof replaceOffer>> = {}) =>
    (await outcomeOf(replaceOffer, replacement(price, change))).status
  const openOffers = async () => {
    const { userId } = await call(getChannel, { channelId: CHANNEL })
    return (await call(getFan, { userId: userId ?? '' })).offers
  }
  return {
    call,
    part,
    clock,
    restUntilAllowed,
    messageId,
    bump,
    bumpStatus,
    replacement,
    replaceStatus,
    openOffers,
  }
}

it('sends a reminder of an open offer as a reply, at most once in six hours', async () => {
  const { call, clock, restUntilAllowed, messageId, bump, bumpStatus, openOffers } = await stage()
  expect(await bumpStatus({ text: ' ' })).toBe(422)
  const sent = await call(bumpOffer, bump({ clientId: 'bump' }))
  expect(sent).toMatchObject({ message: { text: 'Still there?', price: 0, replyTo: { messageId } } })
  expect(await call(bumpOffer, bump({ clientId: 'bump' }))).toEqual(sent)
  expect(await bumpStatus()).toBe(409)
  const [listed] = await openOffers()
  expect(listed).toMatchObject({ messageId, bumpAfter: clock.at + 6 * HOUR_MS })
  await restUntilAllowed()
  expect(await bumpStatus()).toBe(200)
})

it('replaces an offer by the same one at another price, within bounds', async () => {
  const { call, restUntilAllowed, messageId, replacement, replaceStatus, bumpStatus, openOffers } =
    await stage()
  for (const price of [2400, 100, 900_000]) expect(await replaceStatus(price)).toBe(422)
  const done = await call(replaceOffer, replacement(1600, { clientId: 'again' }))
  expect(done).toMatchObject({
    message: { price: 1600, media: [{ mediaId: 'media-1-1' }], unsentAt: null },
    replaced: { messageId, unsentAt: expect.any(Number) as number },
  })
  expect(await call(replaceOffer, replacement(1600, { clientId: 'again' }))).toEqual(done)
  expect(await bumpStatus()).toBe(409)
  const next = done.message.messageId
  const openIds = (await openOffers()).map((one) => one.messageId)
  expect(openIds).toContain(next)
  expect(openIds).not.toContain(messageId)
  expect(await replaceStatus(1200, { messageId: next })).toBe(409)
  await restUntilAllowed()
  expect(await replaceStatus(1200, { messageId: next })).toBe(200)
})

it('rejects free, bought and fans’ messages', async () => {
  const { part, bumpStatus } = await stage()
  const { data } = await part()
  const ours = data.filter(({ senderId, kind }) => senderId === 'creator-01' && kind === 'text')
  const free = ours.find(({ price }) => price === 0) ?? expect.fail('nothing free')
  expect(await bumpStatus({ messageId: free.messageId })).toBe(422)
  const bought = ours.find(({ boughtAt }) => boughtAt !== null) ?? expect.fail('nothing bought')
  expect(await bumpStatus({ messageId: bought.messageId })).toBe(409)
  const theirs = data.find(({ senderId }) => senderId !== 'creator-01') ?? expect.fail('no fan wrote')
  expect(await bumpStatus({ messageId: theirs.messageId })).toBe(403)
})
