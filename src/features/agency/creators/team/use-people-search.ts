import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'

import type { Employee, EmployeeRole } from '@/domain/agency/employee'

import { employeesByName } from '../../table/employees-by-name'

/** Roles assigned to single creators; higher ones work for all. */
export const TEAM_ROLES = ['chatter', 'account_manager'] as const satisfies readonly EmployeeRole[]
export type TeamRole = (typeof TEAM_ROLES)[number]

const PAGE_SIZE = 30
const NO_PEOPLE: readonly Employee[] = []

/** Searches active people by name and role; the server filters, since an agency has thousands. */
export function usePeopleSearch() {
  const [typed, setTyped] = useState('')
  const [role, setRole] = useState<TeamRole | null>(null)
  const query = useDeferredValue(typed.trim())
  const read = useInfiniteQuery({
    ...employeesByName({
      query,
      status: 'active',
      roles: role ? [role] : [...TEAM_ROLES],
      limit: PAGE_SIZE,
    }),
    placeholderData: keepPreviousData,
  })
  return {
    typed,
    setTyped,
    role,
    setRole,
    read,
    people: read.data?.pages.flatMap((page) => page.data) ?? NO_PEOPLE,
  }
}

export type PeopleSearch = ReturnType<typeof usePeopleSearch>
