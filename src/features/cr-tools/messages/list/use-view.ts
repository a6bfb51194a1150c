import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'

import type { ChannelChips, ChannelSort, ChannelTab } from '@/domain/channel'
import type { ChannelView } from '@/domain/channel-view'
import { useSession } from '@/features/auth'
import { afterPaint } from '@/services/after-paint'
import { readChannelSort, saveChannelSort } from '@/services/channel-sort'
import { useTyped } from '@/ui/use-typed'

import { useFanRights } from '../fan/rights'
import { useSteady } from '../thread/use-steady'
import { paramsAfter, viewOf, withoutSpend } from './view-params'

/** A search is asked for once the typing pauses. */
const SEARCH_AFTER_MS = 250

function afterPause(run: () => void): () => void {
  const timer = setTimeout(run, SEARCH_AFTER_MS)
  return () => clearTimeout(timer)
}

/** The words in the search field: at once in the field, in the address when the typing pauses. */
function useTypedQuery(inAddress: string, write: (query: string) => void) {
  const { typed, type: put, send } = useTyped(inAddress)
  const stopWaiting = useRef<() => void>(undefined)
  useEffect(() => () => stopWaiting.current?.(), [])
  const type = (text: string) => {
    put(text)
    stopWaiting.current?.()
    const search = () => {
      send(text.trim())
      write(text.trim())
    }
    // An emptied field brings the whole list back as soon as it is seen to be empty.
    stopWaiting.current = text === '' ? afterPaint(search) : afterPause(search)
  }
  return { typed, type }
}

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
  const { typed, type } = useTypedQuery(view.query, (query) => write({ query }, true))
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
