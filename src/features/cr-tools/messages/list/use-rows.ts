import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { getCreatorRules } from '@/api/calls/fan'
import { queryOf } from '@/api/query'
import type { Channel } from '@/domain/channel'
import type { ChannelView } from '@/domain/channel-view'
import { chatAddress } from '@/domain/chat-address'
import { useSession } from '@/features/auth'

import { useSeesStaffNames } from '../../person-rights'
import type { RowActs } from './parts/row'
import { FROM_LIST } from './from-list'
import { chipCount } from './view-params'
import type { ChannelRows } from './use-channels'
import { useApproach } from './use-approach'
import { Press, useHeldRows } from './use-held-rows'
import { type SelectionControl, selectionIn, useSelection } from './use-selection'

/** Industry benchmark: under five minutes is good. */
const USUAL_TARGET_S = 5 * 60

export interface RowControl {
  rows: readonly Channel[]
  /** The channel IDs of the rows. */
  order: readonly string[]
  creatorId: string
  me: string | undefined
  /** Whether colleagues are named. */
  seesStaff: boolean
  openId: string | undefined
  /** How long a fan may wait for a reply, ms. */
  targetMs: number
  /** Total number of rows; -1 when unknown. */
  total: number
  isOld: boolean
  news: number
  listKey: string
  selection: SelectionControl
  acts: RowActs
  addressOf: (channelId: string) => string
  onNews: () => void
  onScrolled: (isScrolled: boolean) => void
  onPressed: (isPressed: boolean) => void
  onNearEnd: () => void
}

/**
 * Callbacks with a stable identity that call the latest ones, so that rows re-render only when they change.
 */
function useSteadyActs(current: RowActs): RowActs {
  const latest = useRef(current)
  useLayoutEffect(() => {
    latest.current = current
  })
  const [steady] = useState<RowActs>(() => ({
    toggle: (id) => latest.current.toggle(id),
    extend: (id) => latest.current.extend(id),
    beginWith: (id) => latest.current.beginWith(id),
    approach: (id) => latest.current.approach(id),
    open: (id) => latest.current.open(id),
  }))
  return steady
}

function useTargetMs(creatorId: string): number {
  const { data } = useQuery(queryOf(getCreatorRules, { creatorId }))
  return (data?.replyTargetS ?? USUAL_TARGET_S) * 1000
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
function useStanding({ list, view, creatorId }: RowsOf, isSelecting: boolean) {
  const [isScrolled, setIsScrolled] = useState(false)
  const [press] = useState(() => new Press())
  const listKey = JSON.stringify([creatorId, view])
  const { rows, news, renew } = useHeldRows(list.rows, isScrolled || isSelecting, listKey, press)
  const order = useMemo(() => rows.map(({ channelId }) => channelId), [rows])
  return { rows, order, news, listKey, onNews: renew, onScrolled: setIsScrolled, onPressed: press.set }
}

/** State of the rows: order, selection, open channel. */
export function useRows(of: RowsOf): RowControl {
  const { list, view, creatorId, openId } = of
  const { userId: me } = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  const addressOf = (channelId: string) => chatAddress({ channelId, creatorId }, search)
  const chosen = useSelection()
  const standing = useStanding(of, chosen.isOn)
  const selection = selectionIn(standing.order, chosen)
  const acts = useSteadyActs({
    toggle: selection.toggle,
    extend: (id) => selection.extend(id, openId),
    beginWith: (id) => !selection.isOn && selection.toggle(id),
    approach: useApproach(creatorId),
    // Opening the same channel again adds no history entry.
    open: (id) => void navigate(addressOf(id), { state: FROM_LIST, replace: id === openId }),
  })
  return {
    ...standing,
    creatorId,
    me,
    seesStaff: useSeesStaffNames(),
    openId,
    targetMs: useTargetMs(creatorId),
    total: totalOf(list, view),
    isOld: list.isOld,
    selection,
    acts,
    addressOf,
    onNearEnd: () => {
      if (list.hasMore && !list.hasMoreFailed) list.loadMore()
    },
  }
}
