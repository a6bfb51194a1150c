import type { RequestOf } from '@/api/call'
import type { getOverview } from '@/api/calls/agency/agency'
import type { Range } from '@/domain/time/range'
import type { FilterState } from '@/features/figures/filter/filter-params'

/** Builds the overview request from the filter. */
export function overviewRequest(
  { range, basis, compare }: Pick<FilterState, 'basis' | 'compare'> & { range: Range },
  creatorIds: readonly string[] | 'all',
): RequestOf<typeof getOverview> {
  return { ...range, basis, compare, ...(creatorIds !== 'all' && { creatorIds: [...creatorIds] }) }
}
