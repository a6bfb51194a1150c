import { beforeEach, describe, expect, it } from 'vitest'

import { createPeopleFixture, NOON } from '../../testing/people-fixture'
import type { MockClient } from '../../testing/mock-client'
import { DAY_MS, HOUR_MS } from '../../seed/calendar'

interface Shift {
  shiftId: string
  userId: string
  startAt: string
  endAt: string
  state: string
  repeat: { until: string } | null
}
interface Saved {
  data: Shift[]
  changeId: string
}
interface Check {
  drafts: number
  gaps: { creatorId: string; from: string; to: string }[]
}

const SHIFTS = '/api/agency/shifts'
const at = (ms: number): string => new Date(NOON + ms).toISOString()
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

const shift = (change: object = {}) => ({
  clientId: `c-${(key += 1)}`,
  userIds: ['staff-12'],
  creatorIds: ['creator-01'],
  scope: 'one',
  startAt: at(FAR),
  endAt: at(FAR + 8 * HOUR_MS),
  ...change,
})
const save = (change: object = {}, by = boss) => by.ask<Saved>(`${SHIFTS}/save`, shift(change))
const saved = async (change: object = {}): Promise<Shift & { changeId: string }> => {
  const { data, changeId } = (await save(change)).body
  return { ...(data[0] ?? expect.fail('nothing planned')), changeId }
}
const planned = async () =>
  (await boss.ask<{ data: Shift[] }>(`${SHIFTS}/list`, { ...far, userIds: ['staff-12'] })).body.data
const check = async () => (await boss.ask<Check>(`${SHIFTS}/check`, far)).body
const uncovered = async () =>
  (await check()).gaps
    .filter(({ creatorId }) => creatorId === 'creator-01')
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map(({ from, to }) => [from, to])
const revert = (changeId: string, by = boss) => by.ask<Saved>(`${SHIFTS}/revert`, { changeId })

describe('planned shifts', () => {
  it('are drafts, hidden from their people until published', async () => {
    const own = async () =>
      (await chatter.ask<{ data: Shift[] }>('/api/internal/chatter/shifts/list', far)).body.data
    const { state } = await saved({ userIds: ['staff-04'] })
    expect([state, (await own()).length]).toEqual(['draft', 0])
    expect((await boss.ask(`${SHIFTS}/publish`, far)).body).toEqual({ published: 1, notified: 1 })
    expect(await own()).toHaveLength(1)
    const notices = await chatter.sendAsCreator('/api/notifications/list', { limit: 5 }, 'creator-07')
    expect(JSON.stringify(notices.body)).toContain('published')
  })

  it('may overlap as drafts, but not once published', async () => {
    await save()
    expect((await save(later)).status).toBe(200)
    expect((await boss.ask(`${SHIFTS}/publish`, far)).key).toBe('shift_clash')
  })

  it('are previewed with each overlap, and are not planned by it', async () => {
    await save(later)
    const preview = await boss.ask(`${SHIFTS}/preview`, shift({ repeat: daily }))
    const clash: unknown = expect.objectContaining({ userId: 'staff-12', from: later.startAt })
    expect(preview.body).toEqual({ count: 7, clashes: [clash] })
    expect((await check()).drafts).toBe(1)
  })

  it('are copied from week to week at the same local time, without duplicates', async () => {
    await save({ startAt: '2027-03-23T05:00:00.000Z', endAt: '2027-03-23T13:00:00.000Z' })
    const copy = async () => {
      const week = { from: '2027-03-21T23:00:00.000Z', to: '2027-03-28T22:00:00.000Z' }
      const body = { clientId: `copy-${(key += 1)}`, ...week, timezone: 'Europe/Warsaw' }
      return (await boss.ask<Saved>(`${SHIFTS}/copy-week`, body)).body.data
    }
    // Daylight saving time starts in Warsaw on the 28th.
    expect(await copy()).toMatchObject([{ startAt: '2027-03-30T04:00:00.000Z', state: 'draft' }])
    expect(await copy()).toEqual([])
  })

  it('are planned by account managers only for their own chatters', async () => {
    const hana = await stage.at('hana')
    expect((await save({ creatorIds: [], userIds: ['staff-02'] }, hana)).status).toBe(403)
    expect((await save({ creatorIds: [] }, chatter)).status).toBe(403)
  })

  it('that a colleague changed are neither saved nor cancelled with an older version', async () => {
    const { shiftId, userId, startAt, endAt } = await saved()
    const seen = { userId, startAt, endAt }
    await save({ shiftId, endAt: at(FAR + 6 * HOUR_MS) })
    const late = await save({ shiftId, startAt: later.startAt, seen })
    const gone = await boss.ask(`${SHIFTS}/delete`, { shiftId, scope: 'one', seen })
    expect([late.status, gone.status]).toEqual([409, 409])
  })

  it('cover their creators’ hours, drafts too, but not as a leaver’s', async () => {
    expect(await uncovered()).toEqual([[far.from, far.to]])
    const { startAt, endAt } = await saved()
    expect(await uncovered()).toEqual([
      [far.from, startAt],
      [endAt, far.to],
    ])
    await boss.ask('/api/agency/employees/deactivate', { userIds: ['staff-12'], cancelShifts: false })
    expect(await uncovered()).toEqual([[far.from, far.to]])
    expect((await check()).drafts).toBe(0)
    expect((await boss.ask(`${SHIFTS}/publish`, far)).body).toEqual({ published: 0, notified: 0 })
  })
})

describe('undoing a change of the plan', () => {
  it('restores a whole series, with the end of the part before the change', async () => {
    const { data } = (await save({ repeat: daily })).body
    const { shiftId, startAt = '' } = data[3] ?? {}
    const hourLater = {
      startAt: new Date(Date.parse(startAt) + HOUR_MS).toISOString(),
      endAt: data[3]?.endAt,
    }
    const { changeId } = await saved({ shiftId, ...hourLater, scope: 'following' })
    expect((await planned())[0]?.repeat?.until).not.toBe(daily.until)
    await revert(changeId)
    expect(await planned()).toEqual(data)
    const gone = await boss.ask<Saved>(`${SHIFTS}/delete`, { shiftId, scope: 'following' })
    expect((await planned()).length).toBeLessThan(data.length)
    await revert(gone.body.changeId)
    expect(await planned()).toEqual(data)
  })

  it('is rejected after a later change, a second time, and for other users', async () => {
    const { shiftId } = await saved()
    const moved = await saved({ shiftId, endAt: at(FAR + 6 * HOUR_MS) })
    expect((await revert(moved.changeId, await stage.at('hana'))).status).toBe(404)
    const again = await saved({ shiftId, endAt: at(FAR + 5 * HOUR_MS) })
    expect((await revert(moved.changeId)).status).toBe(409)
    expect((await revert(again.changeId)).status).toBe(200)
    expect((await revert(again.changeId)).status).toBe(404)
  })
})
