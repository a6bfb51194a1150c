import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { countAudience } from '@/api/calls/chat/mass-messages'
import { queryOf } from '@/api/query'
import { hasUnclearNumber, type MassPlan } from '@/domain/mass/mass-plan'
import { useDebouncedRequest } from '@/services/input/use-debounced'

const AUDIENCE_DEBOUNCE_MS = 300

/** Debounced query of recipients and of why other fans drop out (screens S12). */
export function useMassAudience(
  creatorId: string,
  plan: MassPlan,
  /** Media of the versions that are sent. */
  [mediaIds = [], secondMediaIds]: readonly (readonly string[])[],
  price: number,
) {
  const { include, exclude, filters, skipActiveChats } = plan
  const wanted = {
    include: [...include],
    exclude: [...exclude],
    filters,
    mediaIds: [...mediaIds],
    ...(secondMediaIds && { secondMediaIds: [...secondMediaIds] }),
    price,
    skipActiveChats,
  }
  const { request = wanted, isBehind } = useDebouncedRequest(wanted, AUDIENCE_DEBOUNCE_MS)
  const query = useQuery({
    ...queryOf(countAudience, request, creatorId),
    placeholderData: keepPreviousData,
    enabled: !hasUnclearNumber(plan),
  })
  const { data, error, isFetching, refetch, isPlaceholderData } = query
  const isOfThis = !isPlaceholderData && !isBehind
  return {
    data,
    error,
    isFetching,
    refetch,
    /** Undefined while the count for the current plan is unknown. */
    count: isOfThis ? data?.count : undefined,
  }
}
