import { beforeEach, describe, expect, it } from 'vitest'

import { createPeopleFixture, NOON } from '../../testing/people-fixture'
import type { MockClient } from '../../testing/mock-client'

interface Log {
  chatterWorkLogId: string
  chatterId: string
  clockInAt: string
  clockOutAt: string | null
  source: string
  flags: string[]
  closeReason: string | null
}
interface Correction {
  correctionId: string
  state: string
  userId: string
  after: { clockOutAt: string }
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const LOGS = '/api/agency/work-logs'
const CORRECTIONS = '/api/agency/corrections'
const at = (ms: number): string => new Date(NOON + ms).toISOString()

let stage: ReturnType<typeof createPeopleFixture>
let [manager, ana]: MockClient[] = []
beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  manager = await stage.at('viktor')
  ana = await stage.at('ana')
})
const boss = (): MockClient => manager as MockClient // set before each test
const chatter = (): MockClient => ana as MockClient // set before each test

const logsOf = async (userId: string, from = -5 * DAY_MS) =>
  (
    await boss().ask<{ data: Log[] }>(`${LOGS}/list`, {
      from: at(from),
      to: at(2 * DAY_MS),
      userIds: [userId],
      limit: 100,
    })
  ).body.data

describe('work logs', () => {
  it('closed by another person notify their person, with the reason and the author', async () => {
    await chatter().ask('/api/internal/chatter/clock-in-status/clock-in')
    stage.pass(HOUR_MS / 4)
    const [open] = await logsOf('staff-04')
    const close = {
      chatterWorkLogId: open?.chatterWorkLogId,
      clockOutAt: at(600_000),
      reason: 'You fell ill',
    }
    expect((await boss().ask<Log>(`${LOGS}/close`, close)).body).toMatchObject({ source: 'manager' })
    expect((await boss().ask(`${LOGS}/close`, close)).key).toBe('stale_update')
    const { body } = await chatter().sendAsCreator('/api/notifications/list', { limit: 1 })
    const [notice] = body['data'] as unknown as object[]
    expect(notice).toMatchObject({ text: expect.stringContaining('You fell ill'), userId: 'staff-02' })
    const reasonOf = async () => {
      const span = { from: at(-DAY_MS), to: at(DAY_MS) }
      const own = await chatter().ask<{ data: Log[] }>('/api/internal/chatter/work-logs/list', span)
      return own.body.data[0]?.closeReason
    }
    expect(await reasonOf()).toBe('You fell ill')
    const seen = { clockInAt: open?.clockInAt, clockOutAt: at(600_000) }
    const again = { ...close, ...seen, clockOutAt: null, reason: 'By mistake', seen }
    await boss().ask(`${LOGS}/edit`, again)
    expect(await reasonOf()).toBeNull()
  })
})

it('the edit of a log that has ended since does not open it again', async () => {
  await chatter().ask('/api/internal/chatter/clock-in-status/clock-in')
  stage.pass(HOUR_MS)
  const [open] = await logsOf('staff-04')
  await chatter().ask('/api/internal/chatter/clock-in-status/clock-out', open)
  const edit = {
    chatterWorkLogId: open?.chatterWorkLogId,
    clockInAt: at(60_000),
    clockOutAt: null,
    reason: 'Began later',
  }
  const seen = { clockInAt: open?.clockInAt, clockOutAt: null }
  expect(await boss().ask(`${LOGS}/edit`, { ...edit, seen })).toMatchObject({
    status: 409,
    key: 'stale_update',
  })
  expect((await logsOf('staff-04'))[0]?.clockOutAt).not.toBeNull()
})

describe('a log for a person who forgot to clock in', () => {
  const RITA = 'staff-05'
  const forgotten = { clientId: 'add-1', userId: RITA, reason: 'Forgot to clock in' }
  const add = (client: MockClient, more: object) => client.ask<Log>(`${LOGS}/add`, { ...forgotten, ...more })
  /** The first hour of the last days in which the person has no log. */
  const freeHour = async () => {
    const logs = await logsOf(RITA)
    const isFree = (ms: number) =>
      logs.every((log) => at(ms + HOUR_MS) < log.clockInAt || at(ms) > (log.clockOutAt ?? ''))
    const from = Array.from({ length: 48 }, (_, hour) => -4 * DAY_MS + hour * HOUR_MS).find(isFree) ?? 0
    return { clockInAt: at(from), clockOutAt: at(from + HOUR_MS) }
  }

  it('is by a manager, has its reason in the history, and leaves all other logs as they are', async () => {
    const before = await logsOf(RITA)
    const times = await freeHour()
    const { body } = await add(boss(), times)
    expect(body).toMatchObject({ ...times, chatterId: RITA, source: 'manager', flags: [] })
    const history = await boss().ask<{ data: object[] }>(`${LOGS}/history`, body)
    expect(history.body.data).toMatchObject([
      { userId: 'staff-02', reason: 'Forgot to clock in', before: null, after: times },
    ])
    const ids = (logs: readonly Log[]) => logs.map(({ chatterWorkLogId }) => chatterWorkLogId).toSorted()
    expect(ids(await logsOf(RITA))).toEqual(ids([...before, body]))
  })

  it('neither overlaps another log, nor ends before it starts or in the future', async () => {
    const [log] = (await logsOf(RITA)).filter(({ clockOutAt }) => clockOutAt !== null)
    expect(await add(boss(), { ...log })).toMatchObject({ status: 422, key: 'log_overlaps' })
    const { clockInAt, clockOutAt } = await freeHour()
    const turned = { clockInAt: clockOutAt, clockOutAt: clockInAt }
    expect(await add(boss(), { ...turned, clientId: 'add-2' })).toMatchObject({ status: 422 })
    const future = { clockInAt: at(DAY_MS), clockOutAt: at(DAY_MS + HOUR_MS), clientId: 'add-3' }
    expect(await add(boss(), future)).toMatchObject({ status: 422 })
  })

  it('is neither for oneself nor by those who may not change logs', async () => {
    const times = await freeHour()
    expect(await add(boss(), { ...times, userId: 'staff-02' })).toMatchObject({ key: 'not_yourself' })
    expect((await add(await stage.at('hana'), times)).status).toBe(403)
  })
})

describe('corrections', () => {
  const list = async (state: string) =>
    (await boss().ask<{ data: Correction[] }>(`${CORRECTIONS}/list`, { state })).body.data

  it('requested by a chatter wait for a manager, and are decided once', async () => {
    const [log] = (await logsOf('staff-04')).filter(({ clockOutAt }) => clockOutAt !== null)
    const longer = new Date(Date.parse(log?.clockOutAt ?? '') + HOUR_MS).toISOString()
    const asked = await chatter().ask<Correction>('/api/internal/chatter/work-logs/correct', {
      ...log,
      clockOutAt: longer,
      reason: 'Stayed for the live',
    })
    expect(asked.body.state).toBe('pending')
    expect((await logsOf('staff-04')).flatMap(({ flags }) => flags)).toContain('correction_pending')
    expect((await list('pending')).map(({ correctionId }) => correctionId)).toContain(asked.body.correctionId)
    const decide = (decision: string) =>
      boss().ask(`${CORRECTIONS}/decide`, {
        correctionId: asked.body.correctionId,
        decision,
        note: '',
      })
    expect((await decide('approve')).status).toBe(200)
    expect((await decide('reject')).key).toBe('already_decided')
    const own = await chatter().ask<{ data: Log[] }>('/api/internal/chatter/work-logs/list', {
      from: at(-5 * DAY_MS),
      to: at(0),
    })
    expect(
      own.body.data.find(({ chatterWorkLogId }) => chatterWorkLogId === log?.chatterWorkLogId),
    ).toMatchObject({
      clockOutAt: longer,
      source: 'manager',
      flags: ['corrected'],
    })
  })

  it('are for one’s own logs only, and decided by managers', async () => {
    const [log] = await logsOf('staff-06')
    const body = { ...log, clockOutAt: at(-HOUR_MS), reason: 'Mine' }
    expect((await chatter().ask('/api/internal/chatter/work-logs/correct', body)).status).toBe(404)
    const hana = await stage.at('hana')
    expect((await hana.ask(`${CORRECTIONS}/list`, { state: 'pending' })).status).toBe(403)
  })
})
