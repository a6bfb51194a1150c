import { addDays, type Day, dayOf, daysBetween } from '@/domain/time/day'
import type { ShiftRepeat, ShiftScope } from '@/domain/shift/planned-shift'
import { weekdayOf } from '@/domain/shift/shift-grid'
import { SHIFT_MAX_MS, type Span } from '@/domain/shift/shift-move'
import {
  OCCURRENCES_MAX,
  shiftOccurrences,
  seriesWeekdays,
  shiftedWeekdays,
} from '@/domain/shift/shift-repeat'

import { checkZone } from '../base/check-zone'
import { Refusal, invalidField, orNotFound } from '../base/refusal'
import type { World } from '../../state/world'
import { overlapsIn } from './shift-overlaps'
import type { StoredShift } from '../../state/people-state'
import { differing } from '../people/change-person'
import { findShift, overlapsOf, PLAN_HORIZON_MS, shiftsBetween } from './shift-plan'

const MAX_SERIES_SHIFTS = 500

export interface ShiftRequest extends Span {
  shiftId?: string | undefined
  userIds: readonly string[]
  creatorIds: readonly string[]
  repeat?: ShiftRepeat | null | undefined
  scope: ShiftScope
}

/** Finds a shift. Throws 404. */
export function findShiftOrThrow(world: World, shiftId: string): StoredShift {
  return orNotFound(findShift(world, shiftId))
}

function checkSpan({ startAt, endAt }: Span): void {
  if (endAt <= startAt || endAt - startAt > SHIFT_MAX_MS) throw invalidField('endAt', 'range_unfit')
}

/** The time spans of a request: one, or its whole series. */
function spansOf({ startAt, endAt, repeat }: ShiftRequest): Span[] {
  if (!repeat) return [{ startAt, endAt }]
  checkZone(repeat.timezone)
  const spans = shiftOccurrences({ startAt, endAt }, repeat)
  if (spans.length === 0) throw invalidField('repeat', 'range_unfit')
  if (spans.length > OCCURRENCES_MAX) throw invalidField('repeat', 'too_many_at_once')
  return spans
}

/** The shifts of a series from a cut on. */
function followingOf(world: World, shift: StoredShift): StoredShift[] {
  if (shift.seriesId === null) return [shift]
  return shiftsBetween(world, shift.startAt, shift.startAt + PLAN_HORIZON_MS, new Set([shift.userId])).filter(
    ({ seriesId, startAt }) => seriesId === shift.seriesId && startAt >= shift.startAt,
  )
}

/** Ends a series before one of its shifts, and updates the repeat of earlier ones. */
function endSeries(world: World, { seriesId, startAt, repeat, userId }: StoredShift): void {
  if (seriesId === null || !repeat) return
  const until = addDays(dayOf(startAt, repeat.timezone), -1)
  for (const before of shiftsBetween(world, startAt - PLAN_HORIZON_MS, startAt, new Set([userId]))) {
    if (before.seriesId !== seriesId || !(before.shiftId in world.state.shifts)) continue
    world.state.shifts[before.shiftId] = { ...before, repeat: { ...repeat, until } }
  }
  // Seeded ones need only the end.
  if (/^series-\d+$/.test(seriesId)) world.state.seriesEnds[seriesId] = startAt
}

function storeShift(world: World, shift: StoredShift): StoredShift {
  world.state.shifts[shift.shiftId] = shift
  return shift
}

/** New draft shifts of a person; several with one repeat are a series. */
function planShifts(
  world: World,
  userId: string,
  { creatorIds, repeat = null }: ShiftRequest,
  spans: readonly Span[],
): StoredShift[] {
  const seriesId = repeat ? world.newId('series-new') : null
  return spans.map(({ startAt, endAt }) => {
    const facts = { userId, creatorIds: [...creatorIds], seriesId, repeat, state: 'draft' } as const
    return storeShift(world, { shiftId: world.newId('shift'), startAt, endAt, ...facts })
  })
}

/** Changes one shift and detaches it from its series. */
function changeOne(world: World, shift: StoredShift, wish: ShiftRequest): StoredShift[] {
  const [userId = shift.userId] = wish.userIds
  const { startAt, endAt } = wish
  if (wish.repeat && shift.seriesId === null) {
    // A shift that gets a repeat starts a series.
    world.state.shifts[shift.shiftId] = null
    const [first, ...rest] = planShifts(world, userId, wish, spansOf(wish))
    // Only the existing shift keeps its state.
    return first ? [storeShift(world, { ...first, state: shift.state }), ...rest] : []
  }
  const { creatorIds } = wish
  return [
    storeShift(world, {
      ...shift,
      userId,
      startAt,
      endAt,
      creatorIds: [...creatorIds],
      seriesId: null,
      repeat: null,
    }),
  ]
}

/** The repeat of a series' rest when its first shift moves. */
function movedRepeat({ startAt, repeat }: StoredShift, wish: ShiftRequest): ShiftRepeat | null {
  if (wish.repeat !== undefined) return wish.repeat
  if (!repeat) return null
  const days = daysBetween(dayOf(startAt, repeat.timezone), dayOf(wish.startAt, repeat.timezone))
  return { ...repeat, weekdays: shiftedWeekdays(repeat.weekdays, days), until: addDays(repeat.until, days) }
}

/** The day a series' rest had a shift on, for a day of the changed series. */
function dayBefore(shift: StoredShift, wish: ShiftRequest, timezone: string, movesAll: boolean) {
  const first = dayOf(wish.startAt, timezone)
  const days = daysBetween(dayOf(shift.startAt, timezone), first)
  // A new repeat chooses the other weekdays as they are; only the shift's own has moved.
  return (day: Day) => (movesAll || weekdayOf(day) === weekdayOf(first) ? addDays(day, -days) : day)
}

/**
 * Changes a shift and all following ones: they become a new series, published where the old ones were. Days that were
 * cancelled or changed alone stay out of it.
 */
function changeFollowing(world: World, shift: StoredShift, wish: ShiftRequest, movesAll: boolean) {
  const { repeat = null } = wish
  const timezone = (repeat ?? shift.repeat)?.timezone ?? 'UTC'
  const old = followingOf(world, shift)
  const left = new Map(old.map((one) => [dayOf(one.startAt, timezone), one]))
  const series = shift.repeat ? shiftOccurrences(shift, shift.repeat) : []
  const days = series.map(({ startAt }) => dayOf(startAt, timezone))
  const skipped = new Set(days.filter((day) => !left.has(day)))
  const spans = spansOf(wish)
  endSeries(world, shift)
  for (const { shiftId } of old) world.state.shifts[shiftId] = null
  const seriesId = repeat ? world.newId('series-new') : null
  const [userId = shift.userId] = wish.userIds
  const facts = { userId, creatorIds: [...wish.creatorIds], seriesId, repeat }
  const sourceOf = dayBefore(shift, wish, timezone, movesAll)
  return spans.flatMap((span) => {
    const day = sourceOf(dayOf(span.startAt, timezone))
    const before = left.get(day)
    left.delete(day)
    if (!before && skipped.has(day)) return []
    const { shiftId, state } = before ?? { shiftId: world.newId('shift'), state: 'draft' as const }
    return [storeShift(world, { shiftId, ...span, ...facts, state })]
  })
}

/** Throws 409 where a published shift would overlap another one. */
export function rejectOverlaps(world: World, changed: readonly StoredShift[]): void {
  for (const shift of changed.filter(({ state }) => state === 'published')) {
    const there = shiftsBetween(world, shift.startAt, shift.endAt, new Set([shift.userId]))
    const others = there.filter(({ state, shiftId }) => state === 'published' && shiftId !== shift.shiftId)
    if (overlapsIn([shift, ...others]).some(({ shiftIds }) => shiftIds.includes(shift.shiftId)))
      throw new Refusal(409, 'shift_clash')
  }
}

/** Adds the shift's own weekday to its repeat, so that the stored series matches the plan. */
function withOwnWeekday(wish: ShiftRequest): ShiftRequest {
  const { repeat, startAt } = wish
  if (!repeat) return wish
  checkZone(repeat.timezone)
  const weekdays = seriesWeekdays(dayOf(startAt, repeat.timezone), repeat.weekdays)
  return { ...wish, repeat: { ...repeat, weekdays } }
}

/** The request with the repeat it leads to: of the rest of a series its own, where it names none. */
function withRepeat(wish: ShiftRequest, shift: StoredShift | undefined): ShiftRequest {
  if (!shift?.seriesId) return withOwnWeekday(wish)
  return withOwnWeekday({ ...wish, repeat: wish.scope === 'following' ? movedRepeat(shift, wish) : null })
}

/**
 * Plans new shifts or changes existing ones; published shifts may overlap until `rejectOverlaps` checks
 * them.
 */
function applyRequest(world: World, asked: ShiftRequest): { changed: StoredShift[]; more: StoredShift[] } {
  const shift = asked.shiftId === undefined ? undefined : findShiftOrThrow(world, asked.shiftId)
  const wish = withRepeat(asked, shift)
  checkSpan(wish)
  const spans = spansOf(wish)
  if (spans.length * wish.userIds.length > MAX_SERIES_SHIFTS) throw invalidField('repeat', 'too_many_at_once')
  const plannedFor = (userIds: readonly string[], at: readonly Span[]) =>
    userIds.flatMap((userId) => planShifts(world, userId, wish, at))
  if (!shift) return { changed: [], more: plannedFor(wish.userIds, spans) }
  const changed =
    wish.scope === 'following'
      ? changeFollowing(world, shift, wish, asked.repeat === undefined)
      : changeOne(world, shift, wish)
  return { changed, more: plannedFor(wish.userIds.slice(1), changed) }
}

export function saveShift(world: World, wish: ShiftRequest): StoredShift[] {
  const { changed, more } = applyRequest(world, wish)
  rejectOverlaps(world, changed)
  return [...changed, ...more]
}

/** How many shifts a request creates, and where they overlap others. Leaves the plan changed. */
export function previewShift(world: World, wish: ShiftRequest) {
  const { changed, more } = applyRequest(world, wish)
  const saved = [...changed, ...more]
  return { count: saved.length, clashes: overlapsOf(world, saved) }
}

/** Cancels a shift, or it and all following ones of its series. */
export function deleteShift(world: World, shift: StoredShift, scope: ShiftScope): StoredShift[] {
  const gone = scope === 'following' ? followingOf(world, shift) : [shift]
  if (scope === 'following') endSeries(world, shift)
  for (const { shiftId } of gone) world.state.shifts[shiftId] = null
  return gone
}

interface ShiftVersion {
  userId: string
  creatorIds?: readonly string[] | undefined
  startAt: string
  endAt: string
}

/** Throws 409 where the client saw an older version of the shift. */
export function checkShiftVersion(shift: StoredShift, seen: ShiftVersion | undefined): void {
  if (!seen) return
  const isSame =
    shift.userId === seen.userId &&
    differing(shift.creatorIds, seen.creatorIds ?? shift.creatorIds).length === 0 &&
    shift.startAt === Date.parse(seen.startAt) &&
    shift.endAt === Date.parse(seen.endAt)
  if (!isSame) throw new Refusal(409, 'stale_update')
}
