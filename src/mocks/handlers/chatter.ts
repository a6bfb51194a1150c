import type * as calls from '@/api/calls/chatter'

import { type Account, callerOf, claimsOf } from '../accounts'
import { clockIn, dutyFor, latestLog, logsOf, onDutyNow, wireLog } from '../clock'
import { handoverOf, notesRecord } from '../creator-records'
import { digestOf } from '../digest'
import { creatorDisplay } from '../displays'
import type { Handlers } from '../implement'
import { unreadNotices } from '../notices/reading'
import { forbidden, missing, Refusal, unfit } from '../refusal'
import { DAY_MS, dayOf, iso, startOfDay } from '../seed/calendar'
import { creatorById, CREATORS, type SeedCreator } from '../seed/creators'
import { staffById } from '../seed/staff'
import { openOrdersAt } from '../seed/unread'
import { shiftOf } from '../seed/work-logs'
import { SENTINEL } from '../sentinels'
import { creatorToken } from '../sessions'
import { waitingOf } from '../threads/waiting'
import type { World } from '../world'

type ChatterHandlers = Handlers<typeof calls>
type Some<Name extends keyof ChatterHandlers> = Pick<ChatterHandlers, Name>

const MOST_NOTES = 1000
const MOST_DETAILED_NOTES = 10_000
const LONG_LOG_MS = 12 * 60 * 60_000
const MOST_SHIFT_DAYS = 120

/** The creators somebody may work for; hidden ones and those who left are not among them (screens S8). */
const creatorsOf = (account: Account): SeedCreator[] =>
  CREATORS.filter(
    ({ userId, isHidden, status }) => account.creatorIds.includes(userId) && !isHidden && status !== 'ended',
  )

function creatorOf(creatorId: string): SeedCreator {
  const creator = creatorById(creatorId)
  if (!creator) throw missing()
  return creator
}

/** A creator the caller may work for; 403 for another. Managers of accounts may read about all. */
function ownCreator(world: World, request: Request, creatorId: string): SeedCreator {
  const account = callerOf(world, request)
  const creator = creatorOf(creatorId)
  if (!account.roles.includes('account_manager') && !account.creatorIds.includes(creatorId)) throw forbidden()
  return creator
}

function checkNotes(field: string, text: string, most: number): void {
  if (text.trim() === SENTINEL.brokenText) throw new Error('asked to break')
  if (text.trim() === SENTINEL.staleText) throw new Refusal(409, 'stale_update')
  if (text.length > most) throw unfit(field, 'text_too_long')
}

const clock = (
  world: World,
): Some<
  | 'clockIn'
  | 'clockOut'
  | 'getClockStatus'
  | 'getClockOutCheck'
  | 'sendHeartbeat'
  | 'listWorkLogs'
  | 'correctWorkLog'
> => {
  const ownLog = (request: Request, chatterWorkLogId: string) => {
    const { userId } = callerOf(world, request)
    const log = latestLog(world, userId)
    if (log?.chatterWorkLogId !== chatterWorkLogId) throw missing()
    return log
  }
  return {
    getClockStatus: ({ request }) => {
      const log = latestLog(world, callerOf(world, request).userId)
      return { chatterWorkLog: log ? wireLog(log, world.now()) : null }
    },
    getClockOutCheck: ({ request }) => {
      const account = callerOf(world, request)
      const now = world.now()
      const today = startOfDay(dayOf(now))
      const workedMs = logsOf(world, account.userId, today, now)
        .map((log) => (log.clockOutAt ?? now) - Math.max(log.clockInAt, today))
        .reduce((sum, ms) => sum + ms, 0)
      return {
        asks: world.state.faults.asksAtClockOut,
        todayS: Math.floor(workedMs / 1000),
        waiting: creatorsOf(account)
          .map((creator) => ({ creatorId: creator.userId, count: waitingOf(world, creator).waiting }))
          .filter(({ count }) => count > 0),
      }
    },
    clockIn: ({ request }) => ({
      chatterWorkLog: wireLog(clockIn(world, callerOf(world, request).userId), world.now()),
    }),
    clockOut: ({ body, request }) => {
      const log = ownLog(request, body.chatterWorkLogId)
      // A second device may have been faster: the log stays as it was closed first.
      log.clockOutAt ??= world.now()
      log.lastActiveAt = log.clockOutAt
      return { chatterWorkLog: wireLog(log, world.now()) }
    },
    sendHeartbeat: ({ body, request }) => {
      const log = ownLog(request, body.chatterWorkLogId)
      if (log.clockOutAt !== null) throw missing()
      log.lastActiveAt = world.now()
      return { lastActiveAt: iso(log.lastActiveAt) }
    },
    listWorkLogs: ({ body, request }) => {
      const { userId } = callerOf(world, request)
      const logs = logsOf(world, userId, Date.parse(body.from), Date.parse(body.to))
      return {
        data: logs.map((log) => {
          const end = log.clockOutAt ?? world.now()
          const isPending = world.state.corrections[log.chatterWorkLogId] !== undefined
          return {
            ...wireLog(log, world.now()),
            activeSeconds: Math.floor(((end - log.clockInAt) / 1000) * 0.91),
            source: log.source,
            flags: [
              ...(end - log.clockInAt > LONG_LOG_MS ? (['over_12_h'] as const) : []),
              ...(isPending ? (['correction_pending'] as const) : []),
            ],
          }
        }),
      }
    },
    correctWorkLog: ({ body }) => {
      if (body.reason.trim() === '') throw unfit('reason', 'field_missing')
      if (Date.parse(body.clockOutAt) <= Date.parse(body.clockInAt)) throw unfit('clockOutAt', 'range_unfit')
      const correctionId = world.newId('correction')
      world.state.corrections[body.chatterWorkLogId] = correctionId
      return { correctionId, state: 'pending' }
    },
  }
}

const creators = (
  world: World,
): Some<'getCreatorIsPg' | 'getCreatorNotes' | 'getCreatorToken' | 'updateCreatorNotes' | 'pinCreator'> => ({
  getCreatorIsPg: ({ body, request }) => notesRecord(world, ownCreator(world, request, body.creatorId)),
  getCreatorNotes: ({ body, request }) => notesRecord(world, ownCreator(world, request, body.creatorId)),
  getCreatorToken: ({ body, request }) => {
    if (!creatorsOf(callerOf(world, request)).includes(creatorOf(body.creatorId))) throw forbidden()
    return { token: creatorToken(world, claimsOf(world, request), body.creatorId) }
  },
  updateCreatorNotes: ({ body, request }) => {
    const creator = ownCreator(world, request, body.creatorId)
    checkNotes('notes', body.notes, MOST_NOTES)
    checkNotes('detailedNotes', body.detailedNotes, MOST_DETAILED_NOTES)
    const { notes, detailedNotes } = body
    const updatedBy = callerOf(world, request).userId
    world.state.creators[creator.userId] = { notes, detailedNotes, updatedBy, updatedAt: iso(world.now()) }
    return {}
  },
  pinCreator: ({ body, request }) => {
    const { userId } = callerOf(world, request)
    const { userId: creatorId } = ownCreator(world, request, body.creatorId)
    const others = (world.state.pins[userId] ?? []).filter((pinned) => pinned !== creatorId)
    world.state.pins[userId] = body.pinned ? [...others, creatorId] : others
    return {}
  },
})

/** Chatters' own calls (spec 7, chatter; screens S8, S9, S20). */
export const chatterHandlers = (world: World): ChatterHandlers => ({
  ...clock(world),
  ...creators(world),
  listUnread: ({ request }) => {
    const account = callerOf(world, request)
    return {
      data: creatorsOf(account).map((creator) => {
        const { messages } = waitingOf(world, creator)
        const orders = openOrdersAt(creator, world.now())
        const notifications = unreadNotices(world, account.userId, creator)
        return { userId: creator.userId, notifications, messages, orders }
      }),
    }
  },
  listAssignedCreators: ({ request }) => {
    const account = callerOf(world, request)
    const onDuty = onDutyNow(world)
    const now = world.now()
    const person = staffById(account.userId)
    const shifts = person ? [shiftOf(person, dayOf(now) - 1), shiftOf(person, dayOf(now))] : []
    const shift = shifts.find((planned) => planned && planned.startAt <= now && planned.endAt > now)
    return {
      data: creatorsOf(account).map((creator) => {
        const { oldestWaitAt, payingWaiting } = waitingOf(world, creator)
        return {
          creatorId: creator.userId,
          creator: creatorDisplay(world, creator.userId),
          pg: creator.pg,
          notes: world.state.creators[creator.userId]?.notes ?? creator.notes,
          plannedNow: shift !== undefined,
          plannedUntil: shift ? iso(shift.endAt) : null,
          onDuty: dutyFor(onDuty, creator.userId),
          oldestWaitAt: oldestWaitAt === null ? null : iso(oldestWaitAt),
          payingWaiting,
          handover: handoverOf(world, creator),
          pinned: world.state.pins[account.userId]?.includes(creator.userId) ?? false,
        }
      }),
    }
  },
  getDigest: ({ body, request }) =>
    digestOf(ownCreator(world, request, body.creatorId), Date.parse(body.since), world.now()),
  getHandover: ({ body, request }) => handoverOf(world, ownCreator(world, request, body.creatorId)),
  saveHandover: ({ body, request }) => {
    const creator = ownCreator(world, request, body.creatorId)
    checkNotes('text', body.text, MOST_NOTES)
    const { userId } = callerOf(world, request)
    world.state.handovers[creator.userId] = { text: body.text, at: iso(world.now()), userId }
    return handoverOf(world, creator)
  },
  listShifts: ({ body, request }) => {
    const person = staffById(callerOf(world, request).userId)
    const [from, to] = [Date.parse(body.from), Date.parse(body.to)]
    if (to - from > MOST_SHIFT_DAYS * DAY_MS) throw unfit('to', 'range_unfit')
    const days = Array.from(
      { length: Math.max(0, dayOf(to) - dayOf(from) + 2) },
      (_, step) => dayOf(from) - 1 + step,
    )
    const shifts = person ? days.map((day) => shiftOf(person, day)) : []
    return {
      data: shifts
        .filter((shift) => shift !== undefined && shift.startAt < to && shift.endAt > from)
        .map((shift) => ({
          shiftId: shift?.shiftId ?? '',
          startAt: iso(shift?.startAt ?? 0),
          endAt: iso(shift?.endAt ?? 0),
          creatorIds: [...(person?.creatorIds ?? [])],
        })),
    }
  },
})
