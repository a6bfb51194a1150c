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

/** A search is asked for once the typing pauses. */
const SEARCH_AFTER_MS = 250

export interface ViewControl {
  view: ChannelView
  /** What stands in the search field. */
  typed: string
  type: (text: string) => void
  openTab: (tab: ChannelTab) => void
  sortBy: (sort: ChannelSort) => void
  narrow: (chips: ChannelChips) => void
  /** Chips and search away. */
  widen: () => void
}

/**
 * How the list is looked at: in the address, so that Back works and opening a channel keeps it; the sort is remembered.
 * What it gives stays the same while nothing of it changes: the controls are not drawn anew with every row that moves.
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
