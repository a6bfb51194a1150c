import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { countAudience } from '@/api/calls/chat/mass-messages'
import { queryOf } from '@/api/query'
import type { MassPlan } from '@/domain/mass/mass-plan'

const AUDIENCE_DEBOUNCE_MS = 300

/** Debounces a value. */
function useDebouncedValue<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as T), AUDIENCE_DEBOUNCE_MS) // parses the key serialized above
    return () => clearTimeout(timer)
  }, [key])
  return settled
}

/** Debounced query of recipients and of why other fans drop out (screens S12). */
export function useMassAudience(
  creatorId: string,
  { include, exclude, filters, skipActiveChats }: MassPlan,
  /** Media of the versions that are sent. */
  [mediaIds = [], secondMediaIds]: readonly (readonly string[])[],
  price: number,
) {
  const wanted = {
    include: [...include],
    exclude: [...exclude],
    filters,
    mediaIds: [...mediaIds],
    ...(secondMediaIds && { secondMediaIds: [...secondMediaIds] }),
    price,
    skipActiveChats,
  }
  const request = useDebouncedValue(wanted)
  const query = useQuery({ ...queryOf(countAudience, request, creatorId), placeholderData: keepPreviousData })
  const { data, error, isFetching, refetch, isPlaceholderData } = query
  const isOfThis = !isPlaceholderData && JSON.stringify(request) === JSON.stringify(wanted)
  return {
    data,
    error,
    isFetching,
    refetch,
    /** Undefined while the count for the current plan is unknown. */
    count: isOfThis ? data?.count : undefined,
  }
}
