import { DMCA_SORTS, NEXT_DEADLINE_FIRST } from '@/domain/dmca/dmca'
import { DMCA_STATES } from '@/domain/dmca/dmca-states'
import { useUrlSort } from '@/features/figures/url/use-url-sort'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { flagField, optionalIdField, choicesField, searchField } from '@/lib/url-state'

const SCHEMA = {
  states: choicesField(DMCA_STATES),
  owner: optionalIdField(),
  overdue: flagField(),
  query: searchField(),
  case: optionalIdField(),
}
const OPTIONS = { filters: ['states', 'owner', 'overdue', 'query'] } as const

/** List filters and the open case, stored in the URL. */
export function useDmcaView() {
  const { state, change, ...view } = useUrlState(SCHEMA, OPTIONS)
  return {
    ...state,
    ...view,
    ...useUrlSort(DMCA_SORTS, NEXT_DEADLINE_FIRST),
    open: (caseId: string) => change({ case: caseId }),
    close: () => change({ case: null }),
  }
}
export type DmcaView = ReturnType<typeof useDmcaView>
