import { expect, it } from 'vitest'

import { LONGEST_CHANNEL_ID, createThreadFixture } from '../../testing/thread-fixture'

it('lists the script steps a fan got, without pending and unsent ones', async () => {
  const { sent, post, part, clock } = await createThreadFixture()
  const { userId } = (await post('channel/get', { channelId: LONGEST_CHANNEL_ID })).body as unknown as {
    userId: string
  }
  const got = async () => (await post('scripts/sent', { userId })).body['data']
  expect(await got()).toEqual([])
  const scheduledAt = new Date(clock.at + 60_000).toISOString()
  await sent({ clientId: 'later', scriptId: 'script-1-5', scriptStep: 1, scheduledAt })
  const { messageId, createdAt } = await sent({ scriptId: 'script-1-5', scriptStep: 0 })
  const first = { scriptId: 'script-1-5', step: 0, sentAt: createdAt, price: 0, boughtAt: null }
  expect(await got()).toEqual([first])
  clock.at += 61_000
  await part({ limit: 1 })
  expect(await got()).toEqual([first, expect.objectContaining({ step: 1 })])
  await post('unsend', { messageId })
  expect(await got()).toEqual([expect.objectContaining({ step: 1 })])
})
