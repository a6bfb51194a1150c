import type * as v from 'valibot'

import type * as calls from '@/api/calls/shifts'
import type { LogChange } from '@/domain/correction'
import { LONGEST_PERIOD_DAYS } from '@/domain/period'
import { LONGEST_PLAN_DAYS, type PlannedShift } from '@/domain/planned-shift'

import { type Account, callerOf } from '../accounts'
import { requireExport } from '../permissions'
import { teamLogs } from '../clock'
import type { Handlers } from '../implement'
import { once } from '../once'
import { page } from '../paging'
import { differing, ownPerson, seenPerson } from '../people/change-person'
import { checkPlan } from '../people/check-plan'
import { clashesIn, wireClash } from '../people/clashes'
import { requireOwnCreators } from '../people/invite'
import { changeLog, checkTimes, logIn } from '../people/log-changes'
import { wireEntry } from '../people/log-entry'
import { payrollFile } from '../people/payroll'
import { mayEdit, maySee, RANK, rankOf } from '../people/ranks'
import { peopleOf, personIn } from '../people/person'
import { isOpen, shiftsBetween } from '../people/plan'
import { changing, takeBack } from '../people/plan-changes'
import type { LogTimes, StoredShift } from '../people/people-state'
import { copyShifts, publish, tellPlan } from '../people/publish'
import { checkSeen, checkZone, deleteShift, saveShift, shiftIn } from '../people/save-shift'
import { notifyPerson } from '../people/tell'
import { listDays } from '../people/work-days'
import { forbidden, Refusal, unfit } from '../refusal'
import { DAY_MS, iso } from '../seed/calendar'
import type { StoredLog } from '../state'
import type { World } from '../world'
import { correctionHandlers } from './corrections'

type ShiftHandlers = Handlers<typeof calls>
type Some<Name extends keyof ShiftHandlers> = Pick<ShiftHandlers, Name>

const wireShift = (world: World, shift: StoredShift): v.InferInput<typeof PlannedShift> => ({
  ...shift,
  isOpen: isOpen(world, shift),
  startAt: iso(shift.startAt),
  endAt: iso(shift.endAt),
  creatorIds: [...shift.creatorIds],
})

function periodOf(
  body: { from: string; to: string },
  longestDays: number = LONGEST_PLAN_DAYS,
): { from: number; to: number } {
  const [from, to] = [Date.parse(body.from), Date.parse(body.to)]
  if (to < from || to - from > longestDays * DAY_MS) throw unfit('to', 'range_unfit')
  return { from, to }
}

/** Logs are told of any period that can be chosen, as the figures made of them are; clocks may go back in it. */
const listedPeriod = (body: { from: string; to: string }) => periodOf(body, LONGEST_PERIOD_DAYS + 1)

/** Whom an asker sees of those asked for; undefined for all there are. */
function seenOf(world: World, asker: Account, userIds?: readonly string[]): ReadonlySet<string> | undefined {
  if (rankOf(asker.roles) >= RANK.manager) return userIds && new Set(userIds)
  const seen = peopleOf(world).filter((person) => maySee(world, asker, person))
  const wanted = userIds && new Set(userIds)
  return new Set(seen.map(({ userId }) => userId).filter((userId) => !wanted || wanted.has(userId)))
}

/** Those whose shifts an asker plans: managers for all but those above them. */
function plannedBy(world: World, asker: Account): ReadonlySet<string> | undefined {
  if (rankOf(asker.roles) >= RANK.manager) return undefined
  const own = peopleOf(world).filter((person) => mayEdit(world, asker, person))
  return new Set(own.map(({ userId }) => userId))
}

/** Somebody whose shifts the asker plans, there or gone; managers plan themselves too. */
function requireOwnPlan(world: World, asker: Account, userId: string): void {
  const isSelf = userId === asker.userId && rankOf(asker.roles) >= RANK.manager
  if (!isSelf) ownPerson(world, asker, userId)
}

/** Somebody whom the asker can give a shift. */
function requirePlannable(world: World, asker: Account, userId: string): void {
  requireOwnPlan(world, asker, userId)
  if (personIn(world, userId)?.status !== 'active') throw new Refusal(409, 'person_gone')
}

const planning = (
  world: World,
): Some<
  | 'listPlannedShifts'
  | 'saveShift'
  | 'deleteShift'
  | 'revertShifts'
  | 'checkShifts'
  | 'copyWeek'
  | 'publishShifts'
> => ({
  listPlannedShifts: ({ body, request }) => {
    const { from, to } = periodOf(body)
    const asker = callerOf(world, request)
    const { creatorIds } = body
    const all = body.isOpen
      ? shiftsBetween(world, from, to, plannedBy(world, asker)).filter((shift) => isOpen(world, shift))
      : shiftsBetween(world, from, to, seenOf(world, asker, body.userIds))
    const shown = creatorIds
      ? all.filter((shift) => shift.creatorIds.some((creatorId) => creatorIds.includes(creatorId)))
      : all
    const ids = new Set(shown.map(({ shiftId }) => shiftId))
    const held = all.filter((shift) => !isOpen(world, shift))
    const clashes = clashesIn(held).filter(({ shiftIds }) => shiftIds.some((id) => ids.has(id)))
    return { data: shown.map((shift) => wireShift(world, shift)), clashes: clashes.map(wireClash) }
  },
  saveShift: ({ body, request }) => {
    const asker = callerOf(world, request)
    return once(world, asker.userId, body.clientId, () => {
      const before = body.shiftId === undefined ? undefined : shiftIn(world, body.shiftId)
      const userIds = [...new Set(body.userIds)]
      // Who holds it already may have left meanwhile: it stays open then.
      const given = before?.userId === userIds[0] ? userIds.slice(1) : userIds
      for (const userId of given) requirePlannable(world, asker, userId)
      if (before) {
        requireOwnPlan(world, asker, before.userId)
        checkSeen(before, body.seen)
      }
      requireOwnCreators(world, asker, differing(body.creatorIds, before?.creatorIds ?? []))
      const span = { startAt: Date.parse(body.startAt), endAt: Date.parse(body.endAt) }
      const { result: saved, changeId } = changing(world, asker.userId, () =>
        saveShift(world, { ...body, ...span, userIds }),
      )
      tellPlan(world, [...saved, ...(before ? [before] : [])], asker.userId, 'Your shifts have changed.')
      return { data: saved.map((shift) => wireShift(world, shift)), changeId }
    })
  },
  deleteShift: ({ body, request }) => {
    const asker = callerOf(world, request)
    const shift = shiftIn(world, body.shiftId)
    requireOwnPlan(world, asker, shift.userId)
    checkSeen(shift, body.seen)
    const { result: gone, changeId } = changing(world, asker.userId, () =>
      deleteShift(world, shift, body.scope),
    )
    tellPlan(world, gone, asker.userId, 'A shift of yours has been called off.')
    return { deletedIds: gone.map(({ shiftId }) => shiftId), changeId }
  },
  revertShifts: ({ body, request }) => {
    const asker = callerOf(world, request)
    const { gone, back } = takeBack(world, asker.userId, body.changeId)
    tellPlan(world, [...gone, ...back], asker.userId, 'Your shifts are as they were.')
    return { data: back.map((shift) => wireShift(world, shift)) }
  },
  checkShifts: ({ body, request }) => {
    const asker = callerOf(world, request)
    checkZone(body.timezone)
    const creatorIds = rankOf(asker.roles) >= RANK.manager ? undefined : asker.creatorIds
    return checkPlan(world, { ...periodOf(body), planned: plannedBy(world, asker), creatorIds })
  },
  copyWeek: ({ body, request }) => {
    const asker = callerOf(world, request)
    checkZone(body.timezone)
    return once(world, asker.userId, body.clientId, () => {
      const [from, to] = [Date.parse(body.from), Date.parse(body.to)]
      const userIds = plannedBy(world, asker)
      const { result: copied, changeId } = changing(world, asker.userId, () =>
        copyShifts(world, { from, to, timezone: body.timezone, userIds }),
      )
      return { data: copied.map((shift) => wireShift(world, shift)), changeId }
    })
  },
  publishShifts: ({ body, request }) => {
    const asker = callerOf(world, request)
    return publish(world, { ...periodOf(body), userIds: plannedBy(world, asker) }, asker.userId)
  },
})

const logs = (
  world: World,
): Some<
  'listTeamLogs' | 'listWorkDays' | 'closeWorkLog' | 'editWorkLog' | 'getWorkLogHistory' | 'exportWorkLogs'
> => {
  const editable = (request: Request, chatterWorkLogId: string) => {
    const asker = callerOf(world, request)
    const log = logIn(world, chatterWorkLogId)
    const person = personIn(world, log.userId)
    // Managers may put their own hours right; nobody those of somebody above.
    if (person && rankOf(person.roles) > rankOf(asker.roles)) throw forbidden()
    return { asker, log }
  }
  /** Puts other times in a log; whose it is reads why. */
  const change = (
    asker: Account,
    log: StoredLog,
    times: LogTimes,
    { told, reason }: { told: string; reason: string },
  ) => {
    checkTimes(world, log, times)
    const changed = changeLog(world, log, times, { userId: asker.userId, reason })
    if (log.userId !== asker.userId) notifyPerson(world, log.userId, `${told} ${reason}`, asker.userId)
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
      return listDays(world, body, seenOf(world, callerOf(world, request), body.userIds))
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

/** Who is planned when, and who worked when (screens S5, S6). */
export const shiftHandlers = (world: World): ShiftHandlers => ({
  ...planning(world),
  ...logs(world),
  ...correctionHandlers(world),
})
