import { beforeEach, describe, expect, it } from 'vitest'

import { deactivateEmployees } from '@/api/calls/agency/employees'
import {
  checkShifts,
  copyWeek,
  deleteShift,
  listPlannedShifts,
  publishShifts,
  saveShift,
} from '@/api/calls/agency/shifts'
import type { PlannedShift } from '@/domain/shift/planned-shift'
import { instant, isoOf } from '@/domain/time/instant'

import { createPeopleFixture } from '../../testing/people-fixture'
import type { MockClient, TestRequest } from '../../testing/mock-client'
import { HOUR_MS } from '../../seed/calendar'

/** Nothing is planned here; the first is a Monday. */
const WEEK = { from: '2027-02-01T00:00:00.000Z', to: '2027-02-08T00:00:00.000Z' }
const NEXT_WEEK = { from: WEEK.to, to: '2027-02-15T00:00:00.000Z' }
const BOTH = { from: WEEK.from, to: NEXT_WEEK.to }
const workdays = { weekdays: [1, 2, 3, 4, 5], until: '2027-02-12', timezone: 'UTC' }

let stage: ReturnType<typeof createPeopleFixture>
let boss: MockClient
let key = 0

beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  boss = await stage.at('viktor')
})

const request = (change: Partial<TestRequest<typeof saveShift>> = {}) => ({
  clientId: `c-${(key += 1)}`,
  userIds: ['staff-12'],
  creatorIds: ['creator-01'],
  scope: 'one' as const,
  startAt: '2027-02-01T09:00:00.000Z',
  endAt: '2027-02-01T17:00:00.000Z',
  ...change,
})
const save = async (change?: Partial<TestRequest<typeof saveShift>>) =>
  (await boss.call(saveShift, request(change))).data
const timesOf = ({ startAt, endAt }: PlannedShift, laterMs = 0) => ({
  startAt: isoOf(startAt + laterMs),
  endAt: isoOf(endAt + laterMs),
})
const planned = async (userId = 'staff-12') =>
  (await boss.call(listPlannedShifts, { ...BOTH, userIds: [userId] })).data
const factsOf = (shifts: readonly PlannedShift[]) =>
  shifts.map(({ shiftId, startAt, state }) => [shiftId, isoOf(startAt).slice(0, 13), state])
const days = (shifts: readonly PlannedShift[]) => shifts.map(({ startAt }) => isoOf(startAt).slice(8, 10))

/** Two weeks of workdays, the first published. */
async function series() {
  await save({ repeat: workdays })
  await boss.call(publishShifts, WEEK)
  const all = await planned()
  const [monday, , , thursday] = all
  if (!monday || !thursday) expect.fail('no series')
  return { all, monday, thursday }
}

describe('the rest of a series', () => {
  it('leaves a cancelled day out when it changes, and every other day keeps its id and state', async () => {
    const { all, monday, thursday } = await series()
    await boss.call(deleteShift, { clientId: 'holiday', shiftId: thursday.shiftId, scope: 'one' })
    const { shiftId } = monday
    await save({ shiftId, ...timesOf(monday, HOUR_MS), scope: 'following' })
    const rest = all.filter((shift) => shift !== thursday)
    const expected = rest.map((shift) => ({ ...shift, startAt: instant(shift.startAt + HOUR_MS) }))
    expect(factsOf(await planned())).toEqual(factsOf(expected))
    await save({ shiftId, ...timesOf(monday), scope: 'following' })
    expect(factsOf(await planned())).toEqual(factsOf(rest))
  })

  it('leaves a day alone that was changed alone', async () => {
    const { monday, thursday } = await series()
    await save({ shiftId: thursday.shiftId, ...timesOf(thursday, HOUR_MS) })
    await save({ shiftId: monday.shiftId, ...timesOf(monday, 2 * HOUR_MS), scope: 'following' })
    const hours = (await planned()).map(({ startAt }) => isoOf(startAt).slice(11, 13))
    expect(hours).toEqual(['11', '11', '11', '10', ...Array<string>(6).fill('11')])
  })

  it('keeps what its days were when all move, and when only its own weekday does', async () => {
    const { all, monday } = await series()
    const { shiftId } = monday
    const sunday = timesOf(monday, -24 * HOUR_MS)
    await save({ shiftId, ...sunday, scope: 'following' })
    const expected = all.map((shift) => ({ ...shift, startAt: instant(shift.startAt - 24 * HOUR_MS) }))
    const back = (
      await boss.call(listPlannedShifts, { ...BOTH, from: sunday.startAt, userIds: ['staff-12'] })
    ).data
    expect(factsOf(back)).toEqual(factsOf(expected))
    const repeat = { ...workdays, weekdays: [1, 2, 3, 4] }
    await save({ shiftId, ...timesOf(monday), repeat, scope: 'following' })
    expect(factsOf(await planned())).toMatchObject([
      [shiftId, '2027-02-01T09', 'published'],
      [all[2]?.shiftId, '2027-02-02T09', 'published'],
      [all[3]?.shiftId, '2027-02-03T09', 'published'],
      [all[4]?.shiftId, '2027-02-04T09', 'published'],
      [all[5]?.shiftId, '2027-02-08T09', 'draft'],
      ...Array.from({ length: 3 }, () => [expect.any(String), expect.any(String), 'draft']),
    ])
  })

  it('keeps what its days were when a later start is on the next day of its zone', async () => {
    const night = { startAt: '2027-02-01T21:00:00.000Z', endAt: '2027-02-02T05:00:00.000Z' }
    const twice = { weekdays: [1, 5], until: '2027-02-12', timezone: 'Europe/Warsaw' }
    const [monday, friday = expect.fail('no series')] = await save({ ...night, repeat: twice })
    await boss.call(publishShifts, WEEK)
    await boss.call(deleteShift, { clientId: 'holiday', shiftId: friday.shiftId, scope: 'one' })
    const before = await planned()
    if (!monday) expect.fail('no series')
    // 09:00 in Manila instead of 05:00, the day of which is already the next one.
    await save({ shiftId: monday.shiftId, ...timesOf(monday, 4 * HOUR_MS), scope: 'following' })
    const later = before.map((shift) => ({ ...shift, startAt: instant(shift.startAt + 4 * HOUR_MS) }))
    expect(factsOf(await planned())).toEqual(factsOf(later))
  })

  it('is planned for an added person on the same days', async () => {
    const { monday, thursday } = await series()
    await boss.call(deleteShift, { clientId: 'holiday', shiftId: thursday.shiftId, scope: 'one' })
    const userIds = ['staff-12', 'staff-14']
    await save({ shiftId: monday.shiftId, ...timesOf(monday), userIds, scope: 'following' })
    const added = await planned('staff-14')
    expect(days(added)).toEqual(['01', '02', '03', '05', '08', '09', '10', '11', '12'])
    expect(new Set(added.map(({ seriesId }) => seriesId)).size).toBe(1)
    expect(added.every(({ state, repeat }) => state === 'draft' && repeat !== null)).toBe(true)
  })
})

describe('a plan', () => {
  it('neither hides nor publishes an overlap across the end of the week', async () => {
    await save({ startAt: '2027-02-08T05:00:00.000Z', endAt: '2027-02-08T13:00:00.000Z' })
    await boss.call(publishShifts, NEXT_WEEK)
    await save({ startAt: '2027-02-07T22:00:00.000Z', endAt: '2027-02-08T06:00:00.000Z' })
    expect((await boss.outcomeOf(publishShifts, WEEK)).key).toBe('shift_clash')
    expect((await boss.call(checkShifts, { ...WEEK, timezone: 'UTC' })).clashes).toHaveLength(1)
    expect((await boss.call(listPlannedShifts, WEEK)).clashes).toHaveLength(1)
  })

  it('keeps a shift with its person, in whichever order people are chosen', async () => {
    const { monday } = await series()
    await save({ shiftId: monday.shiftId, ...timesOf(monday), userIds: ['staff-14', 'staff-12'] })
    expect((await planned())[0]).toMatchObject({ shiftId: monday.shiftId, state: 'published' })
    expect((await planned('staff-14'))[0]).toMatchObject({ startAt: monday.startAt, state: 'draft' })
  })

  it('has whole days, also of 25 hours', async () => {
    const times = { startAt: '2027-10-30T22:00:00.000Z', endAt: '2027-10-31T23:00:00.000Z' }
    const [shift = expect.fail('not planned')] = await save(times)
    await save({ shiftId: shift.shiftId, ...times, creatorIds: [] })
    const longer = request({ ...times, endAt: '2027-10-31T23:15:00.000Z' })
    expect((await boss.outcomeOf(saveShift, longer)).status).toBe(422)
  })

  it('is not copied for people who left', async () => {
    await series()
    await boss.call(deactivateEmployees, { userIds: ['staff-12'], cancelShifts: false })
    const week = { from: WEEK.from, to: '2027-03-01T00:00:00.000Z', timezone: 'UTC' }
    expect((await boss.call(copyWeek, { clientId: 'copy', ...week })).data).toEqual([])
  })
})
