import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { previewSplit } from '@/api/calls/agency-creators'
import { queryOf } from '@/api/query'
import type { CreatorRates } from '@/domain/creator-rates'
import { rangeOf } from '@/domain/period'
import { serverNow } from '@/services/server-clock'
import { useDebounced } from '@/services/use-debounced'

/** The debounce of the preview request. */
const SETTLED_AFTER_MS = 250

/** Last month's money under the current and the edited rates; skips the request while a field fails to parse. */
export function useSplit(creatorAgencyId: string, rates: CreatorRates | undefined, timezone: string) {
  const range = useMemo(() => rangeOf('last_month', timezone, serverNow()), [timezone])
  // Compare as text, so that equal rates request nothing again.
  const settled = useDebounced(rates && JSON.stringify(rates), SETTLED_AFTER_MS)
  const [last, setLast] = useState(settled)
  if (settled !== undefined && settled !== last) setLast(settled)
  const asked = settled ?? last
  const { from, to } = range
  const read = useQuery({
    ...queryOf(previewSplit, {
      creatorAgencyId,
      // we serialised it above
      ...((asked === undefined ? {} : JSON.parse(asked)) as CreatorRates),
      from,
      to,
    }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  })
  return { read, range }
}
