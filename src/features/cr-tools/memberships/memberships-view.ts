import { NEWEST_SUBSCRIBERS, SUBSCRIBER_SORTS, SUBSCRIBER_STATES } from '@/domain/membership'
import { periodField } from '@/domain/period-field'
import { useAddressSort } from '@/features/figures/use-address-sort'
import { useAddressState } from '@/features/figures/use-address-state'
import { useRange } from '@/features/figures/use-range'
import { ZONES } from '@/features/figures/zones'
import { oneOf, optionalId, words } from '@/lib/address-state'

import { useSeesSpend } from '../person-rights'

export const FIND = 'q'
export const DETAIL_TABS = ['subscribers', 'posts'] as const
export type DetailTab = (typeof DETAIL_TABS)[number]

const SCHEMA = {
  period: periodField('last_28'),
  zone: oneOf(ZONES, 'agency'),
  membershipId: { ...optionalId(), name: 'membership' },
  tab: oneOf(DETAIL_TABS, 'subscribers'),
  subscriberState: { ...oneOf(SUBSCRIBER_STATES, null), name: 'state' },
  query: { ...words(), name: FIND },
}
const AT_ONCE = { replace: true }

/** Filters, tab and selected membership, stored in the URL. */
export function useMembershipsView() {
  const { state, change } = useAddressState(SCHEMA)
  const seesSpend = useSeesSpend()
  // The server rejects sorting by a hidden column.
  const sorts = seesSpend ? SUBSCRIBER_SORTS : SUBSCRIBER_SORTS.filter((by) => by !== 'price')
  return {
    ...state,
    ...useRange(state.period, state.zone),
    ...useAddressSort(sorts, NEWEST_SUBSCRIBERS),
    seesSpend,
    isNarrowed: state.subscriberState !== null || state.query !== '',
    change,
    narrow: (to: Parameters<typeof change>[0]) => change(to, AT_ONCE),
    clear: () => change({ subscriberState: null, query: '' }, AT_ONCE),
  }
}
export type MembershipsView = ReturnType<typeof useMembershipsView>
