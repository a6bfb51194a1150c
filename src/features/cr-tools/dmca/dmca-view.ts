import { DMCA_SORTS, NEXT_DEADLINE } from '@/domain/dmca'
import { DMCA_STATES } from '@/domain/dmca-states'
import { useAddressSort } from '@/features/figures/use-address-sort'
import { useAddressState } from '@/features/figures/use-address-state'
import { flag, isChanged, optionalId, someOf, words } from '@/lib/address-state'

export const FIND = 'q'

const SCHEMA = {
  states: someOf(DMCA_STATES),
  owner: optionalId(),
  overdue: flag(),
  query: { ...words(), name: FIND },
  case: optionalId(),
}
const NARROWING = ['states', 'owner', 'overdue', 'query'] as const
const AT_ONCE = { replace: true }

/** List filters and the open case, stored in the URL. */
export function useDmcaView() {
  const { state, change } = useAddressState(SCHEMA)
  return {
    ...state,
    ...useAddressSort(DMCA_SORTS, NEXT_DEADLINE),
    isNarrowed: isChanged(SCHEMA, state, NARROWING),
    narrow: (to: Parameters<typeof change>[0]) => change(to, AT_ONCE),
    clear: () => change({ states: [], owner: null, overdue: false, query: '' }, AT_ONCE),
    open: (caseId: string) => change({ case: caseId }),
    close: () => change({ case: null }),
  }
}
export type DmcaView = ReturnType<typeof useDmcaView>
