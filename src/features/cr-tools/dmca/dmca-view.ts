import { DMCA_SORTS, NEXT_DEADLINE_FIRST } from '@/domain/dmca/dmca'
import { DMCA_STATES } from '@/domain/dmca/dmca-states'
import { useUrlSort } from '@/features/figures/url/use-url-sort'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { flagField, isUrlStateChanged, optionalIdField, choicesField, searchField } from '@/lib/url-state'

const SCHEMA = {
  states: choicesField(DMCA_STATES),
  owner: optionalIdField(),
  overdue: flagField(),
  query: searchField(),
  case: optionalIdField(),
}
const FILTER_NAMES = ['states', 'owner', 'overdue', 'query'] as const
const REPLACE_OPTIONS = { replace: true }

/** List filters and the open case, stored in the URL. */
export function useDmcaView() {
  const { state, change } = useUrlState(SCHEMA)
  return {
    ...state,
    ...useUrlSort(DMCA_SORTS, NEXT_DEADLINE_FIRST),
    isNarrowed: isUrlStateChanged(SCHEMA, state, FILTER_NAMES),
    narrow: (to: Parameters<typeof change>[0]) => change(to, REPLACE_OPTIONS),
    clear: () => change({ states: [], owner: null, overdue: false, query: '' }, REPLACE_OPTIONS),
    open: (caseId: string) => change({ case: caseId }),
    close: () => change({ case: null }),
  }
}
export type DmcaView = ReturnType<typeof useDmcaView>
