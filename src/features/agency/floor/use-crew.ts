import { useInfiniteQuery } from '@tanstack/react-query'

import { listEmployees } from '@/api/calls/employees'
import { pagesOf } from '@/api/query'
import type { Employee } from '@/domain/employee'
import { isOnDuty } from '@/domain/work-log'

import { useWhole } from '../filter/choices'
import { usePolling } from '../polling'

const PART = 200

/** The staff of a creator, those on duty first. */
export function useCrew(creatorId: string) {
  const read = useInfiniteQuery({
    ...pagesOf(listEmployees, {
      query: '',
      status: 'active',
      creatorId,
      sort: { by: 'name', descending: false },
      limit: PART,
    }),
    ...usePolling(),
  })
  const all = useWhole(read)
  const onDutyFirst = (one: Employee, other: Employee) =>
    Number(isOnDuty(other.chatterWorkLog)) - Number(isOnDuty(one.chatterWorkLog))
  return { read, people: all?.toSorted(onDutyFirst) }
}
