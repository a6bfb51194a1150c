import { useQuery } from '@tanstack/react-query'

import { listWaitingChannels } from '@/api/calls/floor'
import { queryOf } from '@/api/query'

import { usePolling } from '../polling'

/** The waiting fans of a creator, longest first. */
export const useWaiting = (creatorId: string) =>
  useQuery({ ...queryOf(listWaitingChannels, { creatorId }), ...usePolling() })
