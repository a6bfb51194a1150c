import { dayOf as dayIn, daysBetween, addDays } from '@/domain/day'
import type { ShiftRepeat, ShiftScope } from '@/domain/planned-shift'
import type { Span } from '@/domain/shift-move'
import { MOST_OCCURRENCES, occurrences, seriesWeekdays, shiftedWeekdays } from '@/domain/shift-repeat'
import { wallClock } from '@/domain/zoned-time'

import { missing, Refusal, unfit } from '../refusal'
import { DAY_MS } from '../seed/calendar'
import type { World } from '../world'
import { clashesIn } from './clashes'
import type { StoredShift } from './people-state'
import { findShift, heldBetween, shiftsBetween } from './plan'

const LONGEST_MS = DAY_MS
const FAR_MS = 400 * DAY_MS
const MOST_MADE = 500

export interface ShiftWish extends Span {
  shiftId?: string | undefined
  userIds: readonly string[]
  creatorIds: readonly string[]
  repeat?: ShiftRepeat | null | undefined
  scope: ShiftScope
}

/** Finds a shift. Throws 404. */
export function shiftIn(world: World, shiftId: string): StoredShift {
  const shift = findShift(world, shiftId)
  if (!shift) throw missing()
  return shift
}

export function checkZone(timezone: string): void {
  if (!wallClock(0, timezone)) throw unfit('timezone', 'range_unfit')
}

function checkSpan({ startAt, endAt }: Span): void {
  if (endAt <= startAt || endAt - startAt > LONGEST_MS) throw unfit('endAt', 'range_unfit')
}

/** The time spans of a request: one, or its whole series. */
function spansOf({ startAt, endAt, repeat }: ShiftWish): Span[] {
  if (!repeat) return [{ startAt, endAt }]
  checkZone(repeat.timezone)
  const spans = occurrences({ startAt, endAt }, repeat)
  if (spans.length === 0) throw unfit('repeat', 'range_unfit')
  if (spans.length > MOST_OCCURRENCES) throw unfit('repeat', 'too_many_at_once')
  return spans
}

/** The shifts of a series from a cut on. */
function followingOf(world: World, shift: StoredShift): StoredShift[] {
  if (shift.seriesId === null) return [shift]
  return shiftsBetween(world, shift.startAt, shift.startAt + FAR_MS, new Set([shift.userId])).filter(
    ({ seriesId, startAt }) => seriesId === shift.seriesId && startAt >= shift.startAt,
  )
}

/** Ends a series before one of its shifts, and updates the repeat of earlier ones. */
function endSeries(world: World, { seriesId, startAt, repeat, userId }: StoredShift): void {
  if (seriesId === null || !repeat) return
  const until = addDays(dayIn(startAt, repeat.timezone), -1)
  for (const before of shiftsBetween(world, startAt - FAR_MS, startAt, new Set([userId]))) {
    if (before.seriesId !== seriesId || !(before.shiftId in world.state.shifts)) continue
    world.state.shifts[before.shiftId] = { ...before, repeat: { ...repeat, until } }
  }
  // Seeded ones need only the end.
  if (/^series-\d+$/.test(seriesId)) world.state.seriesEnds[seriesId] = startAt
}

function keep(world: World, shift: StoredShift): StoredShift {
  world.state.shifts[shift.shiftId] = shift
  return shift
}

/** New draft shifts of a person. */
function plan(
  world: World,
  userId: string,
  wish: ShiftWish,
  state: StoredShift['state'] = 'draft',
): StoredShift[] {
  const spans = spansOf(wish)
  const seriesId = wish.repeat ? world.newId('series-new') : null
  const facts = { userId, creatorIds: [...wish.creatorIds], seriesId, repeat: wish.repeat ?? null }
  return spans.map((span, place) =>
    // Only the existing shift keeps its state.
    keep(world, { shiftId: world.newId('shift'), ...span, ...facts, state: place === 0 ? state : 'draft' }),
  )
}

/** Changes one shift and detaches it from its series. */
function changeOne(world: World, shift: StoredShift, wish: ShiftWish): StoredShift[] {
  const [userId = shift.userId] = wish.userIds
  const { startAt, endAt } = wish
  if (wish.repeat && shift.seriesId === null) {
    // A shift that gets a repeat starts a series.
    world.state.shifts[shift.shiftId] = null
    return plan(world, userId, wish, shift.state)
  }
  const { creatorIds } = wish
  return [
    keep(world, {
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
function movedRepeat({ startAt, repeat }: StoredShift, wish: ShiftWish): ShiftRepeat | null {
  if (wish.repeat !== undefined) return wish.repeat
  if (!repeat) return null
  const days = daysBetween(dayIn(startAt, repeat.timezone), dayIn(wish.startAt, repeat.timezone))
  return { ...repeat, weekdays: shiftedWeekdays(repeat.weekdays, days), until: addDays(repeat.until, days) }
}

/** Changes a shift and all following ones: they become a new series, published where the old ones were. */
function changeFollowing(world: World, shift: StoredShift, wish: ShiftWish): StoredShift[] {
  const old = followingOf(world, shift)
  const repeat = movedRepeat(shift, wish)
  const spans = spansOf({ ...wish, repeat })
  endSeries(world, shift)
  for (const { shiftId } of old) world.state.shifts[shiftId] = null
  const seriesId = repeat ? world.newId('series-new') : null
  const [userId = shift.userId] = wish.userIds
  return spans.map((span, place) => {
    const before = old[place]
    const shiftId = before?.shiftId ?? world.newId('shift')
    const facts = { userId, creatorIds: [...wish.creatorIds], seriesId, repeat }
    return keep(world, { shiftId, ...span, ...facts, state: before?.state ?? 'draft' })
  })
}

/** Throws 409 where a published shift would overlap another one. */
export function refuseClashes(world: World, changed: readonly StoredShift[]): void {
  for (const shift of changed.filter(({ state }) => state === 'published')) {
    const there = shiftsBetween(world, shift.startAt, shift.endAt, new Set([shift.userId]))
    const others = there.filter(({ state, shiftId }) => state === 'published' && shiftId !== shift.shiftId)
    if (clashesIn([shift, ...others]).some(({ shiftIds }) => shiftIds.includes(shift.shiftId)))
      throw new Refusal(409, 'shift_clash')
  }
}

/** Adds the shift's own weekday to its repeat, so that the stored series matches the plan. */
function withOwnWeekday(wish: ShiftWish): ShiftWish {
  const { repeat, startAt } = wish
  if (!repeat) return wish
  checkZone(repeat.timezone)
  const weekdays = seriesWeekdays(dayIn(startAt, repeat.timezone), repeat.weekdays)
  return { ...wish, repeat: { ...repeat, weekdays } }
}

/**
 * Plans new shifts or changes existing ones; published shifts may overlap until `refuseClashes` checks
 * them.
 */
function apply(world: World, wanted: ShiftWish): { changed: StoredShift[]; more: StoredShift[] } {
  const wish = withOwnWeekday(wanted)
  checkSpan(wish)
  if (spansOf(wish).length * wish.userIds.length > MOST_MADE) throw unfit('repeat', 'too_many_at_once')
  const plannedFor = (userIds: readonly string[]) => userIds.flatMap((userId) => plan(world, userId, wish))
  if (wish.shiftId === undefined) return { changed: [], more: plannedFor(wish.userIds) }
  const shift = shiftIn(world, wish.shiftId)
  const changed =
    wish.scope === 'following' ? changeFollowing(world, shift, wish) : changeOne(world, shift, wish)
  return { changed, more: plannedFor(wish.userIds.slice(1)) }
}

export function saveShift(world: World, wish: ShiftWish): StoredShift[] {
  const { changed, more } = apply(world, wish)
  refuseClashes(world, changed)
  return [...changed, ...more]
}

/** How many shifts a request creates, and where they overlap others. Leaves the plan changed. */
export function previewShift(world: World, wish: ShiftWish) {
  const { changed, more } = apply(world, wish)
  const saved = [...changed, ...more]
  const ids = new Set(saved.map(({ shiftId }) => shiftId))
  const from = Math.min(...saved.map(({ startAt }) => startAt))
  const to = Math.max(...saved.map(({ endAt }) => endAt))
  const there = heldBetween(world, from, to, new Set(saved.map(({ userId }) => userId)))
  const clashes = clashesIn(there).filter(({ shiftIds }) => shiftIds.some((id) => ids.has(id)))
  return { count: saved.length, clashes }
}

/** Cancels a shift, or it and all following ones of its series. */
export function deleteShift(world: World, shift: StoredShift, scope: ShiftScope): StoredShift[] {
  const gone = scope === 'following' ? followingOf(world, shift) : [shift]
  if (scope === 'following') endSeries(world, shift)
  for (const { shiftId } of gone) world.state.shifts[shiftId] = null
  return gone
}

interface Seen {
  userId: string
  startAt: string
  endAt: string
}

/** Throws 409 where the client saw an older version of the shift. */
export function checkSeen(shift: StoredShift, seen: Seen | undefined): void {
  if (!seen) return
  const isSame =
    shift.userId === seen.userId &&
    shift.startAt === Date.parse(seen.startAt) &&
    shift.endAt === Date.parse(seen.endAt)
  if (!isSame) throw new Refusal(409, 'stale_update')
}
