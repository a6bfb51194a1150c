import type * as v from 'valibot'

import type * as calls from '@/api/calls/shifts'
import type { LogChange } from '@/domain/correction'
import { LONGEST_PERIOD_DAYS } from '@/domain/period'

import { type Account, callerOf } from '../accounts'
import { teamLogs } from '../clock'
import type { Handlers } from '../implement'
import { page } from '../paging'
import { seenPerson } from '../people/change-person'
import { changeLog, checkTimes, logIn } from '../people/log-changes'
import { wireEntry } from '../people/log-entry'
import { payrollFile } from '../people/payroll'
import type { LogTimes } from '../people/people-state'
import { personIn } from '../people/person'
import { mayEditLogs, RANK, rankOf } from '../people/ranks'
import { checkZone } from '../people/save-shift'
import { periodOf, seenOf } from '../people/scope'
import { notifyPerson } from '../people/tell'
import { listDays } from '../people/work-days'
import { requireExport } from '../permissions'
import { forbidden, Refusal } from '../refusal'
import { iso } from '../seed/calendar'
import type { StoredLog } from '../state'
import type { World } from '../world'

type LogHandlers = Pick<
  Handlers<typeof calls>,
  'listTeamLogs' | 'listWorkDays' | 'closeWorkLog' | 'editWorkLog' | 'getWorkLogHistory' | 'exportWorkLogs'
>

/** The list covers any selectable period, like the figures derived from it. */
const listedPeriod = (body: { from: string; to: string }) => periodOf(body, LONGEST_PERIOD_DAYS + 1)

function seenPersonOrSelf(world: World, asker: Account, userId: string): void {
  if (userId !== asker.userId && rankOf(asker.roles) < RANK.manager) seenPerson(world, asker, userId)
}

const wireTimes = ({ clockInAt, clockOutAt }: { clockInAt: number; clockOutAt: number | null }) => ({
  clockInAt: iso(clockInAt),
  clockOutAt: clockOutAt === null ? null : iso(clockOutAt),
})

const wireChange = (
  change: World['state']['logHistory'][string][number],
): v.InferInput<typeof LogChange> => ({
  ...change,
  at: iso(change.at),
  before: wireTimes(change.before),
  after: wireTimes(change.after),
})

/** Handlers of work logs (screens S6). */
export const workLogHandlers = (world: World): LogHandlers => {
  const mayEditLogsOf = (asker: Account) => (userId: string) => {
    const person = personIn(world, userId)
    return person !== undefined && mayEditLogs(world, asker, person)
  }
  const editable = (request: Request, chatterWorkLogId: string) => {
    const asker = callerOf(world, request)
    const log = logIn(world, chatterWorkLogId)
    if (log.userId === asker.userId) throw new Refusal(403, 'not_yourself')
    if (!mayEditLogsOf(asker)(log.userId)) throw forbidden()
    return { asker, log }
  }
  /** Changes the times of a log; its person reads the reason. */
  const change = (
    asker: Account,
    log: StoredLog,
    times: LogTimes,
    { told, reason }: { told: string; reason: string },
  ) => {
    checkTimes(world, log, times)
    const changed = changeLog(world, log, times, { userId: asker.userId, reason })
    notifyPerson(world, log.userId, `${told} ${reason}`, asker.userId)
    return wireEntry(world, changed)
  }
  return {
    listTeamLogs: ({ body, request }) => {
      const { from, to } = listedPeriod(body)
      const seen = seenOf(world, callerOf(world, request), body.userIds)
      const all = teamLogs(world, from, to, seen)
      const shown = body.isRunning ? all.filter(({ clockOutAt }) => clockOutAt === null) : all
      const part = page(shown, ({ chatterWorkLogId }) => chatterWorkLogId, body)
      return { ...part, data: part.data.map((log) => wireEntry(world, log)) }
    },
    listWorkDays: ({ body, request }) => {
      listedPeriod(body)
      checkZone(body.timezone)
      const asker = callerOf(world, request)
      return listDays(world, body, seenOf(world, asker, body.userIds), mayEditLogsOf(asker))
    },
    closeWorkLog: ({ body, request }) => {
      const { asker, log } = editable(request, body.chatterWorkLogId)
      if (log.clockOutAt !== null) throw new Refusal(409, 'stale_update')
      const times = { clockInAt: log.clockInAt, clockOutAt: Date.parse(body.clockOutAt) }
      return change(asker, log, times, { told: 'You were clocked out.', ...body })
    },
    editWorkLog: ({ body, request }) => {
      const { asker, log } = editable(request, body.chatterWorkLogId)
      const clockOutAt = body.clockOutAt === null ? null : Date.parse(body.clockOutAt)
      const times = { clockInAt: Date.parse(body.clockInAt), clockOutAt }
      return change(asker, log, times, { told: 'Your hours were changed.', ...body })
    },
    getWorkLogHistory: ({ body, request }) => {
      const log = logIn(world, body.chatterWorkLogId)
      seenPersonOrSelf(world, callerOf(world, request), log.userId)
      return { data: (world.state.logHistory[log.chatterWorkLogId] ?? []).map(wireChange) }
    },
    exportWorkLogs: ({ body, request }) => {
      checkZone(body.timezone)
      const asker = callerOf(world, request)
      requireExport(world, asker)
      const { timezone } = body
      return payrollFile(world, { ...listedPeriod(body), timezone, userIds: seenOf(world, asker) })
    },
  }
}
