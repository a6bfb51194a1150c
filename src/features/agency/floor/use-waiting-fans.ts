import { useQuery } from '@tanstack/react-query'

import { listWaitingChannels } from '@/api/calls/agency/floor'
import { queryOf } from '@/api/query'

import { usePolling } from '../live/use-polling'

/** The waiting fans of a creator, longest first. */
export const useWaitingFans = (creatorId: string) =>
  useQuery({ ...queryOf(listWaitingChannels, { creatorId }), ...usePolling() })
