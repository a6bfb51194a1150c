import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { channelAt, channelCount, isGroupIndex } from '../channels/channels'
import { CREATORS } from '../creators'
import { channelIndexWith } from '../fans/fan-facts'
import { messageAt } from '../messages/messages'
import { paidItemsIn, seedPaymentsOf, spentIn } from './payments'
import { random } from '../random'

const anchor = Date.UTC(2026, 10, 21, 9)
const creatorIndex = fc.integer({ min: 0, max: CREATORS.length - 1 })
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

const creatorAt = (creatorIndex: number) => CREATORS[creatorIndex] ?? expect.fail('no creator')

describe('a fan’s payments', () => {
  it('add up to the fan’s spend, to the cent, all in the past', () => {
    fc.assert(
      fc.property(creatorIndex, fc.integer({ min: 0, max: 399 }), (creatorIndex, index) => {
        if (isGroupIndex(index)) return
        const channel = channelAt(creatorAt(creatorIndex), index)
        const payments = seedPaymentsOf(creatorAt(creatorIndex), channel.fanIndex, anchor)
        const kept = payments.filter(({ isRefunded }) => !isRefunded)
        expect(sum(kept.map(({ amount }) => amount))).toBe(spentIn(channel, anchor))
        expect(payments.every(({ at }) => at <= anchor)).toBe(true)
        const written = payments.filter(({ messageIndex }) => messageIndex !== null)
        expect(paidItemsIn(channel).size).toBe(written.length)
      }),
      { numRuns: 300 },
    )
  })

  it('equal the purchases and tips of the conversation', () => {
    for (const index of [1, 5, 20, 90, 333]) {
      const channel = channelAt(creatorAt(1), index)
      const shown: number[] = []
      for (let messageIndex = 0; messageIndex < channel.messageCount; messageIndex += 1) {
        const { price, boughtAfterMs, kind } = messageAt(channel, messageIndex)
        if (boughtAfterMs !== null || kind === 'tip' || kind === 'order') shown.push(price)
      }
      expect(sum(shown)).toBe(sum([...paidItemsIn(channel).values()].map(({ amount }) => amount)))
    }
  })
})

describe('the index of a conversation', () => {
  it('is computed from the fan without a search', () => {
    const roll = random(7)
    for (let time = 0; time < 200; time += 1) {
      const creator = creatorAt(Math.floor(roll() * CREATORS.length))
      const index = Math.floor(roll() * channelCount(creator))
      expect(channelIndexWith(creator.index, channelAt(creator, index).fanIndex)).toBe(index)
    }
  })
})
