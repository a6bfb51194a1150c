import type * as v from 'valibot'

import type * as calls from '@/api/calls/agency/shifts'
import type { LogChange } from '@/domain/shift/correction'
import { PERIOD_MAX_DAYS } from '@/domain/time/period'
import { rankOf } from '@/domain/agency/employee'

import { type Account, callerOf } from '../../rules/account/accounts'
import { teamLogs } from '../../rules/shifts/clock'
import type { Handlers } from '../bind-handlers'
import { once } from '../once'
import { pageOf } from '../../rules/base/paging'
import { visiblePerson } from '../../rules/people/change-person'
import {
  addLog,
  changeLog,
  checkLogVersion,
  checkTimes,
  findLogOrThrow,
} from '../../rules/shifts/log-changes'
import { wireLogEntry } from '../../rules/shifts/log-entry'
import { csvFile } from '../../rules/base/csv-file'
import { payrollTable } from '../../wire/people/payroll'
import type { LogTimes } from '../../state/people-state'
import { findPerson } from '../../rules/account/person'
import { mayEditLogs, RANK } from '../../rules/account/ranks'
import { requestedSpan, type SpanRequest } from '../../rules/base/span'
import { visibleUsers } from '../../rules/people/scope'
import { notifyPerson } from '../../rules/notices/notify-staff'
import { listDays } from '../../wire/people/work-days'
import { requireExport } from '../../rules/account/permissions'
import { forbidden, Refusal } from '../../rules/base/refusal'
import { iso, isoOrNull } from '../../seed/calendar'
import type { StoredLog } from '../../state/state'
import type { World } from '../../state/world'

/** The list covers any selectable period, like the figures derived from it. */
const logPeriod = (body: SpanRequest) => requestedSpan(body, PERIOD_MAX_DAYS + 1)

function visiblePersonOrSelf(world: World, caller: Account, userId: string): void {
  if (userId !== caller.userId && rankOf(caller.roles) < RANK.manager) visiblePerson(world, caller, userId)
}

const parseTimes = (times: { clockInAt: string; clockOutAt: string | null }): LogTimes => ({
  clockInAt: Date.parse(times.clockInAt),
  clockOutAt: times.clockOutAt === null ? null : Date.parse(times.clockOutAt),
})

const wireTimes = ({ clockInAt, clockOutAt }: { clockInAt: number; clockOutAt: number | null }) => ({
  clockInAt: iso(clockInAt),
  clockOutAt: isoOrNull(clockOutAt),
})

const wireChange = (
  change: World['state']['logHistory'][string][number],
): v.InferInput<typeof LogChange> => ({
  ...change,
  at: iso(change.at),
  before: change.before && wireTimes(change.before),
  after: wireTimes(change.after),
})

const mayEditLogsOf = (world: World, caller: Account) => (userId: string) => {
  const person = findPerson(world, userId)
  return person !== undefined && mayEditLogs(world, caller, person)
}

function requireEditLogsOf(world: World, caller: Account, userId: string): void {
  if (userId === caller.userId) throw new Refusal(403, 'not_yourself')
  if (!mayEditLogsOf(world, caller)(userId)) throw forbidden()
}

function editable(world: World, request: Request, chatterWorkLogId: string) {
  const caller = callerOf(world, request)
  const log = findLogOrThrow(world, chatterWorkLogId)
  requireEditLogsOf(world, caller, log.userId)
  return { caller, log }
}

/** Changes the times of a log; its person reads the reason. */
function changeTimes(
  world: World,
  { caller, log }: { caller: Account; log: StoredLog },
  times: LogTimes,
  { message, reason }: { message: string; reason: string },
) {
  checkTimes(world, log, times)
  const changed = changeLog(world, log, times, { userId: caller.userId, reason })
  notifyPerson(world, log.userId, `${message} ${reason}`, caller.userId)
  return wireLogEntry(world, changed)
}

/** Handlers of work logs (screens S6). */
export const workLogs = {
  listTeamLogs: ({ world, body, request }) => {
    const { from, to } = logPeriod(body)
    const seen = visibleUsers(world, callerOf(world, request), body.userIds)
    const all = teamLogs(world, from, to, seen)
    const shown = body.isRunning ? all.filter(({ clockOutAt }) => clockOutAt === null) : all
    const part = pageOf(shown, ({ chatterWorkLogId }) => chatterWorkLogId, body)
    return { ...part, data: part.data.map((log) => wireLogEntry(world, log)) }
  },
  listWorkDays: ({ world, body, request }) => {
    logPeriod(body)
    const caller = callerOf(world, request)
    return listDays(world, body, visibleUsers(world, caller, body.userIds), mayEditLogsOf(world, caller))
  },
  addWorkLog: once(({ world, body, request }) => {
    const caller = callerOf(world, request)
    const { userId, clockInAt, clockOutAt, reason } = body
    requireEditLogsOf(world, caller, userId)
    const log = { userId, clockInAt: Date.parse(clockInAt), clockOutAt: Date.parse(clockOutAt) }
    const added = addLog(world, log, { userId: caller.userId, reason })
    notifyPerson(world, userId, `Hours were added for you. ${reason}`, caller.userId)
    return wireLogEntry(world, added)
  }),
  closeWorkLog: ({ world, body, request }) => {
    const { caller, log } = editable(world, request, body.chatterWorkLogId)
    if (log.clockOutAt !== null) throw new Refusal(409, 'stale_update')
    const times = { clockInAt: log.clockInAt, clockOutAt: Date.parse(body.clockOutAt) }
    return changeTimes(world, { caller, log }, times, { message: 'You were clocked out.', ...body })
  },
  editWorkLog: ({ world, body, request }) => {
    const edited = editable(world, request, body.chatterWorkLogId)
    checkLogVersion(edited.log, parseTimes(body.seen))
    return changeTimes(world, edited, parseTimes(body), { message: 'Your hours were changed.', ...body })
  },
  getWorkLogHistory: ({ world, body, request }) => {
    const log = findLogOrThrow(world, body.chatterWorkLogId)
    visiblePersonOrSelf(world, callerOf(world, request), log.userId)
    return { data: (world.state.logHistory[log.chatterWorkLogId] ?? []).map(wireChange) }
  },
  exportWorkLogs: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    requireExport(world, caller)
    const { timezone } = body
    const rows = payrollTable(world, { ...logPeriod(body), timezone, userIds: visibleUsers(world, caller) })
    return csvFile(world, rows, body)
  },
} satisfies Partial<Handlers<typeof calls>>
