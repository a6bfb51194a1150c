import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

import type { ChannelChips, ChannelSort, ChannelTab } from '@/domain/channel'
import type { ChannelView } from '@/domain/channel-view'
import { useSession } from '@/features/auth'
import { readChannelSort, saveChannelSort } from '@/services/channel-sort'
import { useTypedSearch } from '@/services/use-typed'

import { useFanRights } from '../fan/rights'
import { useSteady } from '../thread/use-steady'
import { paramsAfter, viewOf, withoutSpend } from './view-params'

/** Debounces the search. */
const SEARCH_AFTER_MS = 250

export interface ViewControl {
  view: ChannelView
  /** Text of the search field. */
  typed: string
  type: (text: string) => void
  openTab: (tab: ChannelTab) => void
  sortBy: (sort: ChannelSort) => void
  narrow: (chips: ChannelChips) => void
  /** Clears filters and search. */
  widen: () => void
}

/**
 * The view of the list: kept in the URL, so that Back and opening a channel work; the sort is remembered. The
 * object is stable, so that controls do not re-render with every row.
 */
export function useView(): ViewControl {
  const { userId } = useSession()
  const [params, setParams] = useSearchParams()
  const sort = userId === undefined ? undefined : readChannelSort(userId)
  const { seesSpend } = useFanRights()
  const view = useMemo(() => {
    const asked = viewOf(params, sort)
    return seesSpend ? asked : withoutSpend(asked)
  }, [params, sort, seesSpend])
  const write = (change: Partial<ChannelView>, replace = false) =>
    setParams((before) => paramsAfter(before, change), { replace, preventScrollReset: true })
  const { typed, type } = useTypedSearch(view.query, (query) => write({ query }, true), SEARCH_AFTER_MS)
  return {
    view,
    typed,
    type,
    openTab: (tab) => write({ tab }),
    sortBy: useSteady((sort: ChannelSort) => {
      if (userId !== undefined) saveChannelSort(userId, sort)
      write({ sort })
    }),
    narrow: useSteady((chips: ChannelChips) => write({ chips })),
    widen: () => {
      type('')
      write({ chips: {}, query: '' })
    },
  }
}
