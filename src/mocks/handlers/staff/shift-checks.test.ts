import { beforeEach, describe, expect, it } from 'vitest'

import { sendTyped, createPeopleFixture, NOON } from '../../testing/people-fixture'
import type { MockClient } from '../../testing/mock-client'

interface Shift {
  shiftId: string
  userId: string
  startAt: string
  endAt: string
  state: string
}
interface Check {
  drafts: number
  people: number
  clashes: { userId: string }[]
  gaps: { creatorId: string; from: string; to: string; demand: number }[]
}
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SHIFTS = '/api/agency/shifts'
const at = (ms: number): string => new Date(NOON + ms).toISOString()
/** No shifts are planned five weeks ahead. */
const FAR = 35 * DAY_MS
const far = { from: at(FAR - DAY_MS), to: at(FAR + DAY_MS), timezone: 'Europe/Warsaw' }

let boss: MockClient
let key = 0
beforeEach(async () => {
  const stage = createPeopleFixture()
  await stage.begin()
  boss = await stage.at('viktor')
})

const save = (body: object) =>
  sendTyped<{ data: Shift[] }>(boss, `${SHIFTS}/save`, {
    clientId: `check-${(key += 1)}`,
    userIds: ['staff-12'],
    creatorIds: ['creator-01'],
    scope: 'one',
    startAt: at(FAR),
    endAt: at(FAR + 8 * HOUR_MS),
    ...body,
  })
const check = async () => (await sendTyped<Check>(boss, `${SHIFTS}/check`, far)).body
const first = async (): Promise<Shift> => {
  const [shift] = (await save({})).body.data
  if (!shift) throw new Error('nothing planned')
  return shift
}
const seenOf = ({ userId, startAt, endAt }: Shift) => ({ userId, startAt, endAt })

describe('shifts that a colleague changed', () => {
  it('are neither saved nor cancelled with an older version', async () => {
    const shift = await first()
    const { shiftId } = shift
    await save({ shiftId, endAt: at(FAR + 6 * HOUR_MS) })
    const late = await save({ shiftId, startAt: at(FAR + HOUR_MS), seen: seenOf(shift) })
    const gone = await sendTyped(boss, `${SHIFTS}/delete`, { shiftId, scope: 'one', seen: seenOf(shift) })
    expect([late.status, gone.status]).toEqual([409, 409])
  })
})

describe('the check of a week', () => {
  it('counts drafts and their people, and lists double bookings', async () => {
    await first()
    await save({ startAt: at(FAR + 4 * HOUR_MS), endAt: at(FAR + 10 * HOUR_MS) })
    await save({ userIds: ['staff-13'] })
    const { drafts, people, clashes } = await check()
    expect([drafts, people, clashes.map(({ userId }) => userId)]).toEqual([3, 2, ['staff-12']])
  })

  it('lists creators’ uncovered hours, without those a draft covers', async () => {
    const ofCreator = async () => (await check()).gaps.filter(({ creatorId }) => creatorId === 'creator-01')
    expect((await ofCreator()).map(({ from, to }) => [from, to])).toEqual([[far.from, far.to]])
    const { startAt, endAt } = await first()
    const gaps = (await ofCreator()).toSorted((one, other) => (one.from < other.from ? -1 : 1))
    expect(gaps.map(({ from, to }) => [from, to])).toEqual([
      [far.from, startAt],
      [endAt, far.to],
    ])
    expect(gaps.every(({ demand }) => demand > 0 && demand <= 1)).toBe(true)
  })
})

describe('the preview of a shift', () => {
  const preview = (body: object, by = boss) =>
    sendTyped<{ count: number; clashes: { userId: string; from: string; to: string }[] }>(
      by,
      `${SHIFTS}/preview`,
      {
        userIds: ['staff-12'],
        creatorIds: ['creator-01'],
        scope: 'one',
        startAt: at(FAR),
        endAt: at(FAR + 8 * HOUR_MS),
        ...body,
      },
    )
  const daily = {
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    until: at(FAR + 6 * DAY_MS).slice(0, 10),
    timezone: 'Europe/Warsaw',
  }

  it('counts what saving would plan and lists each overlap, without planning it', async () => {
    await save({ startAt: at(FAR + HOUR_MS), endAt: at(FAR + 2 * HOUR_MS) })
    const { body } = await preview({ repeat: daily })
    expect(body).toEqual({
      count: 7,
      clashes: [expect.objectContaining({ userId: 'staff-12', from: at(FAR + HOUR_MS) })],
    })
    expect((await check()).drafts).toBe(1)
  })

  it('does not compare the edited shift with itself', async () => {
    const shift = await first()
    const moved = { shiftId: shift.shiftId, startAt: at(FAR + HOUR_MS), seen: seenOf(shift) }
    expect((await preview(moved)).body).toEqual({ count: 1, clashes: [] })
  })

  it('is rejected where saving is', async () => {
    expect((await preview({ endAt: at(FAR) })).status).toBe(422)
    expect((await preview({ userIds: ['former-1'] })).key).toBe('person_gone')
    expect((await preview({ repeat: { ...daily, timezone: 'Mars/North' } })).status).toBe(422)
  })
})

describe('a series', () => {
  it('starts with the sent shift even where the repeat omits its weekday', async () => {
    const repeat = { weekdays: [5], until: at(FAR + 13 * DAY_MS).slice(0, 10), timezone: 'UTC' }
    const { data } = (await save({ repeat })).body
    // The day five weeks ahead is a Wednesday.
    expect(data.map(({ startAt }) => startAt)).toEqual([0, 2, 7, 9].map((days) => at(FAR + days * DAY_MS)))
    expect(data[0]).toMatchObject({ repeat: { weekdays: [3, 5] } })
  })
})
