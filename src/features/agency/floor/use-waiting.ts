import { useQuery } from '@tanstack/react-query'

import { listWaitingChannels } from '@/api/calls/floor'
import { queryOf } from '@/api/query'

import { usePolling } from '../polling'

/** The fans of a creator who wait, longest first. */
export const useWaiting = (creatorId: string) =>
  useQuery({ ...queryOf(listWaitingChannels, { creatorId }), ...usePolling() })
