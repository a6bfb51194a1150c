import { useMemo } from 'react'
import { useNavigate } from 'react-router'

import type { Channel } from '@/domain/chat/channel'
import { useSession } from '@/features/auth'

import { useCanSeeStaffNames } from '../../../base/permissions'
import { FROM_LIST } from '../../base/from-list'
import { useStableCallback } from '../../base/use-stable-callback'
import type { Inbox } from '../use-inbox'
import type { RowActions, RowProps, RowReader } from './channel-row'
import { useChatAddress } from './use-chat-address'
import { usePreloadChannel } from './use-preload-channel'

function useRowActions({ creatorId, openId, selection }: Inbox): RowActions {
  const navigate = useNavigate()
  const addressOf = useChatAddress(creatorId)
  const toggle = useStableCallback(selection.toggle)
  const extend = useStableCallback((id: string) => selection.extend(id, openId))
  const startSelection = useStableCallback((id: string) => !selection.isOn && selection.toggle(id))
  const preload = useStableCallback(usePreloadChannel(creatorId))
  const open = useStableCallback((id: string) => {
    // Opening the same channel again adds no history entry.
    void navigate(addressOf(id), { state: FROM_LIST, replace: id === openId })
  })
  return useMemo(
    () => ({ toggle, extend, startSelection, preload, open }),
    [toggle, extend, startSelection, preload, open],
  )
}

function useRowReader(creatorId: string, targetMs: number): RowReader {
  const { userId: me } = useSession()
  const seesStaff = useCanSeeStaffNames()
  return useMemo(() => ({ creatorId, me, seesStaff, targetMs }), [creatorId, me, seesStaff, targetMs])
}

/** Returns what the row of a channel receives; objects are stable, so that it re-renders only when its data changes. */
export function useRowProps(inbox: Inbox): (channel: Channel) => Omit<RowProps, 'isActive'> {
  const { creatorId, openId, selection, replyTargetMs } = inbox
  const addressOf = useChatAddress(creatorId)
  const reader = useRowReader(creatorId, replyTargetMs)
  const actions = useRowActions(inbox)
  return (channel) => ({
    of: channel,
    to: addressOf(channel.channelId),
    reader,
    isOpen: channel.channelId === openId,
    isSelected: selection.isOn ? selection.ids.has(channel.channelId) : undefined,
    actions,
  })
}
