import { expect, it } from 'vitest'

import { getChannel, unsendMessage } from '@/api/calls/chat/messages'
import { listSentSteps } from '@/api/calls/chat/scripts'

import { LONGEST_CHANNEL_ID, createThreadFixture } from '../../testing/thread-fixture'

it('lists the script steps a fan got, without pending and unsent ones', async () => {
  const { sent, call, part, clock } = await createThreadFixture()
  const { userId } = await call(getChannel, { channelId: LONGEST_CHANNEL_ID })
  const got = async () => (await call(listSentSteps, { userId: userId ?? '' })).data
  expect(await got()).toEqual([])
  const scheduledAt = new Date(clock.at + 60_000).toISOString()
  await sent({ clientId: 'later', scriptId: 'script-1-5', scriptStep: 1, scheduledAt })
  const { messageId, createdAt } = await sent({ scriptId: 'script-1-5', scriptStep: 0 })
  const first = { scriptId: 'script-1-5', step: 0, sentAt: createdAt, price: 0, boughtAt: null }
  expect(await got()).toEqual([first])
  clock.at += 61_000
  await part({ limit: 1 })
  expect(await got()).toEqual([first, expect.objectContaining({ step: 1 })])
  await call(unsendMessage, { messageId })
  expect(await got()).toEqual([expect.objectContaining({ step: 1 })])
})
