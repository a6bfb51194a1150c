import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { countAudience } from '@/api/calls/chat/mass-messages'
import { queryOf } from '@/api/query'
import { hasUnclearNumber, type MassPlan } from '@/domain/mass/mass-plan'
import { useDebounced } from '@/services/input/use-debounced'

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
  // As text, so that an equal request does not refetch.
  const settled = useDebounced(JSON.stringify(wanted), AUDIENCE_DEBOUNCE_MS)
  const request = JSON.parse(settled) as typeof wanted // serialized just above
  const query = useQuery({
    ...queryOf(countAudience, request, creatorId),
    placeholderData: keepPreviousData,
    enabled: !hasUnclearNumber(plan),
  })
  const { data, error, isFetching, refetch, isPlaceholderData } = query
  const isOfThis = !isPlaceholderData && settled === JSON.stringify(wanted)
  return {
    data,
    error,
    isFetching,
    refetch,
    /** Undefined while the count for the current plan is unknown. */
    count: isOfThis ? data?.count : undefined,
  }
}
