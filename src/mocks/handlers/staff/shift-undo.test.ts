import { beforeEach, describe, expect, it } from 'vitest'

import { sendTyped, createPeopleFixture, NOON } from '../../testing/people-fixture'
import type { MockClient } from '../../testing/mock-client'

interface Shift {
  shiftId: string
  userId: string
  startAt: string
  endAt: string
  seriesId: string | null
  repeat: { until: string } | null
}
interface Saved {
  data: Shift[]
  changeId: string
}
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SHIFTS = '/api/agency/shifts'
const at = (ms: number): string => new Date(NOON + ms).toISOString()
/** No shifts are planned five weeks ahead. */
const FAR = 35 * DAY_MS
const span = { startAt: at(FAR), endAt: at(FAR + 8 * HOUR_MS) }
const daily = { weekdays: [0, 1, 2, 3, 4, 5, 6], until: at(FAR + 6 * DAY_MS).slice(0, 10), timezone: 'UTC' }

let stage: ReturnType<typeof createPeopleFixture>
let boss: MockClient
let key = 0
beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  boss = await stage.at('viktor')
})

const save = async (body: object) =>
  (
    await sendTyped<Saved>(boss, `${SHIFTS}/save`, {
      clientId: `undo-${(key += 1)}`,
      userIds: ['staff-12'],
      creatorIds: ['creator-01'],
      scope: 'one',
      ...span,
      ...body,
    })
  ).body
const remove = async (shiftId: string | undefined, scope: string) =>
  (await sendTyped<Saved>(boss, `${SHIFTS}/delete`, { shiftId, scope })).body
const revert = (changeId: string, who = boss) => sendTyped<Saved>(who, `${SHIFTS}/revert`, { changeId })
const planned = async (userId: string, from = FAR - DAY_MS, to = FAR + 9 * DAY_MS) =>
  (await sendTyped<Saved>(boss, `${SHIFTS}/list`, { from: at(from), to: at(to), userIds: [userId] })).body
    .data
const hourLater = ({ startAt, endAt }: Shift) => ({
  startAt: new Date(Date.parse(startAt) + HOUR_MS).toISOString(),
  endAt: new Date(Date.parse(endAt) + HOUR_MS).toISOString(),
})

describe('undoing a change of the plan', () => {
  it('keeps one shift in its series', async () => {
    const { data } = await save({ repeat: daily })
    const second = data[1]
    if (!second) throw new Error('no series')
    const { changeId } = await save({ shiftId: second.shiftId, ...hourLater(second) })
    expect((await revert(changeId)).body.data).toEqual([second])
    expect(await planned('staff-12')).toEqual(data)
  })

  it('restores a whole series, with the end of the part before the change', async () => {
    const { data } = await save({ repeat: daily })
    const fourth = data[3]
    if (!fourth) throw new Error('no series')
    const { changeId } = await save({ shiftId: fourth.shiftId, ...hourLater(fourth), scope: 'following' })
    expect((await planned('staff-12'))[0]?.repeat?.until).not.toBe(daily.until)
    await revert(changeId)
    expect(await planned('staff-12')).toEqual(data)
    const gone = await remove(fourth.shiftId, 'following')
    await revert(gone.changeId)
    expect(await planned('staff-12')).toEqual(data)
  })

  it('restores a seeded series', async () => {
    const all = () => planned('staff-06', -7 * DAY_MS, 25 * DAY_MS)
    const before = await all()
    const { shiftId } = before.find(({ startAt }) => startAt > at(0)) ?? {}
    const { changeId } = await remove(shiftId, 'following')
    expect((await all()).length).toBeLessThan(before.length)
    await revert(changeId)
    expect(await all()).toEqual(before)
  })

  it('removes the drafts of a copied week', async () => {
    await save({})
    const next = () => planned('staff-12', FAR + 4 * DAY_MS, FAR + 14 * DAY_MS)
    const body = { clientId: 'copy', from: at(FAR), to: at(FAR + 7 * DAY_MS), timezone: 'UTC' }
    const copied = (await sendTyped<Saved>(boss, `${SHIFTS}/copy-week`, body)).body
    expect(copied.data.length).toBeGreaterThan(0)
    expect(await next()).toHaveLength(copied.data.filter(({ userId }) => userId === 'staff-12').length)
    await revert(copied.changeId)
    expect(await next()).toEqual([])
  })

  it('is rejected after a later change, a second time, and for other users', async () => {
    const { data } = await save({})
    const moved = await save({ shiftId: data[0]?.shiftId, endAt: at(FAR + 6 * HOUR_MS) })
    expect((await revert(moved.changeId, await stage.at('hana'))).status).toBe(404)
    const again = await save({ shiftId: data[0]?.shiftId, endAt: at(FAR + 5 * HOUR_MS) })
    expect((await revert(moved.changeId)).status).toBe(409)
    expect((await revert(again.changeId)).status).toBe(200)
    expect((await revert(again.changeId)).status).toBe(404)
    expect((await revert('change-none')).status).toBe(404)
  })
})
