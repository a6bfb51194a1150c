import { EARNING_STATES, NEWEST_TRANSACTIONS, TRANSACTION_SORTS } from '@/domain/earnings'
import { periodField } from '@/domain/period-field'
import { REVENUE_KINDS } from '@/domain/revenue-kind'
import { BASES } from '@/features/figures/basis-switch'
import { useAddressSort } from '@/features/figures/use-address-sort'
import { useAddressState } from '@/features/figures/use-address-state'
import { useRange } from '@/features/figures/use-range'
import { ZONES } from '@/features/figures/zones'
import { amount, isChanged, oneOf, optionalId, someOf, words } from '@/lib/address-state'

import { useSeesSpend, useSeesStaffNames } from '../person-rights'

export const FIND = 'q'

const SCHEMA = {
  period: periodField('last_28'),
  zone: oneOf(ZONES, 'agency'),
  basis: oneOf(BASES, 'gross'),
  kinds: { ...someOf(REVENUE_KINDS), name: 'types' },
  states: someOf(EARNING_STATES),
  fanId: { ...optionalId(), name: 'fan' },
  sentBy: { ...optionalId(), name: 'by' },
  least: { ...amount(), name: 'min' },
  most: { ...amount(), name: 'max' },
  query: { ...words(), name: FIND },
}
const NARROWING = ['kinds', 'states', 'fanId', 'sentBy', 'least', 'most', 'query'] as const
const AT_ONCE = { replace: true }

/** Period and filters, stored in the URL. */
export function useEarningsView() {
  const { state, change } = useAddressState(SCHEMA)
  const seesSpend = useSeesSpend()
  const seesStaff = useSeesStaffNames()
  // Drop filters by hidden fields: their results would leak the value, and the server rejects them.
  const view = { ...state, fanId: seesSpend ? state.fanId : null, sentBy: seesStaff ? state.sentBy : null }
  return {
    ...view,
    ...useRange(state.period, state.zone),
    ...useAddressSort(TRANSACTION_SORTS, NEWEST_TRANSACTIONS),
    seesSpend,
    seesStaff,
    isNarrowed: isChanged(SCHEMA, view, NARROWING),
    change,
    narrow: (to: Parameters<typeof change>[0]) => change(to, AT_ONCE),
    clear: () =>
      change(
        { kinds: [], states: [], fanId: null, sentBy: null, least: null, most: null, query: '' },
        AT_ONCE,
      ),
  }
}
export type EarningsView = ReturnType<typeof useEarningsView>
