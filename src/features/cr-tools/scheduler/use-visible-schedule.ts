import { useQueryStatus } from '@/api/query-status'

import { useBestHours } from '../base/use-best-hours'
import { useSchedule } from './schedule-query'
import type { ScheduleView } from './schedule-view'
import { useScheduleMarks } from './use-schedule-marks'

const NONE: readonly never[] = []

/** The schedule's data, filtered, with loading and error state. */
export function useVisibleSchedule(creatorId: string, view: ScheduleView) {
  const read = useSchedule(creatorId, view.range)
  const best = useBestHours(creatorId, view.timezone, view.showsBest)
  const hours = view.showsBest ? best.data?.data : undefined
  const all = read.data?.data ?? NONE
  const visible = useScheduleMarks(view, all, read.data?.overlaps ?? NONE, hours)
  const isEmpty = view.layout === 'list' && visible.items.length === 0
  return {
    all,
    ...visible,
    isLoaded: read.data !== undefined,
    status: useQueryStatus(read, isEmpty),
    hasBestFailed: best.isError,
    bestBy: visible.marks.hours?.by ?? 'revenue',
  }
}
