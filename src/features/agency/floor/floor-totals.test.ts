import * as v from 'valibot'
import { expect, it } from 'vitest'

import { FloorCreator, FloorPerson } from '@/domain/agency/floor'

import { floorPeopleTotals, floorTotals } from './floor-rules'

const creator = (creatorId: string, figures: object) =>
  v.parse(FloorCreator, {
    creatorId,
    creator: { userId: creatorId, username: creatorId, displayName: creatorId },
    ...figures,
  })
const onDuty = (...userIds: string[]) =>
  userIds.map((userId) => ({ userId, clockInAt: '2026-11-18T08:00:00Z', lastActiveAt: null }))
const usd = (amount: number) => ({ amount, currency: 'USD' })

it('counts a person with two creators once, and takes the longest wait and the last sale of all', () => {
  const sums = floorTotals([
    creator('one', {
      onDuty: onDuty('ana', 'tom'),
      plannedIds: ['ana', 'lee'],
      waiting: 3,
      payingWaiting: 1,
      oldestWaitAt: '2026-11-18T10:00:00Z',
      shiftSales: usd(1200),
      lastSaleAt: '2026-11-18T10:30:00Z',
    }),
    creator('two', {
      onDuty: onDuty('ana'),
      plannedIds: ['ana'],
      waiting: 2,
      oldestWaitAt: '2026-11-18T09:00:00Z',
      shiftSales: usd(300),
      lastSaleAt: '2026-11-18T09:30:00Z',
    }),
    creator('three', {}),
  ])
  expect(sums).toEqual({
    onDuty: 2,
    planned: 2,
    waiting: 5,
    payingWaiting: 1,
    oldestWaitAt: Date.parse('2026-11-18T09:00:00Z'),
    shiftSales: usd(1500),
    lastSaleAt: Date.parse('2026-11-18T10:30:00Z'),
  })
})

it('has no total for an empty floor or for several currencies', () => {
  expect(floorTotals([creator('one', {})])).toMatchObject({
    oldestWaitAt: null,
    shiftSales: null,
    lastSaleAt: null,
  })
  const mixed = [usd(100), { amount: 100, currency: 'EUR' }].map((shiftSales, index) =>
    creator(String(index), { shiftSales }),
  )
  expect(floorTotals(mixed).shiftSales).toBeNull()
})

it('adds up people: a creator with two people counts once, and the longest wait is the oldest', () => {
  const person = (userId: string, figures: object) =>
    v.parse(FloorPerson, { userId, clockInAt: '2026-11-18T08:00:00Z', lastActiveAt: null, ...figures })
  expect(
    floorPeopleTotals([
      person('ana', {
        creatorIds: ['one', 'two'],
        held: 3,
        oldestWaitAt: '2026-11-18T10:00:00Z',
        hourSales: usd(1200),
      }),
      person('tom', {
        creatorIds: ['two'],
        held: 1,
        oldestWaitAt: '2026-11-18T09:00:00Z',
        hourSales: usd(300),
      }),
      person('ivy', {}),
    ]),
  ).toEqual({
    creators: 2,
    held: 4,
    oldestWaitAt: Date.parse('2026-11-18T09:00:00Z'),
    hourSales: usd(1500),
  })
})
