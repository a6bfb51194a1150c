import { useMemo } from 'react'

import { useQueryStatus } from '@/api/query-status'
import { shownItem } from '@/domain/schedule/schedule'
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
  const { timezone } = view
  const agencyZone = useAgencyZone()
  const loaded = read.data?.data ?? NONE
  const all = useMemo(
    () => loaded.map((item) => shownItem(item, { timezone, agencyZone })),
    [loaded, timezone, agencyZone],
  )
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
