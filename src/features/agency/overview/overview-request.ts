import type { RequestOf } from '@/api/call'
import type { getOverview } from '@/api/calls/agency'
import type { Range } from '@/domain/range'

import type { FilterState } from '@/features/figures/filter-address'

/** What the page's filter asks of the server; without creators it is about all of them. */
export function overviewRequest(
  { range, basis, compare }: Pick<FilterState, 'basis' | 'compare'> & { range: Range },
  creatorIds: readonly string[] | undefined,
): RequestOf<typeof getOverview> {
  return { ...range, basis, compare, ...(creatorIds && { creatorIds: [...creatorIds] }) }
}
