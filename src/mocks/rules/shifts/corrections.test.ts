import { beforeEach, describe, expect, it } from 'vitest'

import { iso, isoOrNull, MINUTE_MS } from '../../seed/calendar'
import type { MockClient } from '../../testing/mock-client'
import { createPeopleFixture, NOON } from '../../testing/people-fixture'
import { findLog } from './clock'

const CHATTER = '/api/internal/chatter'
const at = (minutes: number): string => new Date(NOON + minutes * MINUTE_MS).toISOString()
const span = (from: number, to: number) => ({ clockInAt: at(from), clockOutAt: at(to) })

let stage: ReturnType<typeof createPeopleFixture>
let [ben, manager]: MockClient[] = []

/** Ben’s two logs of the day: 12:00 to 12:10, and 12:30 to 12:40. */
let logs: [string, string]

async function work(): Promise<string> {
  const { body } = await as(ben).ask<{ chatterWorkLog: { chatterWorkLogId: string } }>(
    `${CHATTER}/clock-in-status/clock-in`,
  )
  const { chatterWorkLogId } = body.chatterWorkLog
  stage.pass(10 * MINUTE_MS)
  await as(ben).ask(`${CHATTER}/clock-in-status/clock-out`, { chatterWorkLogId })
  return chatterWorkLogId
}

const as = (visitor: MockClient | undefined): MockClient => {
  if (!visitor) throw new Error('not signed in yet')
  return visitor
}
const why = { reason: 'As it was' }
const asked = async (chatterWorkLogId: string, times: object): Promise<string> => {
  const path = `${CHATTER}/work-logs/correct`
  const { body } = await as(ben).ask<{ correctionId: string }>(path, {
    chatterWorkLogId,
    ...times,
    ...why,
  })
  return body.correctionId
}
const edit = async (chatterWorkLogId: string, times: object) => {
  const { clockInAt = 0, clockOutAt = null } = findLog(stage.world, chatterWorkLogId) ?? {}
  const seen = { clockInAt: iso(clockInAt), clockOutAt: isoOrNull(clockOutAt) }
  return as(manager).ask('/api/agency/work-logs/edit', { chatterWorkLogId, ...times, ...why, seen })
}
const decide = (correctionId: string, decision = 'approve', seen?: object) =>
  as(manager).ask('/api/agency/corrections/decide', { correctionId, decision, note: '', seen })
const reopen = (correctionId: string) => as(manager).ask('/api/agency/corrections/reopen', { correctionId })

beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  ;[ben, manager] = [await stage.at('ben'), await stage.at('viktor')]
  const first = await work()
  stage.pass(20 * MINUTE_MS)
  logs = [first, await work()]
})

describe('a correction decided later', () => {
  it('never overlaps another log, so that no minute is paid twice', async () => {
    const longer = await asked(logs[0], span(0, 30))
    expect((await edit(logs[1], span(15, 40))).status).toBe(200)
    expect(await decide(longer)).toMatchObject({ status: 422, key: 'log_overlaps' })
    expect((await edit(logs[1], span(30, 40))).status).toBe(200)
    expect((await decide(longer)).status).toBe(200)
  })

  it('changes only the times it was requested for', async () => {
    const longer = await asked(logs[0], span(0, 30))
    expect((await edit(logs[0], span(0, 20))).status).toBe(200)
    const pending = async () => {
      const { body } = await as(manager).ask<{ data: { correctionId: string; isOutdated: boolean }[] }>(
        '/api/agency/corrections/list',
        { state: 'pending' },
      )
      return body.data.filter(({ isOutdated }) => isOutdated).map(({ correctionId }) => correctionId)
    }
    expect(await pending()).toEqual([longer])
    expect(await decide(longer)).toMatchObject({ status: 409, key: 'stale_update' })
    expect((await decide(longer, 'reject')).status).toBe(200)
  })

  it('is requested and decided only with the times both saw', async () => {
    expect((await edit(logs[0], span(0, 12))).status).toBe(200)
    const path = `${CHATTER}/work-logs/correct`
    const body = { chatterWorkLogId: logs[0], ...span(0, 20), ...why }
    expect(await as(ben).ask(path, { ...body, seen: span(0, 10) })).toMatchObject({ key: 'stale_update' })
    expect((await as(ben).ask(path, { ...body, seen: span(0, 12) })).status).toBe(200)
    const changed = await asked(logs[0], span(0, 29))
    expect(await decide(changed, 'approve', span(0, 20))).toMatchObject({ key: 'stale_update' })
    expect((await decide(changed, 'approve', span(0, 29))).status).toBe(200)
  })

  it('can be undone only while the previous times are free', async () => {
    const shorter = await asked(logs[0], span(0, 5))
    expect((await decide(shorter)).status).toBe(200)
    expect((await edit(logs[1], span(6, 40))).status).toBe(200)
    expect(await reopen(shorter)).toMatchObject({ status: 422, key: 'log_overlaps' })
    expect((await edit(logs[1], span(30, 40))).status).toBe(200)
    expect((await reopen(shorter)).status).toBe(200)
  })

  it('is undone without a trace: the log is as it was, closed for its person', async () => {
    await stage.world.transact(() => {
      const log = stage.world.state.logs.find(({ chatterWorkLogId }) => chatterWorkLogId === logs[0])
      if (log) log.source = 'auto'
    })
    const entry = async () => {
      const { body } = await as(ben).ask<{ data: { chatterWorkLogId: string }[] }>(
        `${CHATTER}/work-logs/list`,
        {
          from: at(-60),
          to: at(60),
        },
      )
      return body.data.find(({ chatterWorkLogId }) => chatterWorkLogId === logs[0])
    }
    const before = await entry()
    const longer = await asked(logs[0], span(0, 20))
    await decide(longer)
    expect(await entry()).toMatchObject({ source: 'manager', flags: expect.arrayContaining(['corrected']) })
    await reopen(longer)
    await decide(longer, 'reject')
    expect(before).toMatchObject({ source: 'auto' })
    expect(await entry()).toEqual(before)
  })

  it('is not undone once the log was changed, and changed back', async () => {
    const shorter = await asked(logs[0], span(0, 5))
    await decide(shorter)
    await edit(logs[0], span(0, 7))
    await edit(logs[0], span(0, 5))
    expect(await reopen(shorter)).toMatchObject({ status: 409, key: 'stale_update' })
  })

  it('is not reopened beside a newer one', async () => {
    const first = await asked(logs[0], span(0, 20))
    await decide(first, 'reject')
    await asked(logs[0], span(0, 15))
    expect(await reopen(first)).toMatchObject({ status: 409, key: 'stale_update' })
  })
})

it('an approval of what was requested while the log ran is undone to the end it had', async () => {
  const path = `${CHATTER}/clock-in-status`
  const { body } = await as(ben).ask<{ chatterWorkLog: { chatterWorkLogId: string } }>(`${path}/clock-in`)
  const { chatterWorkLogId } = body.chatterWorkLog
  stage.pass(5 * MINUTE_MS)
  const correction = await asked(chatterWorkLogId, span(41, 44))
  await as(ben).ask(`${path}/clock-out`, { chatterWorkLogId })
  const worked = findLog(stage.world, chatterWorkLogId)?.clockOutAt
  expect((await decide(correction)).status).toBe(200)
  expect((await reopen(correction)).status).toBe(200)
  expect(findLog(stage.world, chatterWorkLogId)?.clockOutAt).toBe(worked)
})

it('a running log whose start is changed ends at the last activity of its person', async () => {
  stage.pass(5 * MINUTE_MS)
  const path = `${CHATTER}/clock-in-status/clock-in`
  const { body } = await as(ben).ask<{ chatterWorkLog: { chatterWorkLogId: string } }>(path)
  const { chatterWorkLogId } = body.chatterWorkLog
  const activeAt = stage.world.now()
  stage.pass(15 * MINUTE_MS)
  expect((await edit(chatterWorkLogId, { clockInAt: at(42), clockOutAt: null })).status).toBe(200)
  stage.pass(30 * MINUTE_MS)
  expect(findLog(stage.world, chatterWorkLogId)).toMatchObject({ clockOutAt: activeAt, source: 'auto' })
})
