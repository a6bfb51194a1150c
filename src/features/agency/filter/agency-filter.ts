import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'

import { comparedRange, type Comparison, comparisonsOf } from '@/domain/compared-range'
import { dayCountOf, rangeOf, ROLLING_PERIOD } from '@/domain/period'
import type { Range } from '@/domain/range'
import { useCurrentUser } from '@/features/auth'
import { ownZone } from '@/lib/own-zone'
import { serverNow } from '@/services/server-clock'

import { timezonesOf } from './zones'
import {
  FILTER_DEFAULTS,
  FILTER_PARAMS,
  type FilterState,
  readFilter,
  writeFilter,
  type Zone,
} from './address'

/**
 * What a page offers to choose; the rest stays as by default, whatever the address says. `compare` is the previous
 * period only, `compareMonths` months, quarters and years as well.
 */
export type FilterPart =
  | 'period'
  | 'compare'
  | 'compareMonths'
  | 'basis'
  | 'creators'
  | 'people'
  | 'group'
  | 'zone'

const FIELD_OF: Record<FilterPart, keyof FilterState> = {
  period: 'period',
  compare: 'compare',
  compareMonths: 'compare',
  basis: 'basis',
  creators: 'creatorIds',
  people: 'userIds',
  group: 'groupId',
  zone: 'zone',
}

const PREVIOUS_ONLY: readonly Comparison[] = ['previous', 'none']

export interface AgencyFilter extends FilterState {
  parts: readonly FilterPart[]
  /** The period as requests carry it, in the chosen zone. */
  range: Range
  /** The comparisons this page offers for its period; `compare` is always one of them. */
  comparisons: readonly Comparison[]
  /** The whole range the period is compared with; null without a comparison. */
  comparedRange: Range | null
  /** How many days the period has. */
  days: number
  /** The zone the days are counted in, by its name. */
  timezone: string
  timezones: Readonly<Record<Zone, string>>
  /** Whether anything is not as by default. */
  isChanged: boolean
  /** The search part of the address: what a saved view keeps. */
  search: string
  /** Changes some of it, as one step that Back takes back. */
  change: (change: Partial<FilterState>) => void
  /** Everything as by default; a saved view's search part instead where one is given. */
  reset: (search?: string) => void
}

function useTimezones(): Readonly<Record<Zone, string>> {
  const agency = useCurrentUser().data?.agencyTimezone
  const [mine] = useState(ownZone)
  return useMemo(() => timezonesOf(agency, mine), [agency, mine])
}

/** The same object until it is another range: requests and charts compare it. */
function useSameRange(range: Range): Range {
  const { from, to, timezone } = range
  return useMemo(() => ({ from, to, timezone }), [from, to, timezone])
}

/** What the range is compared with; a comparison that is not offered for it counts as the fallback. */
function useComparison(
  range: Range,
  wanted: Comparison,
  fallback: Comparison,
  offered: readonly Comparison[] | undefined,
): Pick<AgencyFilter, 'compare' | 'comparisons' | 'comparedRange'> {
  return useMemo(() => {
    const comparisons = offered ?? comparisonsOf(range)
    const compare = comparisons.includes(wanted) ? wanted : fallback
    return {
      compare,
      comparisons,
      comparedRange: compare === 'none' ? null : comparedRange(range, compare),
    }
  }, [range, wanted, fallback, offered])
}

/**
 * Period, comparison, basis, people and zone of a page of figures. All of it lives in the address, so that a link
 * shows the same to others and Back restores the view; nonsense there counts as not said.
 */
export function useAgencyFilter(
  parts: readonly FilterPart[],
  defaults: Partial<FilterState> = {},
): AgencyFilter {
  const [params, setParams] = useSearchParams()
  const timezones = useTimezones()
  const standard = { ...FILTER_DEFAULTS, ...defaults }
  const fields = new Set(parts.map((part) => FIELD_OF[part]))
  const state = { ...standard, ...pick(readFilter(params, standard), fields) }
  const timezone = timezones[state.zone]
  const [openedAt] = useState(serverNow)
  // A range that moved on with every minute would fetch the page again each time.
  const now = state.period === ROLLING_PERIOD ? openedAt : serverNow()
  const range = useSameRange(rangeOf(state.period, timezone, now))
  const offered = parts.includes('compareMonths') ? undefined : PREVIOUS_ONLY
  const comparison = useComparison(range, state.compare, standard.compare, offered)
  return {
    ...state,
    ...comparison,
    parts,
    range,
    days: state.period === ROLLING_PERIOD ? 1 : dayCountOf(range),
    timezone,
    timezones,
    isChanged: FILTER_PARAMS.some((name) => params.has(name)),
    search: params.toString(),
    change: (change) =>
      setParams((current) => writeFilter(current, change, standard), { preventScrollReset: true }),
    reset: (search) =>
      setParams((current) => (search === undefined ? without(current) : new URLSearchParams(search)), {
        preventScrollReset: true,
      }),
  }
}

/** Other parameters of the URL, such as the tab, stay. */
function without(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const name of FILTER_PARAMS) rest.delete(name)
  return rest
}

function pick(state: FilterState, fields: ReadonlySet<keyof FilterState>): Partial<FilterState> {
  return Object.fromEntries(
    Object.entries(state).filter(([field]) => fields.has(field as keyof FilterState)), // its own keys
  )
}
