import { beforeEach, describe, expect, it } from 'vitest'

import { deactivateEmployees } from '@/api/calls/agency/employees'
import {
  checkShifts,
  copyWeek,
  deleteShift,
  listPlannedShifts,
  previewShift,
  publishShifts,
  revertShifts,
  saveShift,
} from '@/api/calls/agency/shifts'
import { listNotifications } from '@/api/calls/chat/notifications'
import { listShifts } from '@/api/calls/chatter/chatter'
import { isoOf } from '@/domain/time/instant'

import { createPeopleFixture, NOON } from '../../testing/people-fixture'
import type { MockClient, TestRequest } from '../../testing/mock-client'
import { DAY_MS, HOUR_MS } from '../../seed/calendar'

const at = (ms: number): string => isoOf(NOON + ms)
/** No shifts are planned five weeks ahead. */
const FAR = 35 * DAY_MS
const far = { from: at(FAR - DAY_MS), to: at(FAR + 9 * DAY_MS), timezone: 'Europe/Warsaw' }
const daily = { weekdays: [0, 1, 2, 3, 4, 5, 6], until: at(FAR + 6 * DAY_MS).slice(0, 10), timezone: 'UTC' }
const later = { startAt: at(FAR + HOUR_MS), endAt: at(FAR + 2 * HOUR_MS) }

let stage: ReturnType<typeof createPeopleFixture>
let boss: MockClient
let chatter: MockClient
let key = 0

beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  boss = await stage.at('viktor')
  chatter = await stage.at('ana')
})

type ShiftInput = TestRequest<typeof saveShift>
const shift = (change: Partial<ShiftInput> = {}): ShiftInput => ({
  clientId: `c-${(key += 1)}`,
  userIds: ['staff-12'],
  creatorIds: ['creator-01'],
  scope: 'one',
  startAt: at(FAR),
  endAt: at(FAR + 8 * HOUR_MS),
  ...change,
})
const save = (change?: Partial<ShiftInput>) => boss.call(saveShift, shift(change))
const saved = async (change?: Partial<ShiftInput>) => {
  const { data, changeId } = await save(change)
  return { ...(data[0] ?? expect.fail('nothing planned')), changeId: changeId ?? '' }
}
const planned = async () => (await boss.call(listPlannedShifts, { ...far, userIds: ['staff-12'] })).data
const check = () => boss.call(checkShifts, far)
const uncovered = async () =>
  (await check()).gaps
    .filter(({ creatorId }) => creatorId === 'creator-01')
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => [isoOf(from), isoOf(to)])
const revert = async (changeId: string, by = boss) => (await by.outcomeOf(revertShifts, { changeId })).status

describe('planned shifts', () => {
  it('are drafts, hidden from their people until published', async () => {
    const own = async () => (await chatter.call(listShifts, far)).data
    const { state } = await saved({ userIds: ['staff-04'] })
    expect([state, (await own()).length]).toEqual(['draft', 0])
    expect(await boss.call(publishShifts, far)).toEqual({ published: 1, notified: 1 })
    expect(await own()).toHaveLength(1)
    const { data: notices } = await chatter.call(listNotifications, { limit: 5 }, 'creator-07')
    expect(notices.map(({ text }) => text)).toContainEqual(expect.stringContaining('published'))
  })

  it('may overlap as drafts, but not once published', async () => {
    await save()
    await save(later)
    expect((await boss.outcomeOf(publishShifts, far)).key).toBe('shift_clash')
  })

  it('are previewed with each overlap, and are not planned by it', async () => {
    await save(later)
    const preview = await boss.call(previewShift, shift({ repeat: daily }))
    const clash: unknown = expect.objectContaining({ userId: 'staff-12', from: Date.parse(later.startAt) })
    expect(preview).toEqual({ count: 7, clashes: [clash] })
    expect((await check()).drafts).toBe(1)
  })

  it('are copied from week to week at the same local time, without duplicates', async () => {
    await save({ startAt: '2027-03-23T05:00:00.000Z', endAt: '2027-03-23T13:00:00.000Z' })
    const copy = async () => {
      const week = { from: '2027-03-21T23:00:00.000Z', to: '2027-03-28T22:00:00.000Z' }
      const body = { clientId: `copy-${(key += 1)}`, ...week, timezone: 'Europe/Warsaw' }
      return (await boss.call(copyWeek, body)).data
    }
    // Daylight saving time starts in Warsaw on the 28th.
    expect(await copy()).toMatchObject([{ startAt: Date.UTC(2027, 2, 30, 4), state: 'draft' }])
    expect(await copy()).toEqual([])
  })

  it('are planned by account managers only for their own chatters', async () => {
    const hana = await stage.at('hana')
    const forManager = shift({ creatorIds: [], userIds: ['staff-02'] })
    expect((await hana.outcomeOf(saveShift, forManager)).status).toBe(403)
    expect((await chatter.outcomeOf(saveShift, shift({ creatorIds: [] }))).status).toBe(403)
  })

  it('that a colleague changed are neither saved nor cancelled with an older version', async () => {
    const { shiftId, userId, creatorIds, startAt, endAt } = await saved()
    const seen = { userId, creatorIds, startAt: isoOf(startAt), endAt: isoOf(endAt) }
    await save({ shiftId, creatorIds: ['creator-01', 'creator-02'] })
    const without = await boss.outcomeOf(saveShift, shift({ shiftId, seen }))
    const more = { ...seen, creatorIds: ['creator-02', 'creator-01'] }
    await save({ shiftId, endAt: at(FAR + 6 * HOUR_MS), seen: more })
    const late = await boss.outcomeOf(saveShift, shift({ shiftId, startAt: later.startAt, seen }))
    const gone = await boss.outcomeOf(deleteShift, { clientId: 'gone', shiftId, scope: 'one', seen })
    expect([without.status, late.status, gone.status]).toEqual([409, 409, 409])
  })

  it('cover their creators’ hours, drafts too, but not as a leaver’s', async () => {
    expect(await uncovered()).toEqual([[far.from, far.to]])
    const { startAt, endAt } = await saved()
    expect(await uncovered()).toEqual([
      [far.from, isoOf(startAt)],
      [isoOf(endAt), far.to],
    ])
    await boss.call(deactivateEmployees, { userIds: ['staff-12'], cancelShifts: false })
    expect(await uncovered()).toEqual([[far.from, far.to]])
    expect((await check()).drafts).toBe(0)
    expect(await boss.call(publishShifts, far)).toEqual({ published: 0, notified: 0 })
  })
})

describe('undoing a change of the plan', () => {
  it('restores a whole series, with the end of the part before the change', async () => {
    const { data } = await save({ repeat: daily })
    const { shiftId, startAt, endAt } = data[3] ?? expect.fail('no series')
    const hourLater = { startAt: isoOf(startAt + HOUR_MS), endAt: isoOf(endAt) }
    const { changeId } = await saved({ shiftId, ...hourLater, scope: 'following' })
    expect((await planned())[0]?.repeat?.until).not.toBe(daily.until)
    await revert(changeId)
    expect(await planned()).toEqual(data)
    const gone = await boss.call(deleteShift, { clientId: 'gone', shiftId, scope: 'following' })
    expect((await planned()).length).toBeLessThan(data.length)
    await revert(gone.changeId ?? '')
    expect(await planned()).toEqual(data)
  })

  it('is rejected after a later change, a second time, and for other users', async () => {
    const { shiftId } = await saved()
    const moved = await saved({ shiftId, endAt: at(FAR + 6 * HOUR_MS) })
    expect(await revert(moved.changeId, await stage.at('hana'))).toBe(404)
    const again = await saved({ shiftId, endAt: at(FAR + 5 * HOUR_MS) })
    expect(await revert(moved.changeId)).toBe(409)
    expect(await revert(again.changeId)).toBe(200)
    expect(await revert(again.changeId)).toBe(404)
  })
})
