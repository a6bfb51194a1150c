import { useUrlState } from '@/features/figures/url/use-url-state'
import { choiceField, searchField, type UrlState } from '@/lib/url-state'

export const GROUP_MEMBER_STATES = ['all', 'moderators', 'muted', 'banned'] as const
const GROUP_TABS = ['members', 'requests', 'log'] as const

const SCHEMA = {
  tab: choiceField(GROUP_TABS, 'members'),
  state: { ...choiceField(GROUP_MEMBER_STATES, 'all'), name: 'show' },
  query: searchField(),
}

/** Tab, search and filter of the members page, stored in the URL. */
export function useMembersView() {
  const { state, change } = useUrlState(SCHEMA)
  return { ...state, show: (to: Partial<UrlState<typeof SCHEMA>>) => change(to, { replace: true }) }
}

export type MembersView = ReturnType<typeof useMembersView>
