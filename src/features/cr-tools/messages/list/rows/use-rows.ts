import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { getRulesForChatter } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import type { ChannelView } from '@/domain/chat/channel-view'
import { chatAddress } from '@/domain/chat/chat-address'
import { useSession } from '@/features/auth'

import { useCanSeeStaffNames } from '../../../people/user-permissions'
import type { RowCallbacks } from './channel-row'
import { FROM_LIST } from '../../base/from-list'
import { chipCount } from '../filter/view-params'
import type { ChannelRows } from './use-channels'
import { usePrefetchChannel } from './use-prefetch-channel'
import { useHeldRows } from './held-rows'
import { selectionIn, useChannelSelection } from '../bulk/selection'

/** Industry benchmark: under five minutes is good. */
const DEFAULT_REPLY_TARGET_S = 5 * 60

/**
 * Callbacks with a stable identity that call the latest ones, so that rows re-render only when they change.
 */
function useStableCallbacks(current: RowCallbacks): RowCallbacks {
  const latest = useRef(current)
  useLayoutEffect(() => {
    latest.current = current
  })
  const [steady] = useState<RowCallbacks>(() => ({
    toggle: (id) => latest.current.toggle(id),
    extend: (id) => latest.current.extend(id),
    startSelection: (id) => latest.current.startSelection(id),
    prefetch: (id) => latest.current.prefetch(id),
    open: (id) => latest.current.open(id),
  }))
  return steady
}

function useTargetMs(creatorId: string): number {
  const { data } = useQuery(queryOf(getRulesForChatter, { creatorId }))
  return (data?.replyTargetS ?? DEFAULT_REPLY_TARGET_S) * 1000
}

/** Returns the total of a view; -1 when it is filtered and not fully loaded. */
function totalOf(list: ChannelRows, { query, chips, tab }: ChannelView): number {
  const isNarrowed = query !== '' || chipCount(chips) > 0
  if (!list.hasMore) return list.rows.length
  return isNarrowed ? -1 : (list.counts?.[tab] ?? -1)
}

interface RowsOf {
  list: ChannelRows
  view: ChannelView
  creatorId: string
  openId: string | undefined
}

/** Returns the rows in order: held while the user works with them, else live. */
function useOrderedRows({ list, view, creatorId }: RowsOf, isSelecting: boolean) {
  const [isScrolled, onScrolled] = useState(false)
  const [isPressed, onPressed] = useState(false)
  const listKey = JSON.stringify([creatorId, view])
  const isHeld = isScrolled || isPressed || isSelecting
  const { rows, news: newCount, renew: onShowNew } = useHeldRows(list.rows, isHeld, listKey)
  const order = rows.map(({ channelId }) => channelId)
  return { rows, order, newCount, listKey, onShowNew, onScrolled, onPressed }
}

/** State of the rows: order, selection, open channel. */
export function useRows(of: RowsOf) {
  const { list, view, creatorId, openId } = of
  const { userId: me } = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  const addressOf = (channelId: string) => chatAddress({ channelId, creatorId }, search)
  const chosen = useChannelSelection()
  const standing = useOrderedRows(of, chosen.isOn)
  const selection = selectionIn(standing.order, chosen)
  const callbacks = useStableCallbacks({
    toggle: selection.toggle,
    extend: (id) => selection.extend(id, openId),
    startSelection: (id) => !selection.isOn && selection.toggle(id),
    prefetch: usePrefetchChannel(creatorId),
    // Opening the same channel again adds no history entry.
    open: (id) => void navigate(addressOf(id), { state: FROM_LIST, replace: id === openId }),
  })
  return {
    ...standing,
    creatorId,
    me,
    /** Whether colleagues are named. */
    seesStaff: useCanSeeStaffNames(),
    openId,
    /** How long a fan may wait for a reply. */
    targetMs: useTargetMs(creatorId),
    total: totalOf(list, view),
    isPrevious: list.isPrevious,
    selection,
    callbacks,
    addressOf,
    onNearEnd: () => {
      if (list.hasMore && !list.hasMoreFailed) list.loadMore()
    },
  }
}
export interface RowControl extends ReturnType<typeof useRows> {}
