import { isFromOurSide, type OpenChannel } from '@/domain/chat/channel'
import type { Media } from '@/domain/vault/media'
import type { Message } from '@/domain/chat/message'
import { deferred } from '@/services/loading/deferred'

import { MESSAGE_DIALOGS, type MessageDialog } from './message-dialogs'
import { MessageMenu } from './message-menu'
import type { ThreadNames } from '../base/use-thread-names'

/** Media of a message in the viewer, starting at `index`. */
export interface ViewedMedia {
  media: readonly Media[]
  index: number
}

/** The open overlay of the thread: a message's menu, a dialog about one, or the media viewer. */
export type ThreadOverlay =
  | { kind: 'menu'; message: Message; anchor: Element }
  | { kind: MessageDialog; message: Message }
  | { kind: 'viewer'; viewed: ViewedMedia }

interface ThreadOverlaysProps {
  overlay: ThreadOverlay | undefined
  creatorId: string
  channel: OpenChannel
  names: ThreadNames
  onOpen: (overlay: ThreadOverlay) => void
  onClose: (closed: ThreadOverlay) => void
}

/** Lazy, because it is larger than all other dialogs of the thread. */
const MediaViewer = deferred(async () => (await import('../../../media/media-viewer')).MediaViewer)

/** Renders the open overlay, if any. */
export function ThreadOverlays({ overlay, creatorId, channel, names, onOpen, ...rest }: ThreadOverlaysProps) {
  if (!overlay) return null
  const onClose = () => rest.onClose(overlay)
  if (overlay.kind === 'viewer') return <MediaViewer {...overlay.viewed} onClose={onClose} />
  const { message } = overlay
  if (overlay.kind === 'menu') {
    return (
      <MessageMenu
        target={overlay}
        {...{ channel, creatorId, onClose }}
        isOwn={isFromOurSide(channel, creatorId, message)}
        name={names.nameOf(message.senderId)}
        onOpenDialog={(kind, about) => onOpen({ kind, message: about })}
      />
    )
  }
  const Dialog = MESSAGE_DIALOGS[overlay.kind]
  return <Dialog creatorId={creatorId} message={message} onClose={onClose} />
}
