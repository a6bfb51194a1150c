import { useQuery } from '@tanstack/react-query'

import { getBestHours } from '@/api/calls/creator/scheduler'
import { queryOf } from '@/api/query'
import { rangeOfPeriod } from '@/domain/time/period'
import { serverNow } from '@/services/network/server-clock'

/** The creator's best hours of the week by revenue, over the last 90 days. */
export const useBestHours = (creatorId: string, timezone: string, isShown: boolean) =>
  useQuery({
    ...queryOf(getBestHours, rangeOfPeriod('last_90', timezone, serverNow()), creatorId),
    enabled: isShown,
  })
