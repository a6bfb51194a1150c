import { useInfiniteQuery } from '@tanstack/react-query'

import type { Employee } from '@/domain/agency/employee'
import { isOnDuty } from '@/domain/shift/work-log'

import { useAllRows } from '../../filter/choices'
import { usePolling } from '../../live/use-polling'
import { employeesByName } from '../../table/employees-by-name'

const PAGE_SIZE = 200

/** The staff of a creator, those on duty first. */
export function useCreatorStaff(creatorId: string) {
  const read = useInfiniteQuery({
    ...employeesByName({
      status: 'active',
      creatorId,
      limit: PAGE_SIZE,
    }),
    ...usePolling(),
  })
  const all = useAllRows(read)
  const onDutyFirst = (a: Employee, b: Employee) =>
    Number(isOnDuty(b.chatterWorkLog)) - Number(isOnDuty(a.chatterWorkLog))
  return { read, people: all?.toSorted(onDutyFirst) }
}
