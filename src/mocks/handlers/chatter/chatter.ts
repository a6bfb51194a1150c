import { SHIFT_PLAN_MAX_DAYS } from '@/domain/shift/planned-shift'
import * as calls from '@/api/calls/chatter/chatter'
import { DETAILED_NOTES_MAX_LENGTH, NOTES_MAX_LENGTH } from '@/domain/agency/creator-notes'
import { overlapMs } from '@/domain/shift/shift-grid'
import { elapsedMs, isOnDuty, spanOfLog } from '@/domain/shift/work-log'
import { dayOf, startOfDay } from '@/domain/time/day'
import { isBlank } from '@/lib/text/blank'

import { callerOf, sessionClaimsOf } from '../../rules/account/accounts'
import {
  clockIn,
  clockOut,
  onDutyFor,
  latestLog,
  logsOf,
  recordAction,
  onDutyNow,
  wireLog,
} from '../../rules/shifts/clock'
import { handoverOf, creatorNotesOf, notesRecord } from '../../wire/people/creator-records'
import { digestOf } from '../../wire/digest'
import { creatorDisplay } from '../../rules/people/user-displays'
import { serve } from '../bind-handlers'
import { creatorsUncoveredWithout } from '../../rules/people/on-duty'
import { unreadNotices, unreadPersonal } from '../../rules/notices/notice-reads'
import { requestCorrection } from '../../rules/shifts/corrections'
import { findCreatorOrThrow, assignableCreatorsOf } from '../../rules/creators/agency-creators'
import { wireLogEntry } from '../../rules/shifts/log-entry'
import { storeNotesVersion } from '../../rules/creators/notes-versions'
import { plannedAt, shiftsBetween } from '../../rules/shifts/shift-plan'
import { checkZone } from '../../rules/base/check-zone'
import { requestedSpan } from '../../rules/base/span'
import { permissionsFor, requireLevel } from '../../rules/account/permissions'
import { forbidden, notFound, Refusal, invalidField } from '../../rules/base/refusal'
import { iso, isoOrNull } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { openOrdersAt } from '../../seed/channels/open-orders'
import { SENTINEL } from '../../rules/account/sentinels'
import { creatorToken } from '../../rules/account/sessions'
import { waitingOf } from '../../rules/threads/waiting-counts'
import type { StoredLog } from '../../state/state'
import type { World } from '../../state/world'

/** A creator the caller may work for; account managers may read about all. Throws 403 otherwise. */
function ownCreator(world: World, request: Request, creatorId: string): SeedCreator {
  const account = callerOf(world, request)
  const creator = findCreatorOrThrow(world, creatorId)
  if (!account.roles.includes('account_manager') && !account.creatorIds.includes(creatorId)) throw forbidden()
  return creator
}

function checkNotes(field: string, text: string, maxLength: number): void {
  if (text.trim() === SENTINEL.brokenText) throw new Error('asked to break')
  if (text.trim() === SENTINEL.staleText) throw new Refusal(409, 'stale_update')
  if (text.length > maxLength) throw invalidField(field, 'text_too_long')
}

function ownLog(world: World, request: Request, chatterWorkLogId: string): StoredLog {
  const log = latestLog(world, callerOf(world, request).userId)
  if (log?.chatterWorkLogId !== chatterWorkLogId) throw notFound()
  return log
}

/** Handlers of chatters' own calls (requirements 7, screens S8, S9, S20). */
export const chatter = serve(calls, {
  getClockStatus: ({ world, request }) => {
    const log = latestLog(world, callerOf(world, request).userId)
    const { idleAfterS } = world.state.performance.team
    return { chatterWorkLog: log ? wireLog(log, world.now()) : null, idleAfterS }
  },
  getClockOutCheck: ({ world, body, request }) => {
    checkZone(body.timezone)
    const account = callerOf(world, request)
    const now = world.now()
    const today = startOfDay(dayOf(now, body.timezone), body.timezone)
    const log = latestLog(world, account.userId)
    const shiftMs = isOnDuty(log) ? elapsedMs(log, now) : 0
    const workedMs = logsOf(world, account.userId, today, now)
      .map((log) => overlapMs(spanOfLog(log, now), { from: today, to: now }))
      .reduce((sum, ms) => sum + ms, 0)
    return {
      asks: world.state.performance.team.asksAtClockOut,
      shiftS: Math.floor(shiftMs / 1000),
      todayS: Math.floor(workedMs / 1000),
      waiting: assignableCreatorsOf(world, account)
        .map((creator) => ({ creatorId: creator.userId, count: waitingOf(world, creator).waiting }))
        .filter(({ count }) => count > 0),
      alone: creatorsUncoveredWithout(world, account.userId),
    }
  },
  clockIn: ({ world, request }) => ({
    chatterWorkLog: wireLog(clockIn(world, callerOf(world, request).userId), world.now()),
  }),
  clockOut: ({ world, body, request }) => {
    const log = ownLog(world, request, body.chatterWorkLogId)
    clockOut(world, log)
    return { chatterWorkLog: wireLog(log, world.now()) }
  },
  sendHeartbeat: ({ world, body, request }) => {
    const log = ownLog(world, request, body.chatterWorkLogId)
    if (log.clockOutAt !== null) throw notFound()
    const now = world.now()
    recordAction(log, Math.min(now, Date.parse(body.activeSince)))
    recordAction(log, now)
    return { lastActiveAt: iso(log.lastActiveAt) }
  },
  listWorkLogs: ({ world, body, request }) => {
    const { userId } = callerOf(world, request)
    const logs = logsOf(world, userId, Date.parse(body.from), Date.parse(body.to))
    return { data: logs.map((log) => wireLogEntry(world, log)) }
  },
  correctWorkLog: ({ world, body, request }) =>
    requestCorrection(world, callerOf(world, request).userId, body),
  getCreatorIsPg: ({ world, body, request }) =>
    notesRecord(world, ownCreator(world, request, body.creatorId), callerOf(world, request)),
  getCreatorNotes: ({ world, body, request }) => {
    const account = callerOf(world, request)
    requireLevel(world, account, 'notes', 'view')
    return notesRecord(world, ownCreator(world, request, body.creatorId), account)
  },
  getCreatorToken: ({ world, body, request }) => {
    const creator = findCreatorOrThrow(world, body.creatorId)
    const own = assignableCreatorsOf(world, callerOf(world, request))
    if (!own.some(({ userId }) => userId === creator.userId)) throw forbidden()
    return { token: creatorToken(world, sessionClaimsOf(world, request), body.creatorId) }
  },
  updateCreatorNotes: ({ world, body, request }) => {
    const account = callerOf(world, request)
    requireLevel(world, account, 'notes', 'edit')
    const creator = ownCreator(world, request, body.creatorId)
    checkNotes('notes', body.notes, NOTES_MAX_LENGTH)
    checkNotes('detailedNotes', body.detailedNotes, DETAILED_NOTES_MAX_LENGTH)
    const { notes, detailedNotes } = body
    const updatedBy = account.userId
    storeNotesVersion(world, creator, { notes, detailedNotes, userId: updatedBy })
    world.state.creators[creator.userId] = { notes, detailedNotes, updatedBy, updatedAt: iso(world.now()) }
  },
  pinCreator: ({ world, body, request }) => {
    const { userId } = callerOf(world, request)
    const { userId: creatorId } = ownCreator(world, request, body.creatorId)
    const others = (world.state.pins[userId] ?? []).filter((pinned) => pinned !== creatorId)
    world.state.pins[userId] = body.pinned ? [...others, creatorId] : others
  },
  listUnread: ({ world, request }) => {
    const account = callerOf(world, request)
    return {
      data: assignableCreatorsOf(world, account).map((creator, index) => {
        const { messages } = waitingOf(world, creator)
        const orders = openOrdersAt(creator, world.now())
        // Personal notices count once, with the user's first creator.
        const own = index === 0 ? unreadPersonal(world, account.userId) : 0
        const notifications = unreadNotices(world, account.userId, creator) + own
        return { userId: creator.userId, notifications, messages, orders }
      }),
    }
  },
  listAssignedCreators: ({ world, request }) => {
    const account = callerOf(world, request)
    const onDuty = onDutyNow(world)
    const now = world.now()
    const shifts = plannedAt(world, now, new Set([account.userId]))
    return {
      data: assignableCreatorsOf(world, account).map((creator) => {
        const { oldestWaitAt, payingWaiting } = waitingOf(world, creator)
        const shift = shifts.find(({ creatorIds }) => creatorIds.includes(creator.userId))
        return {
          creatorId: creator.userId,
          creator: creatorDisplay(world, creator.userId),
          pg: creator.pg,
          notes: creatorNotesOf(world, creator, account).notes,
          plannedNow: shift !== undefined,
          plannedUntil: shift ? iso(shift.endAt) : null,
          onDuty: onDutyFor(world, onDuty, creator.userId),
          oldestWaitAt: isoOrNull(oldestWaitAt),
          payingWaiting,
          handover: handoverOf(world, creator, account),
          pinned: world.state.pins[account.userId]?.includes(creator.userId) ?? false,
        }
      }),
    }
  },
  getDigest: ({ world, body, request }) => {
    const creator = ownCreator(world, request, body.creatorId)
    const permissions = permissionsFor(world, callerOf(world, request))
    return digestOf(world, creator, Date.parse(body.since), permissions)
  },
  getHandover: ({ world, body, request }) =>
    handoverOf(world, ownCreator(world, request, body.creatorId), callerOf(world, request)),
  saveHandover: ({ world, body, request }) => {
    const creator = ownCreator(world, request, body.creatorId)
    checkNotes('text', body.text, NOTES_MAX_LENGTH)
    const account = callerOf(world, request)
    if (handoverOf(world, creator, account).at !== body.readAt) throw new Refusal(409, 'stale_update')
    const { userId } = account
    const others = world.state.handoverLog[creator.userId] ?? []
    world.state.handoverLog[creator.userId] = [
      { text: isBlank(body.text) ? '' : body.text, at: world.now(), userId },
      ...others,
    ]
    return handoverOf(world, creator, account)
  },
  listShifts: ({ world, body, request }) => {
    const { userId } = callerOf(world, request)
    const { from, to } = requestedSpan(body, SHIFT_PLAN_MAX_DAYS)
    const shifts = shiftsBetween(world, from, to, new Set([userId]))
    return {
      data: shifts
        .filter(({ state }) => state === 'published')
        .map(({ shiftId, startAt, endAt, creatorIds }) => ({
          shiftId,
          startAt: iso(startAt),
          endAt: iso(endAt),
          creatorIds: [...creatorIds],
        })),
    }
  },
})
