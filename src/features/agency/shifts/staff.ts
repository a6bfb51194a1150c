import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { listEmployees } from '@/api/calls/employees'
import { pagesOf } from '@/api/query'
import type { Employee } from '@/domain/employee'

import { useWhole } from '../filter/choices'

/** Everybody who works or worked there: the same list as the filter's, asked for once. */
const everybody = pagesOf(listEmployees, {
  query: '',
  sort: { by: 'name', descending: false },
  limit: 200,
})

/** The agency's people by id; undefined until all are known. */
export function useStaff() {
  const read = useInfiniteQuery(everybody)
  const rows = useWhole(read)
  const staff: ReadonlyMap<string, Employee> | undefined = useMemo(
    () => rows && new Map(rows.map((row) => [row.userId, row])),
    [rows],
  )
  return { staff, read }
}

export const nameIn = (staff: ReadonlyMap<string, Employee> | undefined, id: string): string => {
  const person = staff?.get(id)
  return person ? person.displayName || person.legalFullName || person.email : id
}
