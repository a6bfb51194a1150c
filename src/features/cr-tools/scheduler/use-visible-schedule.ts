import { useQueryStatus } from '@/api/query-status'
import { isoOf } from '@/domain/time/instant'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { DAY_MS } from '@/lib/duration'

import { useBestHours } from '../base/use-best-hours'
import { useSchedule } from './schedule-query'
import type { ScheduleView } from './schedule-view'
import { useScheduleMarks } from './use-schedule-marks'

const NONE: readonly never[] = []

/** A day more on both sides: a clash may be with a send there, and an item at each fan's hour moves in here. */
const rangeAround = ({ from, to }: ScheduleView['range']): ScheduleView['range'] => ({
  from: isoOf(Date.parse(from) - DAY_MS),
  to: isoOf(Date.parse(to) + DAY_MS),
})

/** The schedule's data, filtered, with loading and error state. */
export function useVisibleSchedule(creatorId: string, view: ScheduleView) {
  const read = useSchedule(creatorId, rangeAround(view.range))
  const best = useBestHours(creatorId, view.timezone, view.showsBest)
  const hours = view.showsBest ? best.data?.data : undefined
  const agencyZone = useAgencyZone()
  const visible = useScheduleMarks(
    { ...view, agencyZone },
    read.data?.data ?? NONE,
    read.data?.overlaps ?? NONE,
    hours,
  )
  const isEmpty = view.layout === 'list' && visible.items.length === 0
  return {
    ...visible,
    isLoaded: read.data !== undefined,
    status: useQueryStatus(read, isEmpty),
    hasBestFailed: best.isError,
    bestBy: visible.marks.hours?.by ?? 'revenue',
  }
}
