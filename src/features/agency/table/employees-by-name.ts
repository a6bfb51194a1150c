import type { RequestOf } from '@/api/call'
import { listEmployees } from '@/api/calls/agency/employees'
import { pagesOf } from '@/api/query'

type EmployeesRequest = RequestOf<typeof listEmployees>

/** Pages of employees by name; all of them, unless the request narrows them. */
export const employeesByName = (
  narrowed: Partial<Omit<EmployeesRequest, 'sort' | 'lastId'>> & Pick<EmployeesRequest, 'limit'>,
) => pagesOf(listEmployees, { query: '', ...narrowed, sort: { by: 'name', descending: false } })
