import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { listPlannedShifts } from '@/api/calls/shifts'
import { queryOf } from '@/api/query'
import { isoOf } from '@/domain/instant'
import { LONGEST_PLAN_DAYS } from '@/domain/planned-shift'

import type { Range } from '@/domain/range'
import { useAddress } from '@/features/figures/use-address'
import type { FigureFilter } from '@/features/figures/figure-filter'
import type { Scope } from './scope'

const SHIFT = 'shift'
/** The most shifts in the menu, newest first. */
const SHIFTS_AT_MOST = 60
const DAY_MS = 24 * 60 * 60_000
/** The longest shift, with a margin. */
const LONGEST_MS = DAY_MS

/** A time range for which people are planned together. */
export interface ShiftWindow {
  id: string
  from: number
  to: number
  people: number
}

const idOf = (from: number, to: number): string => `${from}-${to}`

/** Parses a time range of the URL; undefined for nonsense. */
export function shiftIn(text: string | null): { id: string; from: number; to: number } | undefined {
  const [from = 0, to = 0] = (/^(\d{12,14})-(\d{12,14})$/.exec(text ?? '')?.slice(1) ?? []).map(Number)
  return to > from && to - from <= LONGEST_MS ? { id: idOf(from, to), from, to } : undefined
}

interface Planned {
  startAt: number
  endAt: number
}

/** The planned time ranges, newest first. */
export function windowsOf(shifts: readonly Planned[]): ShiftWindow[] {
  const windows = new Map<string, ShiftWindow>()
  for (const { startAt, endAt } of shifts) {
    const id = idOf(startAt, endAt)
    const known = windows.get(id)
    windows.set(id, { id, from: startAt, to: endAt, people: (known?.people ?? 0) + 1 })
  }
  return [...windows.values()].toSorted((one, other) => other.from - one.from || other.to - one.to)
}

interface Asked {
  isPending: boolean
  isFetching: boolean
  isError: boolean
}

/** The state of the menu; `newest` means that older shifts may exist. */
function stateOf(
  { isPending, isFetching, isError }: Asked,
  count: number,
  isCut: boolean,
): 'some' | 'newest' | 'none' | 'loading' | 'failed' {
  if (isError && !isFetching) return 'failed'
  if (count === 0 && (isPending || isFetching)) return 'loading'
  return isCut ? 'newest' : count > 0 ? 'some' : 'none'
}

/** The server answers a limited range, so take the end of a longer period. */
const lastOf = ({ from, to }: Range): number =>
  Math.max(Date.parse(from), Date.parse(to) - LONGEST_PLAN_DAYS * DAY_MS)

/** The shift in the URL, with a setter. */
function useChosen() {
  const { params, change } = useAddress()
  const choose = (to: string | undefined) => change({ [SHIFT]: to })
  return { chosen: shiftIn(params.get(SHIFT)), choose }
}

/** Narrows the page to the hours of one shift, kept in the URL. */
export function useShiftScope({ range, userIds }: FigureFilter, scope: Scope) {
  const { chosen, choose } = useChosen()
  // A long period has many shifts: fetch once the menu is about to open.
  const [isWanted, setWanted] = useState(false)
  const since = lastOf(range)
  const read = useQuery({
    ...queryOf(listPlannedShifts, {
      from: isoOf(since),
      to: range.to,
      ...(userIds.length > 0 && { userIds: [...userIds] }),
    }),
    enabled: isWanted,
  })
  const { data } = read
  const all = useMemo(() => windowsOf(data?.data ?? []), [data])
  const isCut = all.length > SHIFTS_AT_MOST || since > Date.parse(range.from)
  const id = chosen?.id
  const narrowed = useMemo((): Scope => {
    const shift = shiftIn(id ?? null)
    return shift ? { ...scope, from: isoOf(shift.from), to: isoOf(shift.to) } : scope
  }, [id, scope])
  return {
    scope: narrowed,
    chosen,
    windows: all.slice(0, SHIFTS_AT_MOST),
    choose,
    /** Called when the menu is about to open. */
    want: () => {
      setWanted(true)
      if (read.isError) void read.refetch()
    },
    state: stateOf(read, all.length, isCut),
    error: read.isFetching ? null : read.error,
  }
}
