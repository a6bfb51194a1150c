import { useInfiniteQuery } from '@tanstack/react-query'

import { listEmployees } from '@/api/calls/agency/employees'
import { pagesOf } from '@/api/query'
import type { Employee } from '@/domain/agency/employee'
import { isOnDuty } from '@/domain/shift/work-log'

import { useAllRows } from '../../filter/choices'
import { usePolling } from '../../live/use-polling'

const PAGE_SIZE = 200

/** The staff of a creator, those on duty first. */
export function useCreatorStaff(creatorId: string) {
  const read = useInfiniteQuery({
    ...pagesOf(listEmployees, {
      query: '',
      status: 'active',
      creatorId,
      sort: { by: 'name', descending: false },
      limit: PAGE_SIZE,
    }),
    ...usePolling(),
  })
  const all = useAllRows(read)
  const onDutyFirst = (one: Employee, other: Employee) =>
    Number(isOnDuty(other.chatterWorkLog)) - Number(isOnDuty(one.chatterWorkLog))
  return { read, people: all?.toSorted(onDutyFirst) }
}
