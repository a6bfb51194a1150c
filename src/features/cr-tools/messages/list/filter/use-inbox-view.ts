import { useCallback, useMemo } from 'react'

import type { ChannelSort, ChannelTab } from '@/domain/chat/channel'
import type { ChannelView } from '@/domain/chat/channel-view'
import { useSession } from '@/features/auth'
import { useUrlParams } from '@/features/figures/url/use-url-params'
import { useDebouncedSearch } from '@/services/input/use-search-text'

import { useCanSeeSpend } from '../../../base/permissions'
import { channelSort } from './channel-sort'
import { type ChipsChange, withViewParams, viewOf, withoutSpend } from './view-params'

/** Debounces the search. */
const SEARCH_DEBOUNCE_MS = 250

/** The view of the list: kept in the URL, so that Back and opening a channel work; the sort is remembered. */
export function useInboxView() {
  const { userId } = useSession()
  const { params, changeBy } = useUrlParams()
  const sort = userId === undefined ? undefined : channelSort.read(userId)
  const seesSpend = useCanSeeSpend()
  const read = useCallback(
    (from: URLSearchParams) => {
      const requestedView = viewOf(from, sort)
      return seesSpend ? requestedView : withoutSpend(requestedView)
    },
    [sort, seesSpend],
  )
  const current = useMemo(() => read(params), [read, params])
  const write = (change: Partial<ChannelView>, replace = false) =>
    changeBy((before) => withViewParams(before, change), replace)
  const { typed, type } = useDebouncedSearch(
    current.query,
    (query) => write({ query }, true),
    SEARCH_DEBOUNCE_MS,
  )
  return {
    current,
    /** Text of the search field. */
    typed,
    type,
    openTab: (tab: ChannelTab) => write({ tab }),
    sortBy: (next: ChannelSort) => {
      if (userId !== undefined) channelSort.save(userId, next)
      write({ sort: next })
    },
    setFilters: (change: ChipsChange) =>
      changeBy((before) => withViewParams(before, { chips: change(read(before).chips) })),
    /** Clears filters and search. */
    clearFilters: () => {
      type('')
      write({ chips: {}, query: '' })
    },
  }
}
export interface InboxView extends ReturnType<typeof useInboxView> {}
