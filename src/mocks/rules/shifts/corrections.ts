import type * as v from 'valibot'

import type { ParsedRequestOf } from '@/api/call'
import type { decideCorrection as decideCorrectionCall } from '@/api/calls/agency/shifts'
import type { correctWorkLog } from '@/api/calls/chatter/chatter'
import type { Correction, LogTimes as WireTimes } from '@/domain/shift/correction'
import type { CorrectionState } from '@/domain/shift/work-log-entry'
import { isBlank } from '@/lib/text/blank'

import { anchorOf } from '../../state/anchor'
import { notFound, Refusal, invalidField, orNotFound } from '../base/refusal'
import { agencyDay, HOUR_MS, iso, MINUTE_MS, isoOrNull } from '../../seed/calendar'
import { STAFF } from '../../seed/staff'
import { seedLogOf } from '../../seed/work/work-logs'
import type { World } from '../../state/world'
import { changeLog, checkLogVersion, checkTimes, findLogOrThrow, timesOf, undoLogChange } from './log-changes'
import { findLog } from './clock'
import type { LogTimes, StoredCorrection } from '../../state/people-state'
import { notifyPerson } from '../notices/notify-staff'

/** Minutes by which the requester moves start and end of a log. */
const SEED_CORRECTIONS = [
  {
    staffIndex: 6,
    daysAgo: 2,
    startsBy: 0,
    endsBy: -35,
    reason: 'Forgot to clock out. My last reply was about half an hour earlier.',
  },
  {
    staffIndex: 10,
    daysAgo: 3,
    startsBy: -20,
    endsBy: 0,
    reason: 'Couldn’t clock in at first because the page wouldn’t load. I was already answering.',
  },
  {
    staffIndex: 15 + 8,
    daysAgo: 2,
    startsBy: 0,
    endsBy: 48,
    reason: 'Stayed on for the live and clocked out on my phone too early.',
  },
] as const

/** Seeded open corrections. */
function seededCorrections(world: World): StoredCorrection[] {
  const anchor = anchorOf(world)
  return SEED_CORRECTIONS.flatMap(({ staffIndex, daysAgo, startsBy, endsBy, reason }, number) => {
    const seed = STAFF[staffIndex]
    const days = [0, 1, 2, 3].map((step) => agencyDay(anchor) - daysAgo - step)
    const log = seed && days.map((day) => seedLogOf(seed, day)).find((one) => one !== undefined)
    if (!log) return []
    const before = { clockInAt: log.clockInAt, clockOutAt: log.clockOutAt }
    const after = {
      clockInAt: log.clockInAt + startsBy * MINUTE_MS,
      clockOutAt: log.clockOutAt + endsBy * MINUTE_MS,
    }
    const askedAt = Math.min(log.clockOutAt + (number + 1) * HOUR_MS, anchor - MINUTE_MS)
    const { chatterWorkLogId, userId } = log
    const open = { state: 'pending', decidedBy: null, decidedAt: null, note: '' } as const
    return [
      {
        correctionId: `correction-seed-${number + 1}`,
        chatterWorkLogId,
        userId,
        before,
        after,
        reason,
        askedAt,
        ...open,
      },
    ]
  })
}

/** All corrections, newest first. */
function allCorrections(world: World): StoredCorrection[] {
  const { corrections } = world.state
  return [
    ...Object.values(corrections),
    ...seededCorrections(world).filter(({ correctionId }) => !(correctionId in corrections)),
  ].sort((a, b) => b.askedAt - a.askedAt)
}

export const correctionsOf = (world: World, chatterWorkLogId: string): StoredCorrection[] =>
  allCorrections(world).filter((one) => one.chatterWorkLogId === chatterWorkLogId)

export const correctionsIn = (world: World, state: CorrectionState): StoredCorrection[] =>
  allCorrections(world).filter((one) => one.state === state)

/** Finds a correction. Throws 404. */
export function findCorrection(world: World, correctionId: string): StoredCorrection {
  return orNotFound(allCorrections(world).find((one) => one.correctionId === correctionId))
}

const wireTimes = ({ clockInAt, clockOutAt }: LogTimes): v.InferInput<typeof WireTimes> => ({
  clockInAt: iso(clockInAt),
  clockOutAt: isoOrNull(clockOutAt),
})

export function wireCorrection(stored: StoredCorrection): v.InferInput<typeof Correction> {
  const { sourceBefore: _, ...one } = stored
  return {
    ...one,
    before: wireTimes(one.before),
    after: wireTimes(one.after),
    askedAt: iso(one.askedAt),
    decidedAt: isoOrNull(one.decidedAt),
  }
}

const storedTimes = ({
  clockInAt,
  clockOutAt,
}: {
  clockInAt: string
  clockOutAt: string | null
}): LogTimes => ({
  clockInAt: Date.parse(clockInAt),
  clockOutAt: clockOutAt === null ? null : Date.parse(clockOutAt),
})

/** Requests other times for one's own log; a newer request replaces an open one. */
export function requestCorrection(
  world: World,
  userId: string,
  body: ParsedRequestOf<typeof correctWorkLog>,
) {
  if (isBlank(body.reason)) throw invalidField('reason', 'field_missing')
  const log = findLogOrThrow(world, body.chatterWorkLogId)
  if (log.userId !== userId) throw notFound()
  const after = { clockInAt: Date.parse(body.clockInAt), clockOutAt: Date.parse(body.clockOutAt) }
  if (body.seen) checkLogVersion(log, storedTimes(body.seen))
  checkTimes(world, log, after)
  const open = correctionsOf(world, log.chatterWorkLogId).find(({ state }) => state === 'pending')
  const correctionId = open?.correctionId ?? world.newId('correction')
  world.state.corrections[correctionId] = {
    correctionId,
    chatterWorkLogId: log.chatterWorkLogId,
    userId,
    before: timesOf(log),
    after,
    reason: body.reason,
    askedAt: world.now(),
    state: 'pending',
    decidedBy: null,
    decidedAt: null,
    note: '',
  }
  return { correctionId, state: 'pending' } as const
}

/** Whether a log still has the times to correct; a running one may have ended since. */
const hasTimes = (log: LogTimes, before: LogTimes): boolean =>
  log.clockInAt === before.clockInAt && (before.clockOutAt ?? log.clockOutAt) === log.clockOutAt

/** Whether the log of a pending correction has changed since. */
export function isOutdated(world: World, { state, chatterWorkLogId, before }: StoredCorrection): boolean {
  const log = findLog(world, chatterWorkLogId)
  return state === 'pending' && log !== undefined && !hasTimes(log, before)
}

/** Decides a correction. Throws 409 when a colleague decided first or changed the log since. */
export function decideCorrection(
  world: World,
  userId: string,
  { correctionId, decision, note, seen }: ParsedRequestOf<typeof decideCorrectionCall>,
): StoredCorrection {
  const found = findCorrection(world, correctionId)
  if (found.state !== 'pending') throw new Refusal(409, 'already_decided')
  if (seen) checkLogVersion(found.after, storedTimes(seen))
  const state = decision === 'approve' ? 'approved' : 'rejected'
  const log = state === 'approved' ? findLogOrThrow(world, found.chatterWorkLogId) : undefined
  // An approval keeps what it replaces: the log may have ended since.
  const replaced = log && { before: timesOf(log), sourceBefore: log.source }
  if (log) {
    if (!hasTimes(log, found.before)) throw new Refusal(409, 'stale_update')
    // Another log may overlap by now.
    checkTimes(world, log, found.after)
    changeLog(world, log, found.after, { userId, reason: found.reason })
  }
  const decided: StoredCorrection = {
    ...found,
    state,
    decidedBy: userId,
    decidedAt: world.now(),
    note,
    ...replaced,
  }
  world.state.corrections[correctionId] = decided
  notifyPerson(
    world,
    found.userId,
    state === 'approved' ? 'Your hours were corrected.' : `Your hours stay as they were. ${note}`.trim(),
    userId,
  )
  return decided
}

/** Undoes a decision. Throws 409 once the log changed again. */
export function reopenCorrection(world: World, correctionId: string): StoredCorrection {
  const found = findCorrection(world, correctionId)
  const all = correctionsOf(world, found.chatterWorkLogId)
  if (all.some(({ state }) => state === 'pending')) throw new Refusal(409, 'stale_update')
  if (found.state === 'approved') {
    const log = findLogOrThrow(world, found.chatterWorkLogId)
    const isSame = log.clockInAt === found.after.clockInAt && log.clockOutAt === found.after.clockOutAt
    // Changed and changed back, its last change is not the decision.
    const [last] = world.state.logHistory[found.chatterWorkLogId] ?? []
    if (!isSame || !last?.before || !hasTimes(last.before, found.before))
      throw new Refusal(409, 'stale_update')
    checkTimes(world, log, found.before)
    undoLogChange(world, log, found.before, found.sourceBefore ?? 'person')
  }
  const opened = { ...found, state: 'pending', decidedBy: null, decidedAt: null, note: '' } as const
  world.state.corrections[correctionId] = opened
  return opened
}
