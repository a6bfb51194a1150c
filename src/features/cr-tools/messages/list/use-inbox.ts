import { useState } from 'react'

import { useBulk } from './bulk/use-bulk'
import { type ChannelSelection, selectionIn } from './bulk/selection'
import { useInboxView } from './filter/use-inbox-view'
import { useNextChat } from '../next-chat/use-next-chat'
import { useLoadedChannels } from './rows/use-loaded-channels'
import { usePreloadNextChannels } from './rows/use-preload-next-channels'
import { useShownChannels } from './rows/shown-channels'
import { useReplyTargetMs } from '../base/use-reply-target'

/** The inbox of a creator, for its pane and its shortcuts, which also work while it is hidden. */
export function useInbox(creatorId: string, openId: string | undefined, isShown: boolean) {
  const view = useInboxView()
  const loaded = useLoadedChannels(view.current, creatorId)
  /** Undefined outside selection mode. */
  const [selection, setSelection] = useState<ChannelSelection>()
  const listKey = JSON.stringify([creatorId, view.current])
  const shown = useShownChannels(loaded, selection !== undefined, listKey)
  usePreloadNextChannels(creatorId, loaded.channels, openId)
  return {
    creatorId,
    openId,
    /** Tab, sort, search and filters. */
    view,
    /** The channels of the view, live. */
    loaded,
    /** The channels as on screen, which keep their order while the user works with them. */
    shown,
    selection: selectionIn(shown, selection, setSelection),
    bulk: useBulk(creatorId, { onUpdated: shown.showNew, isAnnounced: true }),
    next: useNextChat(creatorId, openId, { isToasted: !isShown }),
    /** How long a fan may wait for a reply. */
    replyTargetMs: useReplyTargetMs(creatorId),
  }
}
export interface Inbox extends ReturnType<typeof useInbox> {}
