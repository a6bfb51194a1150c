import { expect, it } from 'vitest'

import { appendToOutbox } from '@/domain/chat/outbox'

import { newOutgoing } from '../../../../tests/support/fixtures/outgoing'
import { Clock, SharedStorage } from '../../../../tests/support/simulated-browser/browser-parts'
import { OutboxSender } from './outbox-sender'
import { OutboxStore } from './outbox-store'

it('counts attempts per channel while other tabs hold the locks, and from one again after each', async () => {
  const clock = new Clock()
  const store = new OutboxStore(new SharedStorage(clock, 0).tab(), 'ann')
  /** How often each channel's lock is still refused. */
  const refusals = new Map([
    ['channel-1', 4],
    ['channel-2', 1],
  ])
  const lockedAt = new Map<string, number[]>()
  const sender = new OutboxSender({
    store,
    withLock: async (channelId, run) => {
      lockedAt.set(channelId, [...(lockedAt.get(channelId) ?? []), clock.now])
      const left = refusals.get(channelId) ?? 0
      if (left === 0) return run()
      refusals.set(channelId, left - 1)
      throw new Error('another tab holds the lock')
    },
    post: async () => ({ kind: 'accepted' }),
    isOnline: () => true,
    now: () => clock.now,
    setTimer: (ms, run) => {
      let isOff = false
      clock.at(ms, () => isOff || run())
      return () => void (isOff = true)
    },
    random: () => 0,
    newKey: () => 'again',
    staleMessage: () => 'Written long ago',
  })
  const write = (id: string, channelId: string) =>
    store.add({ ...appendToOutbox(newOutgoing(id, channelId), [], clock.now), state: 'waiting' })
  /** The delays between the attempts since the last call. */
  const delays = (channelId: string) => {
    // After a message it looks for the next one at once.
    const at = [...new Set(lockedAt.get(channelId))]
    lockedAt.delete(channelId)
    return at.slice(1).map((time, index) => time - (at[index] ?? 0))
  }
  sender.start()
  write('first', 'channel-1')
  await clock.run()
  expect(delays('channel-1')).toEqual([500, 1000, 2000, 4000])
  write('second', 'channel-2')
  await clock.run()
  expect(delays('channel-2')).toEqual([500])
  refusals.set('channel-1', 1)
  write('third', 'channel-1')
  await clock.run()
  expect(delays('channel-1')).toEqual([500])
  expect(store.all()).toEqual([])
  sender.stop()
})
