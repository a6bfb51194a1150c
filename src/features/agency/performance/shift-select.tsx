import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { listPlannedShifts } from '@/api/calls/agency/shifts'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { SHIFT_PLAN_MAX_DAYS } from '@/domain/shift/planned-shift'
import { SHIFT_MAX_MS, type Span } from '@/domain/shift/shift-move'
import { isoOf } from '@/domain/time/instant'
import type { Range } from '@/domain/time/range'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { formatDateRange } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { DAY_MS } from '@/lib/duration'
import { givenFields } from '@/lib/given-fields'
import { optionalIdField } from '@/lib/url-state'
import { OptionalSelect } from '@/ui/field/optional'

import type { PerformanceScope } from './use-performance-scope'

/** The most shifts in the menu, newest first. */
const MAX_SHIFTS = 60

/** A time range for which people are planned together. */
interface ShiftWindow {
  id: string
  from: number
  to: number
  people: number
}

const windowId = (from: number, to: number): string => `${from}-${to}`

/** Parses a time range of the URL; undefined for nonsense. */
export function parseShiftWindow(text: string | null): { id: string; from: number; to: number } | undefined {
  const [from = 0, to = 0] = (/^(\d{12,14})-(\d{12,14})$/.exec(text ?? '')?.slice(1) ?? []).map(Number)
  return to > from && to - from <= SHIFT_MAX_MS ? { id: windowId(from, to), from, to } : undefined
}

const SCHEMA = {
  /** The time range whose figures alone are shown. */
  shift: optionalIdField(),
}

/** The planned time ranges, newest first. */
export function shiftWindows(shifts: readonly Span[]): ShiftWindow[] {
  const windows = new Map<string, ShiftWindow>()
  for (const { startAt, endAt } of shifts) {
    const id = windowId(startAt, endAt)
    const known = windows.get(id)
    windows.set(id, { id, from: startAt, to: endAt, people: (known?.people ?? 0) + 1 })
  }
  return [...windows.values()].toSorted((a, b) => b.from - a.from || b.to - a.to)
}

/** The state of the menu; `newest` means that older shifts may exist. */
function shiftMenuState(
  { isPending, isFetching, isError }: UseQueryResult,
  count: number,
  areSomeMissing: boolean,
): 'some' | 'newest' | 'none' | 'loading' | 'failed' {
  if (isError && !isFetching) return 'failed'
  if (count === 0 && (isPending || isFetching)) return 'loading'
  return areSomeMissing ? 'newest' : count > 0 ? 'some' : 'none'
}

/** The server answers a limited range, so take the end of a longer period. */
const lastRangeStart = ({ from, to }: Range): number =>
  Math.max(Date.parse(from), Date.parse(to) - SHIFT_PLAN_MAX_DAYS * DAY_MS)

/** Narrows the page to the hours of one shift, kept in the URL. */
export function useShiftScope({ range, userIds }: FigureFilter, scope: PerformanceScope) {
  const { state, change } = useUrlState(SCHEMA)
  const chosen = useMemo(() => parseShiftWindow(state.shift), [state.shift])
  // A long period has many shifts: fetch once the menu is about to open.
  const [isOpened, setOpened] = useState(false)
  const since = lastRangeStart(range)
  const read = useQuery({
    ...queryOf(listPlannedShifts, {
      from: isoOf(since),
      to: range.to,
      ...givenFields({ userIds }),
    }),
    enabled: isOpened,
  })
  const { data } = read
  const all = useMemo(() => shiftWindows(data?.data ?? []), [data])
  const areSomeMissing = all.length > MAX_SHIFTS || since > Date.parse(range.from)
  const narrowed = useMemo(
    () => (chosen ? { ...scope, from: isoOf(chosen.from), to: isoOf(chosen.to) } : scope),
    [chosen, scope],
  )
  return {
    scope: narrowed,
    chosen,
    windows: all.slice(0, MAX_SHIFTS),
    choose: (shift: string | null) => change({ shift }),
    onWillOpen: () => {
      setOpened(true)
      if (read.isError) void read.refetch()
    },
    menuState: shiftMenuState(read, all.length, areSomeMissing),
    error: read.isFetching ? null : read.error,
  }
}

/** Selects the hours of one planned shift, or the whole period. */
export function ShiftSelect({
  shift: { windows, chosen, choose, onWillOpen, menuState, error },
  timezone,
}: {
  shift: ReturnType<typeof useShiftScope>
  timezone: string
}) {
  const { t } = useTranslation('analytics')
  const spanText = (from: number, to: number) =>
    formatDateRange(from, to, {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: timezone,
    })
  const isListed = windows.some(({ id }) => id === chosen?.id)
  return (
    <span className="inline-flex min-w-0" onFocus={onWillOpen} onPointerEnter={onWillOpen}>
      <OptionalSelect
        label={t('performance.shift')}
        labelHidden
        error={error ? errorText(error) : undefined}
        none={t('performance.shift_all')}
        noneDetail={menuState === 'some' ? undefined : t(`performance.shift_${menuState}`)}
        options={[
          ...(chosen && !isListed ? [{ value: chosen.id, label: spanText(chosen.from, chosen.to) }] : []),
          ...windows.map(({ id, from, to, people }) => ({
            value: id,
            label: spanText(from, to),
            detail: t('performance.shift_people', { count: people }),
          })),
        ]}
        value={chosen?.id ?? null}
        onChange={choose}
      />
    </span>
  )
}
