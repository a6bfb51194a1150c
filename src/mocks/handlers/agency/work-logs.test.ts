import { beforeEach, describe, expect, it } from 'vitest'

import {
  addWorkLog,
  closeWorkLog,
  decideCorrection,
  editWorkLog,
  getWorkLogHistory,
  listCorrections,
  listTeamLogs,
} from '@/api/calls/agency/shifts'
import { listNotifications } from '@/api/calls/chat/notifications'
import { clockIn, clockOut, correctWorkLog, listWorkLogs } from '@/api/calls/chatter/chatter'
import { isoTimesOf } from '@/domain/shift/work-log'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { isoOf } from '@/domain/time/instant'

import { createPeopleFixture, NOON } from '../../testing/people-fixture'
import { DAY_MS, HOUR_MS } from '../../seed/calendar'
import type { MockClient } from '../../testing/mock-client'

const at = (ms: number): string => isoOf(NOON + ms)

let stage: ReturnType<typeof createPeopleFixture>
let boss: MockClient
let chatter: MockClient
beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  boss = await stage.at('viktor')
  chatter = await stage.at('ana')
})

const logsOf = async (userId: string) => {
  const span = { from: at(-5 * DAY_MS), to: at(2 * DAY_MS) }
  return (await boss.call(listTeamLogs, { ...span, userIds: [userId], limit: 100 })).data
}
const latestOf = async (userId: string) => (await logsOf(userId))[0] ?? expect.fail('no log')
const closedOf = async (userId: string) => {
  const log = (await logsOf(userId)).find(({ clockOutAt }) => clockOutAt !== null)
  const { chatterWorkLogId, clockInAt, clockOutAt } = log ?? expect.fail('no closed log')
  return { chatterWorkLogId, clockInAt: isoOf(clockInAt), clockOutAt: isoOf(clockOutAt ?? 0) }
}
const ownLogs = async () => (await chatter.call(listWorkLogs, { from: at(-5 * DAY_MS), to: at(DAY_MS) })).data

describe('work logs', () => {
  it('closed by another person notify their person, with the reason and the author', async () => {
    await chatter.call(clockIn, undefined)
    stage.pass(HOUR_MS / 4)
    const open = await latestOf('staff-04')
    const { chatterWorkLogId } = open
    const close = { chatterWorkLogId, clockOutAt: at(600_000), reason: 'You fell ill' }
    expect(await boss.call(closeWorkLog, close)).toMatchObject({ source: 'manager' })
    expect((await boss.outcomeOf(closeWorkLog, close)).key).toBe('stale_update')
    const { data: notices } = await chatter.call(listNotifications, { limit: 1 })
    expect(notices).toMatchObject([{ text: expect.stringContaining('You fell ill'), userId: 'staff-02' }])
    const reasonOf = async () => (await ownLogs())[0]?.closeReason
    expect(await reasonOf()).toBe('You fell ill')
    const seen = { clockInAt: isoOf(open.clockInAt), clockOutAt: at(600_000) }
    const again = { chatterWorkLogId, ...seen, clockOutAt: null, reason: 'By mistake', seen }
    await boss.call(editWorkLog, again)
    expect(await reasonOf()).toBeNull()
  })
})

it('the edit of a log that has ended since does not open it again', async () => {
  await chatter.call(clockIn, undefined)
  stage.pass(HOUR_MS / 4)
  const open = await latestOf('staff-04')
  const { chatterWorkLogId } = open
  expect(open.clockOutAt).toBeNull()
  await chatter.call(clockOut, { chatterWorkLogId })
  const edit = { chatterWorkLogId, clockInAt: at(60_000), clockOutAt: null, reason: 'Began later' }
  const stale = await boss.outcomeOf(editWorkLog, { ...edit, seen: isoTimesOf(open) })
  expect(stale).toMatchObject({ status: 409, key: 'stale_update' })
  expect((await latestOf('staff-04')).clockOutAt).not.toBeNull()
})

describe('a log for a person who forgot to clock in', () => {
  const RITA = 'staff-05'
  const forgotten = { clientId: 'add-1', userId: RITA, reason: 'Forgot to clock in' }
  /** The first hour of the last days in which the person has no log. */
  const freeHour = async () => {
    const logs = await logsOf(RITA)
    const isFree = (from: number) =>
      logs.every((log) => from + HOUR_MS < log.clockInAt || from > (log.clockOutAt ?? 0))
    const hours = Array.from({ length: 48 }, (_, hour) => NOON - 4 * DAY_MS + hour * HOUR_MS)
    const from = hours.find(isFree) ?? expect.fail('no free hour')
    return { clockInAt: isoOf(from), clockOutAt: isoOf(from + HOUR_MS) }
  }

  it('is by a manager, has its reason in the history, and leaves all other logs as they are', async () => {
    const before = await logsOf(RITA)
    const times = await freeHour()
    const added = await boss.call(addWorkLog, { ...forgotten, ...times })
    expect(added).toMatchObject({ chatterId: RITA, source: 'manager', flags: [] })
    expect(isoTimesOf(added)).toEqual(times)
    const { clockInAt, clockOutAt } = added
    const { data: history } = await boss.call(getWorkLogHistory, added)
    expect(history).toMatchObject([
      { userId: 'staff-02', reason: 'Forgot to clock in', before: null, after: { clockInAt, clockOutAt } },
    ])
    const ids = (logs: readonly WorkLogEntry[]) =>
      logs.map(({ chatterWorkLogId }) => chatterWorkLogId).toSorted()
    expect(ids(await logsOf(RITA))).toEqual(ids([...before, added]))
  })

  it('neither overlaps another log, nor ends before it starts or in the future', async () => {
    const refused = (times: { clockInAt: string; clockOutAt: string }, clientId: string) =>
      boss.outcomeOf(addWorkLog, { ...forgotten, ...times, clientId })
    const overlap = await refused(await closedOf(RITA), 'add-1')
    expect(overlap).toMatchObject({ status: 422, key: 'log_overlaps' })
    const { clockInAt, clockOutAt } = await freeHour()
    const turned = { clockInAt: clockOutAt, clockOutAt: clockInAt }
    expect(await refused(turned, 'add-2')).toMatchObject({ status: 422 })
    const future = { clockInAt: at(DAY_MS), clockOutAt: at(DAY_MS + HOUR_MS) }
    expect(await refused(future, 'add-3')).toMatchObject({ status: 422 })
  })

  it('is neither for oneself nor by those who may not change logs', async () => {
    const log = { ...forgotten, ...(await freeHour()) }
    const own = await boss.outcomeOf(addWorkLog, { ...log, userId: 'staff-02' })
    expect(own).toMatchObject({ key: 'not_yourself' })
    expect((await (await stage.at('hana')).outcomeOf(addWorkLog, log)).status).toBe(403)
  })
})

describe('corrections', () => {
  it('requested by a chatter wait for a manager, and are decided once', async () => {
    const log = await closedOf('staff-04')
    const clockOutAt = Date.parse(log.clockOutAt) + HOUR_MS
    const { correctionId, state } = await chatter.call(correctWorkLog, {
      ...log,
      clockOutAt: isoOf(clockOutAt),
      reason: 'Stayed for the live',
    })
    expect(state).toBe('pending')
    expect((await logsOf('staff-04')).flatMap(({ flags }) => flags)).toContain('correction_pending')
    const { data: pending } = await boss.call(listCorrections, { state: 'pending' })
    expect(pending.map((correction) => correction.correctionId)).toContain(correctionId)
    const decide = (decision: 'approve' | 'reject') =>
      boss.outcomeOf(decideCorrection, { correctionId, decision, note: '' })
    expect((await decide('approve')).status).toBe(200)
    expect((await decide('reject')).key).toBe('already_decided')
    const { chatterWorkLogId } = log
    const corrected = (await ownLogs()).find((one) => one.chatterWorkLogId === chatterWorkLogId)
    expect(corrected).toMatchObject({ clockOutAt, source: 'manager', flags: ['corrected'] })
  })

  it('are for one’s own logs only, and decided by managers', async () => {
    const body = { ...(await closedOf('staff-06')), clockOutAt: at(-HOUR_MS), reason: 'Mine' }
    expect((await chatter.outcomeOf(correctWorkLog, body)).status).toBe(404)
    const hana = await stage.at('hana')
    expect((await hana.outcomeOf(listCorrections, { state: 'pending' })).status).toBe(403)
  })
})
