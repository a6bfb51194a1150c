import { describe, expect, it } from 'vitest'

import { channelOf, lastMessageAt } from '../../../../../../tests/support/fixtures/channels'
import { heldRows } from './held-rows'

const a = channelOf('a')
const b = channelOf('b')
const c = channelOf('c')
const ids = (rows: readonly { channelId: string }[]) => rows.map(({ channelId }) => channelId).join('')

describe('held rows', () => {
  const held = [a, b, c]

  it('keep their positions and show current data', () => {
    const changed = channelOf('c', { unreadCount: 2, lastMessage: lastMessageAt(5) })
    const { rows, news } = heldRows([changed, a, b], held)
    expect(ids(rows)).toBe('abc')
    expect(rows[2]).toBe(changed)
    expect(news).toBe(1)
  })
  it('count new rows instead of inserting them', () => {
    const { rows, news } = heldRows([channelOf('x'), a, channelOf('y'), b, c], held)
    expect(ids(rows)).toBe('abc')
    expect(news).toBe(2)
  })
  it('keep removed rows until the next sort', () => {
    expect(ids(heldRows([a, c], held).rows)).toBe('abc')
  })
  it('append the next page', () => {
    const { rows, news } = heldRows([a, b, c, channelOf('d'), channelOf('e')], held)
    expect(ids(rows)).toBe('abcde')
    expect(news).toBe(0)
  })
  it('do not count a row that moved without a new message', () => {
    expect(heldRows([c, a, b], held).news).toBe(0)
  })
})
