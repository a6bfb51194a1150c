import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { getRulesForChatter } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import type { ChannelView } from '@/domain/chat/channel-view'
import { chatAddress } from '@/domain/chat/chat-address'
import { useSession } from '@/features/auth'

import { useCanSeeStaffNames } from '../../../base/permissions'
import type { RowCallbacks } from './channel-row'
import { FROM_LIST } from '../../base/from-list'
import { useStableCallback } from '../../base/use-stable-callback'
import { chipCount } from '../filter/view-params'
import type { ChannelRows } from './use-channels'
import { usePreloadChannel } from './use-preload-channel'
import { useFrozenChannels } from './frozen-channels'
import { selectionIn, useChannelSelection } from '../bulk/selection'

/** Industry benchmark: under five minutes is good. */
const DEFAULT_REPLY_TARGET_S = 5 * 60

function useTargetMs(creatorId: string): number {
  const { data } = useQuery(queryOf(getRulesForChatter, { creatorId }))
  return (data?.replyTargetS ?? DEFAULT_REPLY_TARGET_S) * 1000
}

/** Returns the total of a view; -1 when it is filtered and not fully loaded. */
function totalOf(list: ChannelRows, { query, chips, tab }: ChannelView): number {
  const isNarrowed = query !== '' || chipCount(chips) > 0
  if (!list.hasMore) return list.channels.length
  return isNarrowed ? -1 : (list.counts?.[tab] ?? -1)
}

interface RowsOf {
  list: ChannelRows
  view: ChannelView
  creatorId: string
  openId: string | undefined
}

/** Returns the channels in order: frozen while the user works with them, else live. */
function useOrderedChannels({ list, view, creatorId }: RowsOf, isSelecting: boolean) {
  const [isScrolled, onScrolled] = useState(false)
  const [isPressed, onPressed] = useState(false)
  const listKey = JSON.stringify([creatorId, view])
  const isFrozen = isScrolled || isPressed || isSelecting
  const { channels, newCount, onShowNew } = useFrozenChannels(list.channels, isFrozen, listKey)
  const order = channels.map(({ channelId }) => channelId)
  return { channels, order, newCount, listKey, onShowNew, onScrolled, onPressed }
}

/** Stable, so that a row re-renders only when its data changes. */
function useRowCallbacks(current: RowCallbacks): RowCallbacks {
  const toggle = useStableCallback(current.toggle)
  const extend = useStableCallback(current.extend)
  const startSelection = useStableCallback(current.startSelection)
  const preload = useStableCallback(current.preload)
  const open = useStableCallback(current.open)
  return useMemo(
    () => ({ toggle, extend, startSelection, preload, open }),
    [toggle, extend, startSelection, preload, open],
  )
}

/** State of the rows: order, selection, open channel. */
export function useRows(of: RowsOf) {
  const { list, view, creatorId, openId } = of
  const { userId: me } = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  const addressOf = (channelId: string) => chatAddress({ channelId, creatorId }, search)
  const selectionState = useChannelSelection()
  const ordered = useOrderedChannels(of, selectionState.isOn)
  const selection = selectionIn(ordered.order, selectionState)
  const callbacks = useRowCallbacks({
    toggle: selection.toggle,
    extend: (id) => selection.extend(id, openId),
    startSelection: (id) => !selection.isOn && selection.toggle(id),
    preload: usePreloadChannel(creatorId),
    // Opening the same channel again adds no history entry.
    open: (id) => void navigate(addressOf(id), { state: FROM_LIST, replace: id === openId }),
  })
  return {
    ...ordered,
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
