import { isOwnIn, type OpenChannel } from '@/domain/channel'
import type { Media } from '@/domain/media'
import type { Message } from '@/domain/message'
import { late } from '@/services/late'

import { ReportDialog, ScriptDialog, UnsendDialog } from './ask-dialogs'
import { MessageMenu } from './message-menu'
import type { NamesInThread } from './names-in-thread'

/** Media of a message in the viewer, starting at `index`. */
export interface Viewed {
  media: readonly Media[]
  index: number
}

/** The open overlay of the thread: a message's menu, a dialog about one, or the media viewer. */
export type Asked =
  | { kind: 'menu'; message: Message; anchor: Element }
  | { kind: 'unsend' | 'report' | 'script'; message: Message }
  | { kind: 'viewer'; viewed: Viewed }

interface ThreadDialogsProps {
  asked: Asked | undefined
  creatorId: string
  channel: OpenChannel
  names: NamesInThread
  onAsk: (asked: Asked) => void
  onClose: (closed: Asked) => void
}

/** Lazy, because it is larger than all other dialogs of the thread. */
const MediaViewer = late(async () => (await import('../../media-viewer')).MediaViewer, null, 'now')

const DIALOGS = { unsend: UnsendDialog, report: ReportDialog, script: ScriptDialog }

/** Renders the open overlay, if any. */
export function ThreadDialogs({ asked, creatorId, channel, names, onAsk, ...rest }: ThreadDialogsProps) {
  if (!asked) return null
  const onClose = () => rest.onClose(asked)
  if (asked.kind === 'viewer') return <MediaViewer {...asked.viewed} onClose={onClose} />
  const { message } = asked
  if (asked.kind === 'menu') {
    return (
      <MessageMenu
        on={asked}
        {...{ channel, creatorId, onClose }}
        isOwn={isOwnIn(channel, creatorId, message)}
        name={names(message.senderId)}
        onAsk={(kind, about) => onAsk({ kind, message: about })}
      />
    )
  }
  const Question = DIALOGS[asked.kind]
  return <Question creatorId={creatorId} message={message} onClose={onClose} />
}
