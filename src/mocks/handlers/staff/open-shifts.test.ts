import { beforeEach, describe, expect, it } from 'vitest'

import { sendTyped, createPeopleFixture, NOON } from '../../testing/people-fixture'
import type { MockClient } from '../../testing/mock-client'

interface Shift {
  shiftId: string
  userId: string
  startAt: string
  endAt: string
  state: string
  isOpen: boolean
}
interface Check {
  drafts: number
  gaps: { creatorId: string; from: string; to: string }[]
}
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SHIFTS = '/api/agency/shifts'
const at = (ms: number): string => new Date(NOON + ms).toISOString()
/** No shifts are planned five weeks ahead. */
const FAR = 35 * DAY_MS
const far = { from: at(FAR - DAY_MS), to: at(FAR + DAY_MS) }
const span = { startAt: at(FAR), endAt: at(FAR + 8 * HOUR_MS) }

let boss: MockClient
let key = 0
let shift: Shift
beforeEach(async () => {
  const stage = createPeopleFixture()
  await stage.begin()
  boss = await stage.at('viktor')
  const saved = await save({ userIds: ['staff-12'] })
  if (!saved.body.data[0]) throw new Error('nothing planned')
  shift = saved.body.data[0]
  await sendTyped(boss, '/api/agency/employees/deactivate', { userIds: ['staff-12'], cancelShifts: false })
})

const save = (body: object) =>
  sendTyped<{ data: Shift[] }>(boss, `${SHIFTS}/save`, {
    clientId: `open-${(key += 1)}`,
    creatorIds: ['creator-01'],
    scope: 'one',
    ...span,
    ...body,
  })
const check = async () =>
  (await sendTyped<Check>(boss, `${SHIFTS}/check`, { ...far, timezone: 'Europe/Warsaw' })).body
const open = async () =>
  (await sendTyped<{ data: Shift[] }>(boss, `${SHIFTS}/list`, { ...far, isOpen: true })).body.data

describe('shifts of a leaver', () => {
  it('are open and give no cover: their hours are a gap, and they are no drafts to publish', async () => {
    expect(await open()).toEqual([{ ...shift, isOpen: true }])
    const { drafts, gaps } = await check()
    expect(drafts).toBe(0)
    expect(gaps.filter(({ creatorId }) => creatorId === 'creator-01')).toMatchObject([far])
    expect((await sendTyped(boss, `${SHIFTS}/publish`, far)).body).toEqual({ published: 0, notified: 0 })
  })

  it('are taken by a colleague, and give cover then', async () => {
    const taken = await save({ shiftId: shift.shiftId, userIds: ['staff-13'] })
    expect(taken.body.data).toMatchObject([{ shiftId: shift.shiftId, userId: 'staff-13', isOpen: false }])
    expect(await open()).toEqual([])
    const { drafts, gaps } = await check()
    expect([drafts, gaps.filter(({ creatorId }) => creatorId === 'creator-01').length]).toEqual([1, 2])
  })

  it('are moved while unassigned, but never assigned to a leaver', async () => {
    const later = { startAt: at(FAR + HOUR_MS), endAt: at(FAR + 9 * HOUR_MS) }
    const moved = await save({ shiftId: shift.shiftId, userIds: ['staff-12'], ...later })
    expect(moved.body.data).toMatchObject([{ ...later, isOpen: true }])
    const other = (await save({ userIds: ['staff-13'] })).body.data[0]
    const given = await save({ shiftId: other?.shiftId, userIds: ['staff-12'] })
    expect([given.status, given.key]).toEqual([409, 'person_gone'])
    const shared = await save({ shiftId: other?.shiftId, userIds: ['staff-13', 'staff-12'] })
    expect(shared.key).toBe('person_gone')
  })

  it('are cancelled', async () => {
    const { status } = await sendTyped(boss, `${SHIFTS}/delete`, { shiftId: shift.shiftId, scope: 'one' })
    expect([status, (await open()).length]).toEqual([200, 0])
  })

  it('are not copied into another week', async () => {
    const copied = await sendTyped<{ data: Shift[] }>(boss, `${SHIFTS}/copy-week`, {
      clientId: 'copy-open',
      from: at(FAR),
      to: at(FAR + 7 * DAY_MS),
      timezone: 'Europe/Warsaw',
    })
    expect(copied.body.data).toEqual([])
  })

  it('return to the leaver after a reactivation', async () => {
    await sendTyped(boss, '/api/agency/employees/reactivate', { userIds: ['staff-12'] })
    expect([(await open()).length, (await check()).drafts]).toEqual([0, 1])
  })
})
