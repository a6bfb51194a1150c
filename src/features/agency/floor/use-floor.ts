import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { getFloor } from '@/api/calls/agency'
import { queryOf } from '@/api/query'

import { usePolling } from '../polling'

/** The creators of a group, or all, as they stand now, and the hours ahead. */
export const useFloor = (groupId: string | null) =>
  useQuery({
    ...queryOf(getFloor, groupId === null ? {} : { groupId }),
    ...usePolling(),
    placeholderData: keepPreviousData,
  })
