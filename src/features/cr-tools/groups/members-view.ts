import { useSearchParams } from 'react-router'

import { useSearchText } from '@/services/input/use-search-text'

export const MEMBER_STATES = ['all', 'moderators', 'muted', 'banned'] as const
export type MemberState = (typeof MEMBER_STATES)[number]
export const GROUP_TABS = ['members', 'requests', 'log'] as const
export type GroupTab = (typeof GROUP_TABS)[number]

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, other: Value): Value =>
  values.find((value) => value === text) ?? other

/** Tab, search and filter of the members page, stored in the URL. */
export function useMembersView() {
  const [params, setParams] = useSearchParams()
  const { typed, note } = useSearchText(params.get('q') ?? '')
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    tab: oneOf(GROUP_TABS, params.get('tab'), 'members'),
    setTab: (tab: GroupTab) => set('tab', tab === 'members' ? '' : tab),
    state: oneOf(MEMBER_STATES, params.get('show'), 'all'),
    setState: (state: MemberState) => set('show', state === 'all' ? '' : state),
    query: typed,
    search: (text: string) => {
      note(text)
      set('q', text)
    },
    /** Debounced search for the request; the URL follows the input. */
    asked: params.get('q') ?? '',
  }
}
