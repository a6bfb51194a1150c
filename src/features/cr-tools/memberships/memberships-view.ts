import { NEWEST_SUBSCRIBERS, SUBSCRIBER_SORTS, SUBSCRIBER_STATES } from '@/domain/money/membership'
import { useUrlSort } from '@/features/figures/url/use-url-sort'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { choiceField, optionalIdField, searchField } from '@/lib/url-state'

import { useCanSeeSpend } from '../base/permissions'

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
  const figures = useFigureFilter(['period', 'zone'])
  const seesSpend = useCanSeeSpend()
  // The server rejects sorting by a hidden column.
  const sorts = seesSpend ? SUBSCRIBER_SORTS : SUBSCRIBER_SORTS.filter((by) => by !== 'price')
  return {
    ...state,
    ...view,
    figures,
    range: figures.range,
    timezone: figures.timezone,
    ...useUrlSort(sorts, NEWEST_SUBSCRIBERS),
    seesSpend,
  }
}
export type MembershipsView = ReturnType<typeof useMembershipsView>
