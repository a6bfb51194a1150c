import type { FloorCreator, FloorHour, FloorPerson } from '@/domain/agency/floor'
import type { OnDuty } from '@/domain/agency/on-duty'
import { type Money, sumOfMoney } from '@/domain/money/money'
import type { Correction } from '@/domain/shift/correction'
import { elapsedMs } from '@/domain/shift/work-log'
import { dayOf } from '@/domain/time/day'
import { formatDate, formatTime } from '@/i18n/format'
import { HOUR_MS } from '@/lib/duration'
import { sumOf } from '@/lib/sum-of'
import { foldText } from '@/lib/text/fold-text'

import type { WaitingFan } from './use-floor'

/** A person is active if they acted in the last five minutes. */
const ACTIVE_FOR_MS = 5 * 60_000

/** Whether a person on duty has done nothing lately, counted from clock-in if there was no action at all. */
export const isIdle = ({ lastActiveAt, clockInAt }: OnDuty, now: number): boolean =>
  now - (lastActiveAt ?? clockInAt) > ACTIVE_FOR_MS

/** Whether an active creator has no one on duty although fans wait or a shift is planned now. */
export const needsCover = ({ status, onDuty, waiting, planned }: FloorCreator): boolean =>
  status === 'active' && onDuty.length === 0 && (waiting > 0 || planned > 0)

/** The creators left without cover if a person clocks out. */
export const creatorsUncoveredWithout = (
  creators: readonly FloorCreator[],
  userId: string,
): readonly FloorCreator[] =>
  creators.filter(
    ({ status, onDuty }) =>
      status === 'active' && onDuty.length === 1 && onDuty.every((one) => one.userId === userId),
  )

/** The hour ranges in which no one is planned, in order of time. */
export function uncoveredRanges(
  hours: readonly Pick<FloorHour, 'hour' | 'planned'>[],
): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = []
  for (const { hour, planned } of hours) {
    if (planned > 0) continue
    const last = stretches.at(-1)
    if (last?.to === hour) last.to = hour + HOUR_MS
    else stretches.push({ from: hour, to: hour + HOUR_MS })
  }
  return stretches
}

/** Sorts by load: fewest waiting fans, then fewest creators, then fewest conversations. */
export const sortByWorkload = (people: readonly FloorPerson[]): readonly FloorPerson[] =>
  people.toSorted(
    (a, b) => a.waiting - b.waiting || a.creatorIds.length - b.creatorIds.length || a.held - b.held,
  )

/** The key for fans without an assignee, who wait for anyone on duty. */
export const UNASSIGNED = 'anybody'

export const assigneeOf = ({ assignedTo }: WaitingFan): string => assignedTo ?? UNASSIGNED
export const assigneeId = (owner: string): string | null => (owner === UNASSIGNED ? null : owner)

/** Counts waiting fans by assignee: unassigned ones first, then the most. */
export function countByAssignee(waiting: readonly WaitingFan[]): { owner: string; count: number }[] {
  const counts = Map.groupBy(waiting, assigneeOf)
  return [...counts]
    .map(([owner, fans]) => ({ owner, count: fans.length }))
    .toSorted((a, b) => Number(b.owner === UNASSIGNED) - Number(a.owner === UNASSIGNED) || b.count - a.count)
}

/** The change in a log's length, in ms; null if either version still runs. */
export function logLengthChange({ before, after }: Pick<Correction, 'before' | 'after'>): number | null {
  if (before.clockOutAt === null || after.clockOutAt === null) return null
  return elapsedMs(after, after.clockOutAt) - elapsedMs(before, before.clockOutAt)
}

/** Formats a time of a log, with the day only if it differs from the day the log began. */
export function formatLogTime(at: number, begunAt: number, timezone: string): string {
  return dayOf(at, timezone) === dayOf(begunAt, timezone)
    ? formatTime(at, { hour: 'numeric', minute: '2-digit', timeZone: timezone })
    : formatDate(at, {
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone: timezone,
      })
}

/** Finds creators by their own name or by people on duty, ignoring diacritics. */
export function searchFloorCreators(
  creators: readonly FloorCreator[],
  query: string,
  nameOf: (id: string) => string,
): readonly FloorCreator[] {
  if (query === '') return creators
  const wanted = foldText(query)
  return creators.filter(({ creator, onDuty }) =>
    [creator.displayName, creator.username, ...onDuty.map(({ userId }) => nameOf(userId))].some((name) =>
      foldText(name).includes(wanted),
    ),
  )
}

/** Whether a person's name, or that of a creator they are on duty for, matches. */
export function floorPersonMatcher(
  query: string,
  nameOf: (id: string) => string,
  creatorName: (id: string) => string,
): (person: FloorPerson) => boolean {
  const wanted = foldText(query)
  return ({ userId, creatorIds }) =>
    [nameOf(userId), ...creatorIds.map(creatorName)].some((name) => foldText(name).includes(wanted))
}

type FloorCreators = readonly FloorCreator[]

export interface FloorTotals {
  /** People; one who works for several creators counts once. */
  onDuty: number
  planned: number
  waiting: number
  payingWaiting: number
  oldestWaitAt: number | null
  shiftSales: Money | null
  lastSaleAt: number | null
}

const oldestWait = (rows: readonly { oldestWaitAt: number | null }[]): number | null => {
  const waits = rows.flatMap(({ oldestWaitAt }) => oldestWaitAt ?? [])
  return waits.length > 0 ? Math.min(...waits) : null
}

export function floorTotals(creators: FloorCreators): FloorTotals {
  const sold = creators.flatMap(({ lastSaleAt }) => lastSaleAt ?? [])
  return {
    onDuty: new Set(creators.flatMap(({ onDuty }) => onDuty.map(({ userId }) => userId))).size,
    planned: new Set(creators.flatMap(({ plannedIds }) => plannedIds)).size,
    waiting: sumOf(creators, ({ waiting }) => waiting),
    payingWaiting: sumOf(creators, ({ payingWaiting }) => payingWaiting),
    oldestWaitAt: oldestWait(creators),
    shiftSales: sumOfMoney(creators.flatMap(({ shiftSales }) => shiftSales ?? [])),
    lastSaleAt: sold.length > 0 ? Math.max(...sold) : null,
  }
}

export interface FloorPeopleTotals {
  /** Creators with anyone on duty; one with several people counts once. */
  creators: number
  held: number
  oldestWaitAt: number | null
  hourSales: Money | null
}

export const floorPeopleTotals = (people: readonly FloorPerson[]): FloorPeopleTotals => ({
  creators: new Set(people.flatMap(({ creatorIds }) => creatorIds)).size,
  held: sumOf(people, ({ held }) => held),
  oldestWaitAt: oldestWait(people),
  hourSales: sumOfMoney(people.flatMap(({ hourSales }) => hourSales ?? [])),
})
