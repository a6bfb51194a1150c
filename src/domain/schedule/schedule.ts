import * as v from 'valibot'

import { MINUTE_MS } from '@/lib/duration'
import { flag, orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import type { Permission } from '../account/permission'
import { addDays, type Day, dayOf } from '../time/day'
import { Id } from '../server/id'
import { Instant, instant } from '../time/instant'
import { formatWallTime, parseWallTime } from '../time/zoned-time'
import { Currency, DEFAULT_CURRENCY } from '../money/money'
import { firstOfWeek } from '../shift/shift-grid'
import { messageContent } from '../chat/message-content'

export const SCHEDULE_KINDS = ['post', 'mass', 'welcome', 'live', 'story'] as const
export type ScheduleKind = (typeof SCHEDULE_KINDS)[number]

export const SCHEDULE_STATES = ['scheduled', 'publishing', 'done', 'failed'] as const
export type ScheduleState = (typeof SCHEDULE_STATES)[number]

export const SCHEDULE_FAILURES = [
  'platform_down',
  'rate_limited',
  /** A live that the creator did not start. */
  'not_started',
  /** The crisis check at send time holds it. */
  'held',
] as const
export type ScheduleFailure = (typeof SCHEDULE_FAILURES)[number]

/** Failures that a retry can fix. */
const RETRYABLE_FAILURES: readonly (ScheduleFailure | null)[] = ['platform_down', 'rate_limited', null]

export const SCHEDULE_TEXT_MAX_LENGTH = 5000
/** Kinds this screen edits; the others have their own editor. */
export const EDITABLE_KINDS = ['post', 'story'] as const
export type EditableKind = (typeof EDITABLE_KINDS)[number]

export const isEditableKind = (kind: ScheduleKind): kind is EditableKind =>
  EDITABLE_KINDS.some((one) => one === kind)

/** The tool whose edit access changes items of a kind. */
export const KIND_TOOL = {
  post: 'scheduler',
  story: 'scheduler',
  mass: 'massMessages',
  welcome: 'welcomeMessages',
  live: 'live',
} as const satisfies Record<ScheduleKind, Permission>

/** An item with a publishing time. */
export const ScheduleItem = v.object({
  /** For a mass message, its own id. */
  itemId: Id,
  kind: v.picklist(SCHEDULE_KINDS),
  state: v.picklist(SCHEDULE_STATES),
  at: Instant,
  ...messageContent,
  currency: orElse(Currency, DEFAULT_CURRENCY),
  /** Names of lists; empty for all fans. */
  audience: orElse(validEntriesOf(v.string()), []),
  /** Name and id of the welcome sequence that it belongs to. */
  sequence: orNull(v.string()),
  sequenceId: orNull(Id),
  /** Name and id of a post's category, which decides who sees it; null for all members. */
  category: orNull(v.string()),
  categoryId: orNull(Id),
  /** Number of recipients; null where it is not sent to fans. */
  fans: orNull(v.number()),
  /** Name of a sample fan, for the preview. */
  fanName: orNull(v.string()),
  /** At the same hour in each fan's own zone; `at` is that hour in the agency's. */
  isLocalTime: flag,
  durationMinutes: orNull(v.number()),
  /** Null without a failure, and for a reason unknown to the console. */
  failure: orNull(v.picklist(SCHEDULE_FAILURES)),
  /** Its time depends on something else, so it cannot be moved. */
  isFixed: flag,
})
export interface ScheduleItem extends v.InferOutput<typeof ScheduleItem> {}

/** The moment with the same wall time in another zone; unchanged where that zone skips it. */
const sameWallTime = (at: number, from: string, to: string): number =>
  parseWallTime(formatWallTime(at, from), to) ?? at

/** The zone in which items are shown, and the agency's, in which an hour for each fan's own zone is planned. */
interface PlanningZones {
  timezone: string
  agencyZone: string
}

/** An item at the time to show. What comes at each fan's own hour has that hour in every zone. */
export const shownItem = (item: ScheduleItem, { timezone, agencyZone }: PlanningZones): ScheduleItem =>
  item.isLocalTime ? { ...item, at: instant(sameWallTime(item.at, agencyZone, timezone)) } : item

/** The moment and zone to send for a chosen time of an item: the reverse of `shownItem`. */
export const plannedTime = (
  { isLocalTime }: Pick<ScheduleItem, 'isLocalTime'>,
  at: number,
  { timezone, agencyZone }: PlanningZones,
): { at: number; timezone: string } =>
  isLocalTime ? { at: sameWallTime(at, timezone, agencyZone), timezone: agencyZone } : { at, timezone }

/** Two sends with shared fans, at any time. */
export const AudienceOverlap = v.object({ one: Id, other: Id, fans: v.number() })
export interface AudienceOverlap extends v.InferOutput<typeof AudienceOverlap> {}

/** Fans who get two messages within this time feel pushed. */
export const CLASH_MINUTES = 120

/** Fields that decide which actions an item allows. */
export type ItemActionInputs = Pick<ScheduleItem, 'state' | 'isFixed' | 'failure'>

const isUpcoming = ({ state }: ItemActionInputs): boolean => state === 'scheduled' || state === 'publishing'

/** Whether it can be rescheduled. */
export const isMovable = ({ state, isFixed }: ItemActionInputs): boolean => state === 'scheduled' && !isFixed
export const isRetryable = ({ state, failure }: ItemActionInputs): boolean =>
  state === 'failed' && RETRYABLE_FAILURES.includes(failure)
/** Unsent items can be canceled, failed ones dismissed. */
export const isCancelable = ({ state, isFixed }: ItemActionInputs): boolean =>
  !isFixed && (state === 'scheduled' || state === 'failed')

/** A clashing item, and the number of fans who get both. */
export interface ScheduleClash {
  item: ScheduleItem
  fans: number
}

/** Clashes by item id: other future sends that reach some of the same fans within `CLASH_MINUTES`. */
export function findClashes(
  items: readonly ScheduleItem[],
  overlaps: readonly AudienceOverlap[],
  /** What a clash names instead of the planned item. */
  shownOf = (item: ScheduleItem): ScheduleItem => item,
): ReadonlyMap<string, readonly ScheduleClash[]> {
  const byId = new Map(items.filter(isUpcoming).map((item) => [item.itemId, item]))
  const clashes = new Map<string, ScheduleClash[]>()
  const add = (to: ScheduleItem, item: ScheduleItem, fans: number) =>
    clashes.set(to.itemId, [...(clashes.get(to.itemId) ?? []), { item: shownOf(item), fans }])
  for (const { one, other, fans } of overlaps) {
    const [first, second] = [byId.get(one), byId.get(other)]
    if (!first || !second || Math.abs(first.at - second.at) >= CLASH_MINUTES * MINUTE_MS) continue
    add(first, second, fans)
    add(second, first, fans)
  }
  return clashes
}

/** Items by day, each in order of time. */
export function groupByDay(
  items: readonly ScheduleItem[],
  timezone: string,
): ReadonlyMap<Day, readonly ScheduleItem[]> {
  const sorted = items.toSorted((a, b) => a.at - b.at || (a.itemId < b.itemId ? -1 : 1))
  return Map.groupBy(sorted, ({ at }) => dayOf(at, timezone))
}

/** Future days without visible items. Welcome messages reach few fans, so they do not count. */
export function emptyDays(
  days: readonly Day[],
  items: readonly ScheduleItem[],
  timezone: string,
  today: Day,
): ReadonlySet<Day> {
  const filled = new Set(
    items
      .filter(({ kind, state }) => kind !== 'welcome' && state !== 'failed')
      .map(({ at }) => dayOf(at, timezone)),
  )
  return new Set(days.filter((day) => day >= today && !filled.has(day)))
}

/** Picks `count` items of a day: those that need attention first, welcome messages last. */
export function pickDayItems(
  items: readonly ScheduleItem[],
  count: number,
  needsLook: (item: ScheduleItem) => boolean,
): readonly ScheduleItem[] {
  if (items.length <= count) return items
  const rank = (item: ScheduleItem) => (needsLook(item) ? 0 : item.kind === 'welcome' ? 2 : 1)
  const chosen = new Set(items.toSorted((a, b) => rank(a) - rank(b)).slice(0, count))
  return items.filter((item) => chosen.has(item))
}

/** The whole weeks a month touches, from the language's first day of the week. */
export function monthWeeks(day: Day, weekStart: number): readonly (readonly Day[])[] {
  const month = day.slice(0, 7)
  const weeks: Day[][] = []
  for (
    let first = firstOfWeek(`${month}-01`, weekStart);
    first.slice(0, 7) <= month;
    first = addDays(first, 7)
  )
    weeks.push(Array.from({ length: 7 }, (_, step) => addDays(first, step)))
  return weeks
}
