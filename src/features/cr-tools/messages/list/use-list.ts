import type { Channel } from '@/domain/chat/channel'

import { type Bulk, useBulk } from './bulk/use-bulk'
import { type ChannelRows, useChannels } from './rows/use-channels'
import { type NextChat, useNextChat } from '../next-chat/use-next-chat'
import { usePrefetchChannels } from './rows/use-prefetch-channels'
import { type RowControl, useRows } from './rows/use-rows'
import { useView, type ViewControl } from './filter/use-view'

export interface ListControl {
  creatorId: string
  control: ViewControl
  list: ChannelRows
  rows: RowControl
  next: NextChat
  bulk: Bulk
  selected: readonly Channel[]
}

/** State of the conversation list, for its pane and its global shortcuts. */
export function useList(creatorId: string, openId: string | undefined): ListControl {
  const control = useView()
  const list = useChannels(control.view, creatorId)
  const rows = useRows({ list, view: control.view, creatorId, openId })
  usePrefetchChannels(creatorId, list.rows, openId)
  return {
    creatorId,
    control,
    list,
    rows,
    next: useNextChat(creatorId, openId),
    bulk: useBulk(creatorId, rows.onShowNew),
    selected: rows.selection.isOn
      ? rows.rows.filter(({ channelId }) => rows.selection.ids.has(channelId))
      : [],
  }
}
