import { SUBSCRIBER_STATES } from '@/domain/money/membership'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { choiceField, optionalIdField, searchField } from '@/lib/url-state'

export const DETAIL_TABS = ['subscribers', 'welcome', 'posts'] as const
export type DetailTab = (typeof DETAIL_TABS)[number]

const SCHEMA = {
  membershipId: { ...optionalIdField(), name: 'membership' },
  tab: choiceField(DETAIL_TABS, 'subscribers'),
  subscriberState: { ...choiceField(SUBSCRIBER_STATES, null), name: 'state' },
  query: searchField(),
}
const OPTIONS = { filters: ['subscriberState', 'query'] } as const

/** Filters, tab and selected membership, stored in the URL. */
export function useMembershipsView() {
  const { state, ...view } = useUrlState(SCHEMA, OPTIONS)
  return { ...state, ...view, figures: useFigureFilter(['period', 'zone']) }
}
export type MembershipsView = ReturnType<typeof useMembershipsView>
