import { NEWEST_SUBSCRIBERS, SUBSCRIBER_SORTS, SUBSCRIBER_STATES } from '@/domain/money/membership'
import { periodField } from '@/domain/time/period-field'
import { useUrlSort } from '@/features/figures/url/use-url-sort'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { useRange } from '@/features/figures/filter/use-range'
import { ZONES } from '@/features/figures/filter/filter-params'
import { choiceField, optionalIdField, searchField } from '@/lib/url-state'

import { useCanSeeSpend } from '../base/permissions'

export const DETAIL_TABS = ['subscribers', 'welcome', 'posts'] as const
export type DetailTab = (typeof DETAIL_TABS)[number]

const SCHEMA = {
  period: periodField('last_28'),
  zone: choiceField(ZONES, 'agency'),
  membershipId: { ...optionalIdField(), name: 'membership' },
  tab: choiceField(DETAIL_TABS, 'subscribers'),
  subscriberState: { ...choiceField(SUBSCRIBER_STATES, null), name: 'state' },
  query: searchField(),
}
const OPTIONS = { filters: ['subscriberState', 'query'] } as const

/** Filters, tab and selected membership, stored in the URL. */
export function useMembershipsView() {
  const { state, ...view } = useUrlState(SCHEMA, OPTIONS)
  const seesSpend = useCanSeeSpend()
  // The server rejects sorting by a hidden column.
  const sorts = seesSpend ? SUBSCRIBER_SORTS : SUBSCRIBER_SORTS.filter((by) => by !== 'price')
  return {
    ...state,
    ...view,
    ...useRange(state.period, state.zone),
    ...useUrlSort(sorts, NEWEST_SUBSCRIBERS),
    seesSpend,
  }
}
export type MembershipsView = ReturnType<typeof useMembershipsView>
