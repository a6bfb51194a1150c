import { useBulk } from './bulk/use-bulk'
import { useChannels } from './rows/use-channels'
import { useNextChat } from '../next-chat/use-next-chat'
import { usePreloadChannels } from './rows/use-preload-channels'
import { useRows } from './rows/use-rows'
import { useView } from './filter/use-view'

/** State of the conversation list, for its pane and its global shortcuts. */
export function useList(creatorId: string, openId: string | undefined) {
  const control = useView()
  const list = useChannels(control.view, creatorId)
  const rows = useRows({ list, view: control.view, creatorId, openId })
  usePreloadChannels(creatorId, list.channels, openId)
  return {
    creatorId,
    control,
    list,
    rows,
    next: useNextChat(creatorId, openId),
    bulk: useBulk(creatorId, rows.onShowNew),
    selected: rows.selection.isOn
      ? rows.channels.filter(({ channelId }) => rows.selection.ids.has(channelId))
      : [],
  }
}
export interface ListControl extends ReturnType<typeof useList> {}
