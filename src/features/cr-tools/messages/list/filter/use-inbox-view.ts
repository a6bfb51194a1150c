import { useMemo } from 'react'

import type { ChannelSort, ChannelTab } from '@/domain/chat/channel'
import { useSession } from '@/features/auth'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { useDebouncedSearch } from '@/services/input/use-search-text'

import { useCanSeeSpend } from '../../../base/permissions'
import { channelSort } from './channel-sort'
import { CHIPS, INBOX_FIELDS, viewOf } from './view-params'

/** Debounces the search. */
const SEARCH_DEBOUNCE_MS = 250
const FILTERS = ['query', ...CHIPS] as const

/** The view of the list: kept in the URL, so that Back and opening a channel work; the sort is remembered. */
export function useInboxView() {
  const { userId } = useSession()
  const remembered = userId === undefined ? undefined : channelSort.read(userId)
  const seesSpend = useCanSeeSpend()
  const { state, change, clear, isNarrowed } = useUrlState(INBOX_FIELDS, {
    filters: FILTERS,
    isStep: true,
    hidden: seesSpend ? [] : ['spenders'],
  })
  const { typed, type } = useDebouncedSearch(
    state.query,
    (query) => change({ query }, { replace: true }),
    SEARCH_DEBOUNCE_MS,
  )
  return {
    current: useMemo(() => viewOf(state, remembered, seesSpend), [state, remembered, seesSpend]),
    /** Whether a search or filters leave channels out. */
    isNarrowed,
    /** Text of the search field. */
    typed,
    type,
    openTab: (tab: ChannelTab) => change({ tab }),
    sortBy: (sort: ChannelSort) => {
      if (userId !== undefined) channelSort.save(userId, sort)
      change({ sort })
    },
    setFilters: change,
    /** Clears filters and search. */
    clearFilters: () => {
      type('')
      clear()
    },
  }
}
export interface InboxView extends ReturnType<typeof useInboxView> {}
