import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { listFloorPeople } from '@/api/calls/agency/floor'
import { queryOf } from '@/api/query'

import { usePolling } from '../live/use-polling'

/** Chatters on duty with their load, of a group or all. */
export const useFloorPeople = (groupId: string | null) =>
  useQuery({
    ...queryOf(listFloorPeople, groupId === null ? {} : { groupId }),
    ...usePolling(),
    placeholderData: keepPreviousData,
  })
