import type * as v from 'valibot'

import { IDLE_ANSWER_TIMEOUT_MS } from '@/config/constants'
import type { OnDuty } from '@/domain/agency/on-duty'
import { elapsedMs, type WorkLog } from '@/domain/shift/work-log'

import { IDENTITIES } from '../account/identities'
import { emitEvent } from '../../state/emit-event'
import { isChatter, findPerson } from '../account/person'
import { seededPeople } from '../account/seeded-people'
import { lastActionAt } from '../../seed/messages/last-action'
import { agencyDay, iso, MINUTE_MS, isoOrNull } from '../../seed/calendar'
import { AGENCY, type SeedStaff } from '../../seed/staff'
import { seedLogOf, type SeedLog } from '../../seed/work/work-logs'
import type { StoredLog } from '../../state/state'
import type { World } from '../../state/world'

export type WireLog = v.InferInput<typeof WorkLog>
export type WireOnDuty = v.InferInput<typeof OnDuty>

const usersWithOwnClock = new Set(IDENTITIES.map(({ userId }) => userId))
/** Users who can sign in have no seeded log for this long, so that only they control their clock. */
const UNSEEDED_FOR_MS = 20 * 60 * MINUTE_MS

export const wireLog = (log: StoredLog, now: number): WireLog => ({
  chatterWorkLogId: log.chatterWorkLogId,
  chatterId: log.userId,
  agencyId: AGENCY.agencyId,
  clockInAt: iso(log.clockInAt),
  clockOutAt: isoOrNull(log.clockOutAt),
  lastActiveAt: iso(log.lastActiveAt),
  durationWorked: Math.floor(elapsedMs(log, now) / 1000),
})

/** Emits a clock change to the user's other devices and to viewers of the live floor. */
export function emitClockChange(world: World, userId: string): void {
  emitEvent(world, null, 'clock.changed', {}, userId)
}

const isWithinIdleLimit = (world: World, log: StoredLog): boolean =>
  world.now() - log.lastActiveAt < world.state.performance.team.idleAfterS * 1000 + IDLE_ANSWER_TIMEOUT_MS

/** Closes idle logs at their last activity (screens S20). */
function closeIdle(world: World): void {
  for (const log of world.state.logs) {
    if (log.clockOutAt === null && !isWithinIdleLimit(world, log)) {
      log.clockOutAt = log.lastActiveAt
      log.source = 'auto'
      emitClockChange(world, log.userId)
    }
  }
}

/** A user's newest log, shared by all their devices; the seeded one of their present shift where they have no own. */
export function latestLog(world: World, userId: string): StoredLog | undefined {
  closeIdle(world)
  const kept = world.state.logs.findLast((log) => log.userId === userId && !log.isAdded)
  const seed = kept ? undefined : seededPeople(world).find((person) => person.userId === userId)
  if (!seed) return kept
  const now = world.now()
  return seededLogs(world, seed, now - UNSEEDED_FOR_MS, now + 1).at(-1)
}

/** Closes a log, unless another device has done so already. */
export function clockOut(world: World, log: StoredLog): void {
  if (log.clockOutAt !== null) return
  const { chatterWorkLogId, clockInAt, userId, source } = log
  const now = world.now()
  log.clockOutAt = now
  recordAction(log, now)
  if (SEED_LOG.test(chatterWorkLogId))
    world.state.logTimes[chatterWorkLogId] = { clockInAt, clockOutAt: now, source }
  emitClockChange(world, userId)
}

/** Clocked time counts as active this long after an action. */
const ACTIVE_FOR_MS = 5 * MINUTE_MS

/** Active ms of a log up to a moment; undefined where actions are not recorded. */
export function activeUntil({ activeMs, lastActiveAt }: StoredLog, at: number): number | undefined {
  return activeMs === undefined
    ? undefined
    : activeMs + Math.min(Math.max(0, at - lastActiveAt), ACTIVE_FOR_MS)
}

/** Records activity or a clock-out. */
export function recordAction(log: StoredLog, at: number): void {
  const activeMs = activeUntil(log, at)
  if (activeMs !== undefined) log.activeMs = activeMs
  log.lastActiveAt = Math.max(log.lastActiveAt, at)
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
    activeMs: 0,
    source: 'person',
  }
  world.state.logs.push(log)
  emitClockChange(world, userId)
  return log
}

/** A seeded log as of now; undefined when it has not begun or belongs to a later moment than this world. */
function seededLog(world: World, log: SeedLog): StoredLog | undefined {
  const { chatterWorkLogId, userId, clockInAt } = log
  const now = world.now()
  const leftAt = world.state.people[userId]?.leftAt ?? Infinity
  if (clockInAt > now || clockInAt >= leftAt) return undefined
  // Who once clocked in by themselves has no seeded shift after that.
  const own = world.state.logs.find((one) => one.userId === userId && !one.isAdded)
  if (own && log.clockInAt >= own.clockInAt) return undefined
  if (usersWithOwnClock.has(userId) && log.clockOutAt >= now - UNSEEDED_FOR_MS) return undefined
  const times = world.state.logTimes[chatterWorkLogId]
  const clockOutAt = times ? times.clockOutAt : log.clockOutAt > now ? null : log.clockOutAt
  return {
    chatterWorkLogId,
    userId,
    clockInAt: times?.clockInAt ?? clockInAt,
    clockOutAt,
    lastActiveAt: clockOutAt ?? Math.max(times?.clockInAt ?? clockInAt, lastActionAt(log, now)),
    source: times?.source ?? 'person',
  }
}

/** A user's seeded logs that overlap a range. */
function seededLogs(world: World, seed: SeedStaff, from: number, to: number): StoredLog[] {
  const logs: StoredLog[] = []
  for (let day = agencyDay(from) - 1; day <= agencyDay(to); day += 1) {
    const made = seedLogOf(seed, day)
    const log = made && seededLog(world, made)
    if (log && overlapsRange(world, log, from, to)) logs.push(log)
  }
  return logs
}

const overlapsRange = (world: World, log: StoredLog, from: number, to: number): boolean =>
  log.clockInAt < to && (log.clockOutAt ?? world.now()) >= from

const newestLogFirst = (a: StoredLog, b: StoredLog): number => b.clockInAt - a.clockInAt

/**
 * Logs that overlap a range, of everyone or of the given users, newest first: recorded logs override
 * seeded ones.
 */
export function teamLogs(world: World, from: number, to: number, userIds?: ReadonlySet<string>): StoredLog[] {
  closeIdle(world)
  const isMeant = (userId: string) => userIds === undefined || userIds.has(userId)
  const seeded = seededPeople(world)
    .filter(({ userId }) => isMeant(userId))
    .flatMap((seed) => seededLogs(world, seed, from, to))
  const kept = world.state.logs.filter((log) => isMeant(log.userId) && overlapsRange(world, log, from, to))
  return [...seeded, ...kept].sort(newestLogFirst)
}

/** A user's logs that overlap a range, newest first. */
export const logsOf = (world: World, userId: string, from: number, to: number): StoredLog[] =>
  teamLogs(world, from, to, new Set([userId]))

const SEED_LOG = /^log-(\d+)-(\d+)$/

/** Finds a log by id. */
export function findLog(world: World, chatterWorkLogId: string): StoredLog | undefined {
  closeIdle(world)
  const parts = SEED_LOG.exec(chatterWorkLogId)
  if (!parts) return world.state.logs.find((log) => log.chatterWorkLogId === chatterWorkLogId)
  const seed = seededPeople(world)[Number(parts[1]) - 1]
  const made = seed && seedLogOf(seed, Number(parts[2]))
  return made && seededLog(world, made)
}

/** Everyone on duty now. */
export function onDutyNow(world: World): WireOnDuty[] {
  const now = world.now()
  return teamLogs(world, now, now + 1)
    .filter(({ clockOutAt }) => clockOutAt === null)
    .map(({ userId, clockInAt, lastActiveAt }) => ({
      userId,
      clockInAt: iso(clockInAt),
      lastActiveAt: iso(lastActiveAt),
    }))
}

/** Those on duty who are assigned to a creator. */
export const onDutyFor = (world: World, onDuty: readonly WireOnDuty[], creatorId: string): WireOnDuty[] =>
  onDuty.filter(({ userId }) => {
    const person = findPerson(world, userId)
    return person !== undefined && isChatter(person) && person.creatorIds.includes(creatorId)
  })

/** The same by creator, for all at once. */
export function onDutyByCreator(world: World): ReadonlyMap<string, WireOnDuty[]> {
  const found = new Map<string, WireOnDuty[]>()
  for (const one of onDutyNow(world)) {
    const person = findPerson(world, one.userId)
    if (!person || !isChatter(person)) continue
    for (const creatorId of person.creatorIds) {
      const there = found.get(creatorId)
      if (there) there.push(one)
      else found.set(creatorId, [one])
    }
  }
  return found
}
