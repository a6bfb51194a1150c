import { beforeEach, describe, expect, it } from 'vitest'

import { sendTyped, createPeopleFixture, NOON } from '../../testing/people-fixture'
import type { MockClient } from '../../testing/mock-client'

interface Shift {
  shiftId: string
  userId: string
  startAt: string
  endAt: string
  state: string
  seriesId: string | null
  repeat: { until: string; weekdays: number[] } | null
}
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SHIFTS = '/api/agency/shifts'
const at = (ms: number): string => new Date(NOON + ms).toISOString()

let stage: ReturnType<typeof createPeopleFixture>
let [manager, ana]: MockClient[] = []
let key = 0

beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  manager = await stage.at('viktor')
  ana = await stage.at('ana')
})
const boss = (): MockClient => manager as MockClient // set before each test
const chatter = (): MockClient => ana as MockClient // set before each test

const planned = async (userId: string, from: number, to: number) =>
  (
    await sendTyped<{ data: Shift[]; clashes: object[] }>(boss(), `${SHIFTS}/list`, {
      from: at(from),
      to: at(to),
      userIds: [userId],
    })
  ).body

const wish = { userIds: ['staff-12'], creatorIds: ['creator-01'], scope: 'one' }
const save = (body: object) =>
  sendTyped<{ data: Shift[] }>(boss(), `${SHIFTS}/save`, { clientId: `c-${(key += 1)}`, ...wish, ...body })

/** No shifts are planned five weeks ahead. */
const FAR = 35 * DAY_MS
const night = { startAt: at(FAR), endAt: at(FAR + 8 * HOUR_MS) }
const daily = { weekdays: [0, 1, 2, 3, 4, 5, 6], until: at(FAR + 6 * DAY_MS).slice(0, 10), timezone: 'UTC' }

describe('planned shifts', () => {
  it('are drafts, hidden from their people until published', async () => {
    const own = async () =>
      (
        await sendTyped<{ data: Shift[] }>(chatter(), '/api/internal/chatter/shifts/list', {
          from: at(FAR - DAY_MS),
          to: at(FAR + DAY_MS),
        })
      ).body.data
    const { body } = await save({ userIds: ['staff-04'], ...night })
    expect([body.data[0]?.state, (await own()).length]).toEqual(['draft', 0])
    const period = { from: at(FAR - DAY_MS), to: at(FAR + DAY_MS) }
    expect((await sendTyped(boss(), `${SHIFTS}/publish`, period)).body).toEqual({ published: 1, notified: 1 })
    expect(await own()).toHaveLength(1)
    const notices = await chatter().sendAsCreator('/api/notifications/list', { limit: 5 }, 'creator-07')
    expect(JSON.stringify(notices.body)).toContain('published')
  })

  it('are saved once, however often the request is sent', async () => {
    const body = { clientId: 'same', ...wish, ...night }
    const [one, other] = [
      await sendTyped(boss(), `${SHIFTS}/save`, body),
      await sendTyped(boss(), `${SHIFTS}/save`, body),
    ]
    expect(other.body).toEqual(one.body)
    expect((await planned('staff-12', FAR, FAR + DAY_MS)).data).toHaveLength(1)
  })

  it('repeat as a series; editing one detaches it, editing the following ones splits the series', async () => {
    const { body } = await save({ ...night, repeat: daily })
    expect(body.data).toHaveLength(7)
    const [, second, third, fourth] = body.data
    const moved = { startAt: at(FAR + DAY_MS + HOUR_MS), endAt: at(FAR + DAY_MS + 9 * HOUR_MS) }
    const alone = await save({ shiftId: second?.shiftId, ...moved })
    expect(alone.body.data).toMatchObject([{ shiftId: second?.shiftId, seriesId: null, ...moved }])
    const later = { startAt: at(FAR + 3 * DAY_MS + 2 * HOUR_MS), endAt: at(FAR + 3 * DAY_MS + 10 * HOUR_MS) }
    const following = await save({ shiftId: fourth?.shiftId, ...later, scope: 'following' })
    expect(following.body.data).toHaveLength(4)
    expect(following.body.data[0]).toMatchObject(later)
    const { data } = await planned('staff-12', FAR, FAR + 8 * DAY_MS)
    expect(data).toHaveLength(7)
    expect(data.filter(({ seriesId }) => seriesId === third?.seriesId)).toHaveLength(2)
    expect(data.find(({ shiftId }) => shiftId === third?.shiftId)?.repeat?.until).toBe(
      at(FAR + 2 * DAY_MS).slice(0, 10),
    )
    const gone = await sendTyped<{ deletedIds: string[] }>(boss(), `${SHIFTS}/delete`, {
      shiftId: following.body.data[1]?.shiftId,
      scope: 'following',
    })
    expect(gone.body.deletedIds).toHaveLength(3)
    expect((await planned('staff-12', FAR, FAR + 8 * DAY_MS)).data).toHaveLength(4)
  })

  it('of the seed can be cancelled from one on, and stay before it', async () => {
    const before = (await planned('staff-06', -7 * DAY_MS, 20 * DAY_MS)).data
    const cut = before.findIndex(({ startAt }) => startAt > at(0))
    const shiftId = before[cut]?.shiftId
    await sendTyped(boss(), `${SHIFTS}/delete`, { shiftId, scope: 'following' })
    const after = (await planned('staff-06', -7 * DAY_MS, 20 * DAY_MS)).data
    expect(after.map((shift) => shift.shiftId)).toEqual(before.slice(0, cut).map((shift) => shift.shiftId))
  })

  it('may overlap as drafts, with a warning, but not once published', async () => {
    await save(night)
    await save({ startAt: at(FAR + HOUR_MS), endAt: at(FAR + 2 * HOUR_MS) })
    const { clashes } = await planned('staff-12', FAR, FAR + DAY_MS)
    expect(clashes).toMatchObject([
      { userId: 'staff-12', from: at(FAR + HOUR_MS), to: at(FAR + 2 * HOUR_MS) },
    ])
    const period = { from: at(FAR), to: at(FAR + DAY_MS) }
    expect((await sendTyped(boss(), `${SHIFTS}/publish`, period)).key).toBe('shift_clash')
  })

  it('are copied from week to week at the same local time, without duplicates', async () => {
    await save({ startAt: '2027-03-23T05:00:00.000Z', endAt: '2027-03-23T13:00:00.000Z' })
    const copy = () =>
      sendTyped<{ data: Shift[] }>(boss(), `${SHIFTS}/copy-week`, {
        clientId: `copy-${(key += 1)}`,
        from: '2027-03-21T23:00:00.000Z',
        to: '2027-03-28T22:00:00.000Z',
        timezone: 'Europe/Warsaw',
      })
    // Daylight saving time starts in Warsaw on the 28th.
    expect((await copy()).body.data).toMatchObject([{ startAt: '2027-03-30T04:00:00.000Z', state: 'draft' }])
    expect((await copy()).body.data).toEqual([])
  })

  it('are rejected with invalid times or zones', async () => {
    expect((await save({ ...night, endAt: night.startAt })).status).toBe(422)
    expect((await save({ ...night, endAt: at(FAR + 2 * DAY_MS) })).status).toBe(422)
    expect((await save({ ...night, repeat: { ...daily, timezone: 'Mars/North' } })).status).toBe(422)
    expect((await save({ ...night, repeat: { ...daily, until: at(0).slice(0, 10) } })).status).toBe(422)
    expect((await save({ ...night, shiftId: 'shift-none' })).status).toBe(404)
    expect((await save({ ...night, userIds: ['former-1'] })).key).toBe('person_gone')
  })

  it('are planned by account managers only for their own chatters', async () => {
    const hana = await stage.at('hana')
    const body = { clientId: 'hana', ...wish, ...night, creatorIds: [] }
    expect((await sendTyped(hana, `${SHIFTS}/save`, { ...body, userIds: ['staff-02'] })).status).toBe(403)
    expect((await sendTyped(chatter(), `${SHIFTS}/save`, body)).status).toBe(403)
  })
})
