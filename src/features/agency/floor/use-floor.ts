import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { usePolling } from '../live/use-polling'
import { floorQuery } from './floor-query'

/** The creators of a group, or all, as of now, with the hours ahead. */
export const useFloor = (groupId: string | null) =>
  useQuery({
    ...floorQuery(groupId),
    ...usePolling(),
    placeholderData: keepPreviousData,
  })
