import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

import { EMPLOYEE_ROLES, EMPLOYEE_SORTS, type EmployeeStatus } from '@/domain/agency/employee'
import { dayOf } from '@/domain/time/day'
import { DEFAULT_TABS, PAGE_TABS, type TabOf } from '@/domain/page/page-tabs'
import { type GridWeek, gridWeek, weekFromText } from '@/domain/shift/shift-grid'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { useUrlSort } from '@/features/figures/url/use-url-sort'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { weekStart } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-provider'
import { choiceField, isUrlStateChanged, optionalIdField, searchField, type UrlState } from '@/lib/url-state'
import { serverNow } from '@/services/network/server-clock'

import { useRights } from './use-rights'

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

const VIEW_FIELDS = {
  query: searchField(),
  role: choiceField(EMPLOYEE_ROLES, null),
  groupId: { ...optionalIdField(), name: 'group' },
  creatorId: { ...optionalIdField(), name: 'creator' },
  /** Applies to directors only. */
  secondFactor: { ...choiceField(SECOND_FACTORS, null), name: 'mfa' },
}

/** The current week, which begins by the language's first weekday (requirements 9), in the agency's time zone. */
function useCurrentWeek(): GridWeek {
  useLanguage()
  const timezone = useAgencyZone()
  const first = weekFromText(null, dayOf(serverNow(), timezone), weekStart())
  return useMemo(() => gridWeek(first, timezone), [first, timezone])
}

export interface PeopleView extends ReturnType<typeof usePeopleView> {}

/** Search, filters and order of people, kept in the URL so that links share a view and Back works. */
export function usePeopleView() {
  const { state, change, reset } = useUrlState(VIEW_FIELDS)
  const { seesSecondFactor } = useRights()
  const view = seesSecondFactor ? state : { ...state, secondFactor: null }
  return {
    ...view,
    ...useUrlSort(EMPLOYEE_SORTS, DEFAULT_SORT),
    week: useCurrentWeek(),
    isNarrowed: isUrlStateChanged(VIEW_FIELDS, view),
    narrow: (patch: Partial<UrlState<typeof VIEW_FIELDS>>) => change(patch, { replace: true }),
    reset: () => reset({ replace: true }),
  }
}
