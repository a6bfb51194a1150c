import { describe, expect, it } from 'vitest'

import { channelOf, lastMessageAt } from '../../../../../../tests/support/fixtures/channels'
import { frozenChannels } from './shown-channels'

const a = channelOf('a')
const b = channelOf('b')
const c = channelOf('c')
const ids = (rows: readonly { channelId: string }[]) => rows.map(({ channelId }) => channelId).join('')

describe('frozen rows', () => {
  const frozen = [a, b, c]

  it('keep their positions and show current data', () => {
    const changed = channelOf('c', { unreadCount: 2, lastMessage: lastMessageAt(5) })
    const { channels, newCount } = frozenChannels([changed, a, b], frozen)
    expect(ids(channels)).toBe('abc')
    expect(channels[2]).toBe(changed)
    expect(newCount).toBe(1)
  })
  it('count new rows instead of inserting them', () => {
    const { channels, newCount } = frozenChannels([channelOf('x'), a, channelOf('y'), b, c], frozen)
    expect(ids(channels)).toBe('abc')
    expect(newCount).toBe(2)
  })
  it('keep removed rows until the next sort', () => {
    expect(ids(frozenChannels([a, c], frozen).channels)).toBe('abc')
  })
  it('append the next page', () => {
    const { channels, newCount } = frozenChannels([a, b, c, channelOf('d'), channelOf('e')], frozen)
    expect(ids(channels)).toBe('abcde')
    expect(newCount).toBe(0)
  })
  it('do not count a row that moved without a new message', () => {
    expect(frozenChannels([c, a, b], frozen).newCount).toBe(0)
  })
})
