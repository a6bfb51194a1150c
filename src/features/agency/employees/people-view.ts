import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

import {
  EMPLOYEE_ROLES,
  EMPLOYEE_SORTS,
  type EmployeeRole,
  type EmployeeSort,
  type EmployeeStatus,
} from '@/domain/agency/employee'
import { dayOf } from '@/domain/time/day'
import { DEFAULT_TABS, PAGE_TABS, type TabOf } from '@/domain/page/page-tabs'
import { type GridWeek, gridWeek, weekFromText } from '@/domain/shift/shift-grid'
import { useCurrentUser, useRoles } from '@/features/auth'
import { weekStart } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-provider'
import { deviceTimeZone } from '@/lib/device-time-zone'
import { serverNow } from '@/services/network/server-clock'

import { useUrlParams } from '@/features/figures/url/use-url-params'
import { type UrlSort, useUrlSort } from '@/features/figures/url/use-url-sort'
import { maySeeSecondFactor } from './rights'

export const EMPLOYEES_TABS = PAGE_TABS.agencyEmployees
export type EmployeesTab = TabOf<'agencyEmployees'>

const DEFAULT_SORT = { by: 'name', descending: false } as const

/** The selected tab. It is part of the URL, and each tab starts with its own parameters. */
export function useEmployeesTab(): { tab: EmployeesTab; setTab: (tab: EmployeesTab) => void } {
  const [params, setParams] = useSearchParams()
  return {
    tab: EMPLOYEES_TABS.find((tab) => tab === params.get('tab')) ?? DEFAULT_TABS.agencyEmployees,
    setTab: (tab) =>
      setParams(tab === DEFAULT_TABS.agencyEmployees ? {} : { tab }, { preventScrollReset: true }),
  }
}

export const isPeopleTab = (tab: EmployeesTab): tab is EmployeeStatus =>
  tab === 'active' || tab === 'invited' || tab === 'inactive'

export const SECOND_FACTORS = ['off', 'on'] as const
export type SecondFactor = (typeof SECOND_FACTORS)[number]

export interface PeopleView extends UrlSort<EmployeeSort['by']> {
  query: string
  role: EmployeeRole | null
  groupId: string | null
  creatorId: string | null
  /** The URL's value; applies to directors only. */
  secondFactor: SecondFactor | null
  /** The current week by the language's first weekday, in the agency's time zone. */
  week: GridWeek
  isNarrowed: boolean
  change: (entries: Partial<Record<'q' | 'role' | 'group' | 'creator' | 'mfa', string>>) => void
  reset: () => void
}

/** The current week, which begins by the language's first weekday (requirements 9). */
function useCurrentWeek(): GridWeek {
  useLanguage()
  const timezone = useCurrentUser().data?.agencyTimezone ?? deviceTimeZone()
  const first = weekFromText(null, dayOf(serverNow(), timezone), weekStart())
  return useMemo(() => gridWeek(first, timezone), [first, timezone])
}

/** Search, filters and order of people, kept in the URL so that links share a view and Back works. */
export function usePeopleView(): PeopleView {
  const { params, change: put } = useUrlParams()
  // A stable reference, so that memoised parts do not re-render with each key.
  const change = useCallback<PeopleView['change']>((entries) => put(entries, { replace: true }), [put])
  const query = (params.get('q') ?? '').trim()
  const role = EMPLOYEE_ROLES.find((candidate) => candidate === params.get('role')) ?? null
  const groupId = params.get('group')
  const creatorId = params.get('creator')
  const { roles } = useRoles()
  const named = SECOND_FACTORS.find((candidate) => candidate === params.get('mfa')) ?? null
  const secondFactor = maySeeSecondFactor(roles) ? named : null
  return {
    query,
    role,
    groupId,
    creatorId,
    secondFactor,
    ...useUrlSort(EMPLOYEE_SORTS, DEFAULT_SORT),
    week: useCurrentWeek(),
    isNarrowed:
      query !== '' || role !== null || groupId !== null || creatorId !== null || secondFactor !== null,
    change,
    reset: () => change({ q: '', role: '', group: '', creator: '', mfa: '' }),
  }
}
