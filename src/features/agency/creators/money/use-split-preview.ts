import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { previewSplit } from '@/api/calls/agency/agency-creators'
import { queryOf } from '@/api/query'
import type { CreatorRates } from '@/domain/agency/creator-rates'
import { rangeOfPeriod } from '@/domain/time/period'
import { serverNow } from '@/services/network/server-clock'
import { useDebouncedRequest } from '@/services/input/use-debounced'

/** The debounce of the preview request. */
const DEBOUNCE_MS = 250
const NO_RATES: CreatorRates = { rate: 0, granularRates: {}, passesRate: 0, isNet: false }

/** Last month's money under the current and the edited rates; skips the request while a field fails to parse. */
export function useSplitPreview(creatorAgencyId: string, rates: CreatorRates | undefined, timezone: string) {
  const range = useMemo(() => rangeOfPeriod('last_month', timezone, serverNow()), [timezone])
  const { request: settled } = useDebouncedRequest(rates, DEBOUNCE_MS)
  const [last, setLast] = useState(settled)
  if (settled !== undefined && settled !== last) setLast(settled)
  const shown = settled ?? last
  const { from, to } = range
  const read = useQuery({
    ...queryOf(previewSplit, {
      creatorAgencyId,
      ...(shown ?? NO_RATES),
      from,
      to,
    }),
    enabled: shown !== undefined,
    placeholderData: keepPreviousData,
  })
  return { read, range }
}
