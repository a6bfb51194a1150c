import { describe, expect, it } from 'vitest'

import { instant } from '@/domain/time/instant'
import type { Notification } from '@/domain/notifications/notification'

import { groupByFan, groupSumsOf } from './group-by-fan'

const noon = (day: number, minute = 0) => instant(new Date(2026, 10, day, 12, minute).getTime())
const of = (id: string, at: Notification['at'], facts: Partial<Notification> = {}): Notification => ({
  notificationId: id,
  kind: 'tip',
  userId: 'fan-1',
  channelId: null,
  fanId: null,
  messageId: null,
  amount: null,
  currency: 'USD',
  text: null,
  item: null,
  soldById: null,
  at,
  readAt: null,
  ...facts,
})
const shapeOf = (notifications: Notification[]) =>
  groupByFan(notifications).map((row) =>
    row.kind === 'day'
      ? new Date(row.at).getDate()
      : [row.group.userId, row.group.items.map((it) => it.notificationId).join(' ')],
  )

describe('groupByFan', () => {
  it('sorts days and entries newest first', () => {
    expect(shapeOf([of('a', noon(20)), of('b', noon(21)), of('c', noon(19))])).toEqual([
      21,
      ['fan-1', 'b'],
      20,
      ['fan-1', 'a'],
      19,
      ['fan-1', 'c'],
    ])
  })

  it("groups a fan's entries of one day at the position of the latest", () => {
    const other = { userId: 'fan-2' }
    expect(
      shapeOf([
        of('a', noon(21, 9)),
        of('b', noon(21, 8), other),
        of('c', noon(21, 7)),
        of('d', noon(20), other),
      ]),
    ).toEqual([21, ['fan-1', 'a c'], ['fan-2', 'b'], 20, ['fan-2', 'd']])
  })

  it('groups entries of the platform', () => {
    const system = { userId: null, kind: 'system' } as const
    expect(shapeOf([of('a', noon(21, 2), system), of('b', noon(21), system)])).toEqual([21, [null, 'a b']])
  })

  it("separates a colleague's mentions by chat", () => {
    const mention = { kind: 'mention', userId: 'staff-02' } as const
    const rows = groupByFan([
      of('a', noon(21, 3), { ...mention, channelId: 'c-1', fanId: 'fan-1' }),
      of('b', noon(21, 2), { ...mention, channelId: 'c-2', fanId: 'fan-2' }),
      of('c', noon(21, 1), { ...mention, channelId: 'c-1', fanId: 'fan-1' }),
      of('d', noon(21), { ...mention }),
    ])
    const groups = rows.flatMap((row) => (row.kind === 'group' ? [row.group] : []))
    expect(groups.map(({ fanId, channelId, items }) => [fanId, channelId, items.length])).toEqual([
      ['fan-1', 'c-1', 2],
      ['fan-2', 'c-2', 1],
      [null, null, 1],
    ])
  })

  it('finds the chat from any entry, and sums by currency', () => {
    const rows = groupByFan([
      of('a', noon(21, 3), { amount: 500 }),
      of('b', noon(21, 2), { amount: 700, channelId: 'c-1' }),
      of('c', noon(21, 1), { amount: 100, currency: 'EUR' }),
    ])
    const [group] = rows.flatMap((row) => (row.kind === 'group' ? [row.group] : []))
    expect(group?.channelId).toBe('c-1')
    expect(group && groupSumsOf(group)).toEqual([
      { amount: 1200, currency: 'USD' },
      { amount: 100, currency: 'EUR' },
    ])
  })
})
