import { anchorOf } from '../../state/anchor'
import {
  AGENCY_TIME_ZONE,
  DAY_MS,
  agencyDay,
  HOUR_MS,
  agencyDayStart,
  weekStartOf,
} from '../../seed/calendar'
import type { SeedStaff } from '../../seed/staff'
import { seedShiftOf, weekdaysOf } from '../../seed/work/work-logs'
import type { World } from '../../state/world'
import type { StoredShift } from '../../state/people-state'
import { seededPeople } from '../account/seeded-people'
import { overlapsIn } from './shift-overlaps'

/** No plan reaches further. */
export const PLAN_HORIZON_MS = 400 * DAY_MS

/** The seed plans this week and the next three. */
const PLANNED_WEEKS = 4

const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)
const firstUnplanned = (world: World): number => weekStartOf(agencyDay(anchorOf(world))) + PLANNED_WEEKS * 7

const seedSeriesId = (seed: SeedStaff): string => `series-${seed.index + 1}`

/** This week is published, the next one for two of the groups, later ones for none. */
function isPublished(world: World, seed: SeedStaff, day: number, startAt: number): boolean {
  const week = (weekStartOf(day) - weekStartOf(agencyDay(anchorOf(world)))) / 7
  if (week <= 0 || (week === 1 && seed.index % 4 < 2)) return true
  return world.state.publishedRanges.some(
    ({ from, to, userIds }) =>
      startAt >= from && startAt < to && (userIds === undefined || userIds.includes(seed.userId)),
  )
}

/** The last day of a seeded series. */
function seriesEndOf(world: World, seed: SeedStaff): string {
  const end = world.state.seriesEnds[seedSeriesId(seed)]
  return dateOf(end === undefined ? firstUnplanned(world) - 1 : agencyDay(end) - 1)
}

/** A person's seeded shift of a day; undefined where it was changed or cancelled. */
function seedShift(world: World, seed: SeedStaff, day: number): StoredShift | undefined {
  const { people, seriesEnds, shifts } = world.state
  const made = seedShiftOf(seed, day)
  if (!made || made.shiftId in shifts) return undefined
  const { shiftId, userId, startAt, endAt } = made
  const end = Math.min(seriesEnds[seedSeriesId(seed)] ?? Infinity, people[userId]?.shiftsEndAt ?? Infinity)
  if (startAt >= end) return undefined
  return {
    shiftId,
    userId,
    startAt,
    endAt,
    creatorIds: people[userId]?.creatorIds ?? seed.creatorIds,
    state: isPublished(world, seed, day, startAt) ? 'published' : 'draft',
    seriesId: seedSeriesId(seed),
    repeat: { weekdays: weekdaysOf(seed), until: seriesEndOf(world, seed), timezone: AGENCY_TIME_ZONE },
  }
}

const OVERLAPPING_ID = 'shift-again-1'
const OVERLAPPING_PERSON = 10

/** One overlapping shift two weeks ahead, to demonstrate a conflict. */
function overlappingShift(world: World): StoredShift | undefined {
  const seed = seededPeople(world)[OVERLAPPING_PERSON]
  const monday = weekStartOf(agencyDay(anchorOf(world))) + 14
  const day = [0, 1, 2, 3].map((step) => monday + step).find((one) => seed && seedShiftOf(seed, one))
  const first = seed && day !== undefined ? seedShiftOf(seed, day) : undefined
  if (!first || !seed || OVERLAPPING_ID in world.state.shifts) return undefined
  return {
    shiftId: OVERLAPPING_ID,
    userId: seed.userId,
    startAt: first.startAt + 4 * HOUR_MS,
    endAt: first.endAt + 2 * HOUR_MS,
    creatorIds: seed.creatorIds.slice(0, 1),
    state: 'draft',
    seriesId: null,
    repeat: null,
  }
}

const overlapsRange = (shift: StoredShift, from: number, to: number): boolean =>
  shift.startAt < to && shift.endAt > from

/** Shifts that overlap a range, drafts included, of everyone or the given users; sorted by start. */
export function shiftsBetween(
  world: World,
  from: number,
  to: number,
  userIds?: ReadonlySet<string>,
): StoredShift[] {
  const isMeant = (userId: string) => userIds === undefined || userIds.has(userId)
  const found: StoredShift[] = []
  const take = (shift: StoredShift | null | undefined) => {
    if (shift && isMeant(shift.userId) && overlapsRange(shift, from, to)) found.push(shift)
  }
  const last = Math.min(agencyDay(to), firstUnplanned(world) - 1)
  for (const seed of seededPeople(world)) {
    if (!isMeant(seed.userId)) continue
    for (let day = agencyDay(from) - 1; day <= last; day += 1) take(seedShift(world, seed, day))
  }
  take(overlappingShift(world))
  Object.values(world.state.shifts).forEach(take)
  return found.sort((a, b) => a.startAt - b.startAt || (a.shiftId < b.shiftId ? -1 : 1))
}

const SEED_SHIFT = /^shift-(\d+)-(\d+)$/

/** Finds a shift by id. */
export function findShift(world: World, shiftId: string): StoredShift | undefined {
  const stored = world.state.shifts[shiftId]
  if (stored !== undefined) return stored ?? undefined
  if (shiftId === OVERLAPPING_ID) return overlappingShift(world)
  const parts = SEED_SHIFT.exec(shiftId)
  const [seed, day] = [seededPeople(world)[Number(parts?.[1] ?? 0) - 1], Number(parts?.[2] ?? 0)]
  return seed && day < firstUnplanned(world) ? seedShift(world, seed, day) : undefined
}

/** Whether a shift is unassigned because its person left before its end. */
export const isOpenShift = (world: World, { userId, endAt }: StoredShift): boolean =>
  world.state.accounts[userId]?.isDeactivated === true && endAt > (world.state.people[userId]?.leftAt ?? 0)

/** Assigned shifts of a range. */
export const assignedBetween = (
  world: World,
  from: number,
  to: number,
  userIds?: ReadonlySet<string>,
): StoredShift[] => shiftsBetween(world, from, to, userIds).filter((shift) => !isOpenShift(world, shift))

/** Where shifts overlap others of their people, also those of the weeks before and after. */
export function overlapsOf(world: World, shifts: readonly StoredShift[]) {
  if (shifts.length === 0) return []
  const ids = new Set(shifts.map(({ shiftId }) => shiftId))
  const from = Math.min(...shifts.map(({ startAt }) => startAt))
  const to = Math.max(...shifts.map(({ endAt }) => endAt))
  const there = assignedBetween(world, from, to, new Set(shifts.map(({ userId }) => userId)))
  return overlapsIn(there).filter(({ shiftIds }) => shiftIds.some((id) => ids.has(id)))
}

/** Published shifts at a moment, of everyone or the given users. */
export const plannedAt = (world: World, at: number, userIds?: ReadonlySet<string>): StoredShift[] =>
  assignedBetween(world, at, at + 1, userIds).filter(({ state }) => state === 'published')

/** The agency's week around a moment. */
export const weekOf = (at: number): { from: number; to: number } => {
  const monday = weekStartOf(agencyDay(at))
  return { from: agencyDayStart(monday), to: agencyDayStart(monday + 7) }
}
