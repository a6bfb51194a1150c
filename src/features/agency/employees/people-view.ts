import { useMemo } from 'react'

import { EMPLOYEE_ROLES, EMPLOYEE_SORTS, type EmployeeStatus } from '@/domain/agency/employee'
import { dayOf } from '@/domain/time/day'
import { DEFAULT_TABS, PAGE_TABS, type TabOf } from '@/domain/page/page-tabs'
import { type GridWeek, firstOfWeek, gridWeek } from '@/domain/shift/shift-grid'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { useUrlParams } from '@/features/figures/url/use-url-params'
import { useUrlSort } from '@/features/figures/url/use-url-sort'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { weekStart } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-provider'
import { choiceField, optionalIdField, searchField, writeUrlState } from '@/lib/url-state'
import { serverNow } from '@/services/network/server-clock'

import { useRights } from './use-rights'

export const EMPLOYEES_TABS = PAGE_TABS.agencyEmployees
export type EmployeesTab = TabOf<'agencyEmployees'>

const DEFAULT_SORT = { by: 'name', descending: false } as const

const TAB_FIELDS = { tab: choiceField(EMPLOYEES_TABS, DEFAULT_TABS.agencyEmployees) }

/** The selected tab. It is part of the URL, and each tab starts with its own parameters. */
export function useEmployeesTab(): { tab: EmployeesTab; setTab: (tab: EmployeesTab) => void } {
  const { state } = useUrlState(TAB_FIELDS)
  const { changeBy } = useUrlParams()
  return {
    tab: state.tab,
    setTab: (tab) => changeBy(() => writeUrlState(TAB_FIELDS, new URLSearchParams(), { tab })),
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
  const first = firstOfWeek(dayOf(serverNow(), timezone), weekStart())
  return useMemo(() => gridWeek(first, timezone), [first, timezone])
}

export interface PeopleView extends ReturnType<typeof usePeopleView> {}

/** Search, filters and order of people, kept in the URL so that links share a view and Back works. */
export function usePeopleView() {
  const { maySeeSecondFactor } = useRights()
  const { state, ...view } = useUrlState(VIEW_FIELDS, maySeeSecondFactor ? {} : { hidden: ['secondFactor'] })
  return {
    ...state,
    ...view,
    ...useUrlSort(EMPLOYEE_SORTS, DEFAULT_SORT),
    week: useCurrentWeek(),
  }
}
