import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { ResponseOf } from '@/api/call'
import { checkShifts, listPlannedShifts } from '@/api/calls/agency/shifts'
import { queryOf } from '@/api/query'
import { isoOf } from '@/domain/time/instant'
import type { PlannedShift, ShiftOverlap, ShiftGap } from '@/domain/shift/planned-shift'

import { useFallbackPolling } from '../live/use-polling'
import { OPEN_ROW, type PlanRow, layOutRows, type PlanSubject } from './plan/plan-row'
import type { ShiftView } from './shift-view'
import { usePlanSubjects } from './use-plan-subjects'

const NO_GAPS: readonly ShiftGap[] = []

interface MergedShifts {
  shifts: readonly PlannedShift[]
  clashes: readonly ShiftOverlap[]
  /** Shifts without a person that the user may plan. */
  openIds: readonly string[]
  isPending: boolean
  isFetching: boolean
  error: Error | null
  refetch: () => void
}

/** Merges the pages, since a shift of several creators is in several; the last page holds the open shifts. */
function mergePages(reads: UseQueryResult<ResponseOf<typeof listPlannedShifts>>[]): MergedShifts {
  const byId = new Map(reads.flatMap(({ data }) => data?.data ?? []).map((shift) => [shift.shiftId, shift]))
  return {
    shifts: [...byId.values()],
    clashes: reads.flatMap(({ data }) => data?.clashes ?? []),
    openIds: (reads.at(-1)?.data?.data ?? []).filter(({ isOpen }) => isOpen).map(({ shiftId }) => shiftId),
    isPending: reads.some(({ isPending }) => isPending),
    isFetching: reads.some(({ isFetching }) => isFetching),
    error: reads.find(({ data, error }) => data === undefined && error)?.error ?? null,
    refetch: () => reads.forEach((read) => void read.refetch()),
  }
}

/** The problems of a week before it is published. */
export const useWeekCheck = ({ week }: Pick<ShiftView, 'week'>) =>
  useQuery({
    ...queryOf(checkShifts, { from: isoOf(week.from), to: isoOf(week.to), timezone: week.timezone }),
    ...useFallbackPolling(),
  })

/** The rows of a week with their shifts, page by page. */
export function usePlan(view: ShiftView) {
  const { t } = useTranslation('analytics')
  const { by, week, query } = view
  const { read: subjectsRead, parts } = usePlanSubjects(view)
  const period = { from: isoOf(week.from), to: isoOf(week.to) }
  const idsOf = (part: readonly PlanSubject[]) => part.map(({ id }) => id)
  // Colleagues plan at the same time.
  const polling = useFallbackPolling()
  const { shifts, clashes, openIds, ...shiftsRead } = useQueries({
    queries: [
      ...(parts ?? []).map((part) =>
        by === 'person' ? { userIds: idsOf(part) } : { creatorIds: idsOf(part) },
      ),
      { isOpen: true },
    ].map((subjects) => ({ ...queryOf(listPlannedShifts, { ...period, ...subjects }), ...polling })),
    combine: mergePages,
  })
  const check = useWeekCheck(view)
  const gaps = check.data?.gaps ?? NO_GAPS
  const hasOpen = by === 'person' && query === '' && openIds.length > 0
  const openName = t('shifts.open')
  const rows: readonly PlanRow[] = useMemo(() => {
    const open: PlanSubject = { id: OPEN_ROW, name: openName, kind: 'open', mayPlan: false, creatorIds: [] }
    const subjects = [...(hasOpen ? [open] : []), ...(parts ?? []).flat()]
    return layOutRows(subjects, { kind: by, shifts, clashes, gaps }, week)
  }, [parts, by, hasOpen, openName, shifts, clashes, gaps, week])
  return { subjectsRead, rows, shifts, openIds, shiftsRead, check }
}
export type Plan = ReturnType<typeof usePlan>
