import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { countAudience } from '@/api/calls/mass-messages'
import { queryOf } from '@/api/query'
import type { MassPlan } from '@/domain/mass-plan'

const SETTLED_AFTER_MS = 300

/** The last value that stood still for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as T), SETTLED_AFTER_MS) // made of it just above
    return () => clearTimeout(timer)
  }, [key])
  return settled
}

/** How many a plan reaches and why others drop out, counted by the server as the plan changes (screens S12). */
export function useAudience(
  creatorId: string,
  { include, exclude, filters, skipActiveChats }: MassPlan,
  /** Of the versions that go out. */
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
  const request = useSettled(wanted)
  const query = useQuery({ ...queryOf(countAudience, request, creatorId), placeholderData: keepPreviousData })
  const { data, error, isFetching, refetch, isPlaceholderData } = query
  const isOfThis = !isPlaceholderData && JSON.stringify(request) === JSON.stringify(wanted)
  return {
    data,
    error,
    isFetching,
    refetch,
    /** Of the plan as it stands; undefined while it is not known. */
    count: isOfThis ? data?.count : undefined,
  }
}
