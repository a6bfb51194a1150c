import { MessageCircle } from 'lucide'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import type { OpenChannel } from '@/domain/chat/channel'
import { deferred } from '@/services/loading/deferred'
import { type PageShortcut, useRegisterShortcuts } from '@/services/input/shortcuts'
import { ConversationMediaContext } from '@/services/page/media-blur'
import { ContentState } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { isolatedName } from '@/ui/text/user-name'

import { focusLine, focusThread, messageField } from './base/thread-focus'
import { Feed } from './feed/feed'
import { type ThreadNames, useThreadNames } from './base/use-thread-names'
import { openThreadSearch } from './search/search-state'
import type { ThreadOverlay } from './menu/thread-overlays'
import { ThreadSkeleton } from './base/thread-skeleton'
import { type OpenThread, useOpenThread } from './base/use-open-thread'

/** Lazy, because few fans are new. */
const Greetings = deferred(async () => (await import('./greetings')).Greetings)
/** Lazy: shown on request. */
const ThreadOverlays = deferred(async () => (await import('./menu/thread-overlays')).ThreadOverlays, {
  when: 'idle',
})

interface ThreadProps {
  creatorId: string
  channel: OpenChannel
}

/** Returns whether the focus is in an empty message field: from there ArrowUp moves to the messages. */
function isMessageFieldEmpty(): boolean {
  const field = messageField()
  return field !== null && field === document.activeElement && field.value === ''
}
/** Only in a thread with messages: otherwise there is nothing to search. */
const isInThread = (): boolean =>
  document.activeElement?.closest('[data-thread]')?.querySelector('[data-thread-scroller]') != null

/** Mod+F stays the browser's own except in the thread, of which only a part is in the DOM. */
const shortcutsOf = (channelId: string): readonly PageShortcut[] => [
  {
    id: 'thread',
    isAvailable: isMessageFieldEmpty,
    run: () => void focusThread(),
  },
  {
    id: 'search-thread',
    isAvailable: isInThread,
    run: () => openThreadSearch(channelId),
  },
]

/** Whether no one has written to the fan yet: what was sent to many or by itself does not count. */
const isUngreeted = ({ creatorId, thread, outgoing }: OpenThread): boolean =>
  !thread.hasBefore &&
  !thread.hasAfter &&
  outgoing.length === 0 &&
  thread.waiting.length === 0 &&
  thread.messages.every(({ senderId, kind }) => senderId !== creatorId || kind !== 'text')

/** Restores the focus to the message when its dialog closes. */
function useRestoreLineFocus(overlay: ThreadOverlay | undefined): void {
  const message = overlay && 'message' in overlay ? overlay.message : undefined
  const key = message && (message.clientId ?? message.messageId)
  useEffect(() => {
    if (key === undefined) return
    // After the overlay has restored the focus, or lost it.
    return () => void setTimeout(() => focusLine(key))
  }, [key])
}

function useThreadName(channel: OpenChannel, names: ThreadNames): string {
  const { t } = useTranslation('tools')
  const name = channel.userId === null ? channel.title : names.nameOf(channel.userId)
  return name === null ? t('thread.name_bare') : t('thread.name', { name: isolatedName(name) })
}

/** Empty state of a thread, with greetings for a new fan. */
function EmptyThread(thread: ThreadProps) {
  const { t } = useTranslation('tools')
  return (
    <EmptyState icon={MessageCircle} title={t('thread.empty_title')}>
      <p className="pb-4">{t('thread.empty_text')}</p>
      <Greetings {...thread} />
    </EmptyState>
  )
}

/** The messages of a channel. */
export function ChannelThread(props: ThreadProps) {
  const { t } = useTranslation('tools')
  const { creatorId, channel } = props
  const { read, open } = useOpenThread(creatorId, channel)
  const names = useThreadNames(channel, open.thread)
  const name = useThreadName(channel, names)
  const [overlay, setOverlay] = useState<ThreadOverlay>()
  useRestoreLineFocus(overlay)
  useRegisterShortcuts(shortcutsOf(channel.channelId))
  const status = useQueryStatus(read)
  const isEmpty = open.rows.length === 0
  return (
    <ConversationMediaContext value>
      <section data-thread aria-label={name} className="relative flex min-h-0 min-w-0 flex-1 flex-col">
        {read.data === undefined && status.kind === 'loading' && <ThreadSkeleton />}
        {read.data === undefined && status.kind === 'offline' && <ContentState status={status} />}
        {read.data === undefined && status.kind === 'error' && (
          <ErrorState {...status} title={t('thread.failed_title')} />
        )}
        {read.data && isEmpty && <EmptyThread {...props} />}
        {read.data && !isEmpty && (
          <div className="relative flex min-h-0 flex-1 flex-col">
            <Feed {...{ channel, open, names, name }} onOverlay={setOverlay} />
          </div>
        )}
        {read.data && !isEmpty && channel.kind === 'direct' && isUngreeted(open) && (
          <div className="px-4 pt-2">
            <Greetings {...props} />
          </div>
        )}
        <ThreadOverlays
          overlay={overlay}
          {...{ creatorId, channel, names }}
          onOpen={setOverlay}
          // A menu closes after its item has opened a dialog, which must stay.
          onClose={(closed) => setOverlay((now) => (now === closed ? undefined : now))}
        />
      </section>
    </ConversationMediaContext>
  )
}
