import { describe, expect, it } from 'vitest'

import { channelAt, channelCount } from './channels/channels'
import { BUSIEST_CREATOR, CREATORS, LONGEST_CHANNEL } from './creators'
import { FAN_COUNT, fanAt, fanById } from './fans/fans'
import { messageAt } from './messages/messages'
import { STAFF } from './staff'

const busiest = CREATORS[BUSIEST_CREATOR] ?? expect.fail('no creator')

describe('the seeded agency', () => {
  it('has 24 creators, 60 staff and 50,000 fans', () => {
    expect([CREATORS.length, STAFF.length, FAN_COUNT]).toEqual([24, 60, 50_000])
    expect(new Set(CREATORS.map(({ userId }) => userId)).size).toBe(24)
    expect(new Set(STAFF.map(({ email }) => email)).size).toBe(60)
  })

  it('finds a fan by index and by id, the same each time', () => {
    expect(fanAt(49_999)).toEqual(fanAt(49_999))
    expect(fanById('fan-50000')).toEqual(fanAt(49_999))
    expect(fanById('fan-50001')).toBeUndefined()
    expect(() => fanAt(50_000)).toThrow(RangeError)
  })

  it('has one creator with 50,000 channels and one channel of 100,000 messages', () => {
    expect(channelCount(busiest)).toBe(50_000)
    const longest = channelAt(busiest, LONGEST_CHANNEL)
    expect(longest.messageCount).toBe(100_000)
    expect(messageAt(longest, 99_999)).toEqual(messageAt(longest, 99_999))
    expect(() => messageAt(longest, 100_000)).toThrow(RangeError)
    expect(() => channelAt(busiest, 50_000)).toThrow(RangeError)
  })

  it('gives no fan two direct channels with one creator, and sorts channels by last message', () => {
    const fans = new Set<number>()
    let before = -1
    for (let index = 0; index < channelCount(busiest); index += 1) {
      const channel = channelAt(busiest, index)
      fans.add(channel.fanIndex)
      expect(channel.quietForMs >= before).toBe(true)
      before = channel.quietForMs
    }
    expect(fans.size).toBe(channelCount(busiest))
  })
})
