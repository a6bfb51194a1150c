import { describe, expect, it } from 'vitest'

import { channelOf, lastMessageAt } from '../../../../../tests/channels'
import { heldRows, holdOrder } from './held-rows'

const a = channelOf('a')
const b = channelOf('b')
const c = channelOf('c')
const ids = (rows: readonly { channelId: string }[]) => rows.map(({ channelId }) => channelId).join('')

describe('rows that stand still', () => {
  const held = holdOrder([a, b, c])

  it('stay in their places, each as it is now', () => {
    const changed = channelOf('c', { unreadCount: 2, lastMessage: lastMessageAt(5) })
    const { rows, news } = heldRows([changed, a, b], held)
    expect(ids(rows)).toBe('abc')
    expect(rows[2]).toBe(changed)
    expect(news).toBe(1)
  })
  it('count newcomers instead of giving way to them', () => {
    const { rows, news } = heldRows([channelOf('x'), a, channelOf('y'), b, c], held)
    expect(ids(rows)).toBe('abc')
    expect(news).toBe(2)
  })
  it('keep what has left, until they move again', () => {
    expect(ids(heldRows([a, c], held).rows)).toBe('abc')
  })
  it('go on with the next part below', () => {
    const { rows, news } = heldRows([a, b, c, channelOf('d'), channelOf('e')], held)
    expect(ids(rows)).toBe('abcde')
    expect(news).toBe(0)
  })
  it('take a row that only changed its place without a new message as no news', () => {
    expect(heldRows([c, a, b], held).news).toBe(0)
  })
})
