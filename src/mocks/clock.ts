import type * as v from 'valibot'

import { IDLE_ANSWER_WITHIN_MS, IDLE_DEFAULT_MS } from '@/config/constants'
import type { OnDuty } from '@/domain/on-duty'
import type { WorkLog } from '@/domain/work-log'

import { IDENTITIES } from './identities'
import { iso, MINUTE_MS } from './seed/calendar'
import { seedOf } from './seed/random'
import { AGENCY, staffById } from './seed/staff'
import { logsBetween, onDutyAt, plannedAt, type SeedLog } from './seed/work-logs'
import type { StoredLog } from './state'
import type { World } from './world'

export type WireLog = v.InferInput<typeof WorkLog>
export type WireOnDuty = v.InferInput<typeof OnDuty>

const ownClock = new Set(IDENTITIES.map(({ userId }) => userId))
/** Who can sign in here has no seeded log of this long: their clock is their own. */
const OWN_FOR_MS = 20 * 60 * MINUTE_MS

export const wireLog = (log: StoredLog, now: number): WireLog => ({
  chatterWorkLogId: log.chatterWorkLogId,
  chatterId: log.userId,
  agencyId: AGENCY.agencyId,
  clockInAt: iso(log.clockInAt),
  clockOutAt: log.clockOutAt === null ? null : iso(log.clockOutAt),
  lastActiveAt: iso(log.lastActiveAt),
  durationWorked: Math.floor(((log.clockOutAt ?? now) - log.clockInAt) / 1000),
})

const isAnswered = (log: StoredLog, now: number): boolean =>
  now - log.lastActiveAt <= IDLE_DEFAULT_MS + IDLE_ANSWER_WITHIN_MS

/** Closes logs nobody has been active on for too long, at the last activity (screens, S20). */
function closeIdle(world: World): void {
  for (const log of world.state.logs) {
    if (log.clockOutAt === null && !isAnswered(log, world.now())) {
      log.clockOutAt = log.lastActiveAt
      log.source = 'auto'
    }
  }
}

/** Somebody's newest log; a second device sees the same one. */
export function latestLog(world: World, userId: string): StoredLog | undefined {
  closeIdle(world)
  return world.state.logs.findLast((log) => log.userId === userId)
}

export function clockIn(world: World, userId: string): StoredLog {
  const latest = latestLog(world, userId)
  if (latest?.clockOutAt === null) return latest
  const now = world.now()
  const log: StoredLog = {
    chatterWorkLogId: world.newId('log'),
    userId,
    clockInAt: now,
    clockOutAt: null,
    lastActiveAt: now,
    source: 'person',
  }
  world.state.logs.push(log)
  return log
}

const fromSeed = ({ chatterWorkLogId, userId, clockInAt, clockOutAt }: SeedLog): StoredLog => ({
  chatterWorkLogId,
  userId,
  clockInAt,
  clockOutAt,
  lastActiveAt: clockOutAt,
  source: 'person',
})

/** Somebody's logs that touch a range, newest first: what really happened here over what the seed says. */
export function logsOf(world: World, userId: string, from: number, to: number): StoredLog[] {
  closeIdle(world)
  const until = Math.min(to, world.now() - OWN_FOR_MS)
  const seeded =
    from < until
      ? logsBetween(from, until).filter((log) => log.userId === userId && log.clockOutAt < until)
      : []
  const kept = world.state.logs.filter(
    (log) => log.userId === userId && log.clockInAt < to && (log.clockOutAt ?? world.now()) > from,
  )
  return [...seeded.map(fromSeed), ...kept].sort((one, other) => other.clockInAt - one.clockInAt)
}

/** Who is on duty right now. */
export function onDutyNow(world: World): WireOnDuty[] {
  closeIdle(world)
  const now = world.now()
  const seeded = onDutyAt(now)
    .filter((log) => !ownClock.has(log.userId))
    .map((log) => ({
      userId: log.userId,
      clockInAt: iso(log.clockInAt),
      lastActiveAt: iso(now - (seedOf(121, log.clockInAt / 1000) % 7) * MINUTE_MS),
    }))
  const kept = world.state.logs
    .filter((log) => log.clockOutAt === null)
    .map((log) => ({
      userId: log.userId,
      clockInAt: iso(log.clockInAt),
      lastActiveAt: iso(log.lastActiveAt),
    }))
  return [...seeded, ...kept]
}

/** Of those on duty, who works for a creator. Managers work for all, and so for none in particular. */
export const dutyFor = (onDuty: readonly WireOnDuty[], creatorId: string): WireOnDuty[] =>
  onDuty.filter(({ userId }) => {
    const person = staffById(userId)
    return person !== undefined && person.payPerHour > 0 && person.creatorIds.includes(creatorId)
  })

/** Whom the plan has working for a creator now. */
export const plannedFor = (now: number, creatorId: string): number =>
  plannedAt(now).filter(({ userId }) => staffById(userId)?.creatorIds.includes(creatorId)).length
