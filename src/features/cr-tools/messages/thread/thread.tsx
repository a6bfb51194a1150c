import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import type { OpenChannel } from '@/domain/channel'
import type { Message } from '@/domain/message'
import { isolate } from '@/lib/isolate'
import { late } from '@/services/late'
import { useMediaBlur } from '@/services/media-blur'
import { type Shortcut, useRegisterShortcuts } from '@/services/shortcuts'
import { ContentState } from '@/ui/content-state'
import { ErrorState } from '@/ui/error-state'
import { plainName } from '@/ui/user-name'

import { useWhyNotWrite } from '../parts/use-why-not'
import { backToLine, enterThread } from './enter-thread'
import { Feed } from './feed'
import { answer, useReact } from './message-acts'
import { type NamesInThread, useNamesInThread } from './names-in-thread'
import { ReadOnlyLine } from './read-only-line'
import { openThreadSearch } from './search-open'
import type { Asked, Viewed } from './thread-dialogs'
import { ThreadSkeleton } from './thread-skeleton'
import { useOpenThread } from './use-open-thread'
import { useSteady } from './use-steady'

/** Lazy, because few threads are empty. */
const EmptyThread = late(
  async () => (await import('./empty-thread')).EmptyThread,
  <div className="flex-1" />,
  'now',
)
/** Lazy: shown on request. */
const ThreadDialogs = late(async () => (await import('./thread-dialogs')).ThreadDialogs)

interface ThreadProps {
  creatorId: string
  channel: OpenChannel
}

/** Returns whether the focus is in an empty message field: from there ArrowUp moves to the messages. */
function isWritingNothing(): boolean {
  const field = document.activeElement
  return field instanceof HTMLTextAreaElement && field.value === '' && !field.closest('[role="dialog"]')
}
/** Only in a thread with messages: otherwise there is nothing to search. */
const isInThread = (): boolean =>
  document.activeElement?.closest('[data-thread]')?.querySelector('[data-thread-scroller]') != null

/** Mod+F stays the browser's own except in the thread, of which only a part is in the DOM. */
const shortcutsOf = (channelId: string): readonly Shortcut[] => [
  {
    id: 'thread',
    keys: ['ArrowUp'],
    label: 'shortcuts.thread',
    when: isWritingNothing,
    run: () => void enterThread(),
  },
  {
    id: 'search-thread',
    keys: ['Mod+F'],
    label: 'shortcuts.search_thread',
    when: isInThread,
    run: () => openThreadSearch(channelId),
  },
]

/** Props shared by all lines. */
function useDesk({ creatorId, channel }: ThreadProps, onAsk: (asked: Asked) => void) {
  const isBlurred = useMediaBlur()
  const react = useSteady(useReact(creatorId))
  const { displaySentBy, kind } = channel
  const deniedReason = useWhyNotWrite(channel)
  return useMemo(
    () => ({
      creatorId,
      displaySentBy,
      isBlurred,
      isGroup: kind === 'group',
      deniedReason,
      onReply: answer,
      onReact: react,
      onMenu: (message: Message, anchor: Element) => onAsk({ kind: 'menu', message, anchor }),
      onOpen: (media: Viewed['media'], index: number) => onAsk({ kind: 'viewer', viewed: { media, index } }),
    }),
    [creatorId, displaySentBy, isBlurred, kind, deniedReason, react, onAsk],
  )
}

/** Restores the focus to the message when its dialog closes. */
function useBackToLine(asked: Asked | undefined): void {
  const message = asked && 'message' in asked ? asked.message : undefined
  const key = message && (message.clientId ?? message.messageId)
  useEffect(() => {
    if (key === undefined) return
    // After the overlay has restored the focus, or lost it.
    return () => void setTimeout(() => backToLine(key))
  }, [key])
}

function useThreadName(channel: OpenChannel, names: NamesInThread): string {
  const { t } = useTranslation('tools')
  const name = channel.userId === null ? channel.title : names(channel.userId)
  return name === null ? t('thread.name_bare') : t('thread.name', { name: isolate(plainName(name)) })
}

/** The messages of a channel. */
export function Thread(props: ThreadProps) {
  const { t } = useTranslation('tools')
  const { creatorId, channel } = props
  const { read, open } = useOpenThread(creatorId, channel)
  const names = useNamesInThread(channel, open.thread)
  const name = useThreadName(channel, names)
  const [asked, setAsked] = useState<Asked>()
  const desk = useDesk(props, setAsked)
  useBackToLine(asked)
  useRegisterShortcuts(useMemo(() => shortcutsOf(channel.channelId), [channel.channelId]))
  const status = useQueryStatus(read)
  const isEmpty = open.rows.length === 0
  return (
    <section data-thread aria-label={name} className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      {read.data === undefined && status.kind === 'loading' && <ThreadSkeleton />}
      {read.data === undefined && status.kind === 'offline' && <ContentState status={status} />}
      {read.data === undefined && status.kind === 'error' && (
        <ErrorState {...status} title={t('thread.failed_title')} />
      )}
      {read.data && isEmpty && <EmptyThread creatorId={creatorId} channel={channel} />}
      {read.data && !isEmpty && <Feed channel={channel} open={open} desk={desk} names={names} name={name} />}
      <ReadOnlyLine channel={channel} />
      <ThreadDialogs
        asked={asked}
        {...{ creatorId, channel, names }}
        onAsk={setAsked}
        // A menu closes after its item has opened a dialog, which must stay.
        onClose={(closed) => setAsked((now) => (now === closed ? undefined : now))}
      />
    </section>
  )
}
