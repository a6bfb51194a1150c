import { useMemo } from 'react'

import { type Day, dayOf } from '@/domain/time/day'
import {
  type AudienceOverlap,
  groupByDay,
  type ScheduleClash,
  findClashes,
  emptyDays,
  type ScheduleItem,
  shownItem,
} from '@/domain/schedule/schedule'
import { type HourScores, hourScores } from '@/domain/schedule/hour-scores'
import type { WeekHour } from '@/domain/figures/analytics'

import type { ScheduleView } from './schedule-view'

/** What the grids show besides items: overlaps, empty days, best hours. */
export interface ScheduleMarks {
  byDay: ReadonlyMap<Day, readonly ScheduleItem[]>
  clashes: ReadonlyMap<string, readonly ScheduleClash[]>
  gaps: ReadonlySet<Day>
  /** Undefined when best hours are hidden. */
  hours: HourScores | undefined
}

interface ScheduleFacts extends Pick<
  ScheduleView,
  'weeks' | 'layout' | 'day' | 'kinds' | 'timezone' | 'today'
> {
  agencyZone: string
}

/**
 * The items of the shown days, and clashes and gaps from all that is loaded, whatever the filter shows. Clashes
 * are of planned times, so that they are the same in every zone.
 */
export function useScheduleMarks(
  { weeks, layout, day, kinds, timezone, agencyZone, today }: ScheduleFacts,
  loaded: readonly ScheduleItem[],
  overlaps: readonly AudienceOverlap[],
  hours: readonly WeekHour[] | undefined,
) {
  return useMemo(() => {
    const shownOf = (item: ScheduleItem) => shownItem(item, { timezone, agencyZone })
    const all = loaded.map(shownOf)
    const month = day.slice(0, 7)
    const shown = new Set(weeks.flat())
    const days = [...shown].filter((one) => layout === 'week' || one.startsWith(month))
    const isListed = ({ at }: ScheduleItem) => {
      const itemDay = dayOf(at, timezone)
      return shown.has(itemDay) && (layout !== 'list' || itemDay.startsWith(month))
    }
    const items = all.filter((item) => (kinds.length === 0 || kinds.includes(item.kind)) && isListed(item))
    return {
      all,
      items,
      failed: all.filter((item) => item.state === 'failed' && isListed(item)),
      marks: {
        byDay: groupByDay(items, timezone),
        clashes: findClashes(loaded, overlaps, shownOf),
        gaps: emptyDays(days, all, timezone, today),
        hours: hours && hourScores(hours),
      },
    }
  }, [weeks, layout, day, kinds, timezone, agencyZone, today, loaded, overlaps, hours])
}
