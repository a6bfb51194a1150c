import { memo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { ArrowDown, ArrowUp } from 'lucide'

import { isEventKind } from '@/domain/chat/message'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { usePassFocusOn } from '@/ui/focus-return'
import { Icon } from '@/ui/icon'

import { Announcer } from './announcer'
import { threadScroller } from '../base/thread-focus'
import type { ThreadNames } from '../base/use-thread-names'
import { indexOfMessage } from '../rows/rows'
import type { OpenThread } from '../base/use-open-thread'
import type { ScrollPosition } from './use-scroll-target'

const float = 'pointer-events-auto shadow-menu bg-surface-float! rounded-full!'

/** A button to the newest message, with the count of those that arrived meanwhile. */
function NewestButton({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useTranslation('tools')
  return (
    <div
      ref={usePassFocusOn<HTMLDivElement>(threadScroller)}
      className="pointer-events-none absolute inset-x-4 bottom-3 flex justify-center"
    >
      {count > 0 ? (
        <Button icon={ArrowDown} onClick={onPress} className={`enter ${float}`}>
          {t('thread.new_messages', { count })}
        </Button>
      ) : (
        <button
          type="button"
          aria-label={t('thread.to_newest')}
          title={t('thread.to_newest')}
          onClick={onPress}
          className={`enter ms-auto grid size-10 place-items-center text-text-quiet transition-colors hover:text-text ${float}`}
        >
          <Icon of={ArrowDown} size="sm" />
        </button>
      )}
    </div>
  )
}

/** A button to the first unread message when it is above the loaded part. */
function UnreadButton({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useTranslation('tools')
  return (
    <div
      ref={usePassFocusOn<HTMLDivElement>(threadScroller)}
      className="pointer-events-none absolute inset-x-4 top-3 z-1 flex justify-center"
    >
      <Button icon={ArrowUp} onClick={onPress} className={`enter ${float}`}>
        {t('thread.to_unread', { count })}
      </Button>
    </div>
  )
}

/** Returns how many messages of others have arrived since the end was last visible. */
function useUnseenCount({ thread, isOwn }: OpenThread, isAtEnd: boolean): number {
  const [seenAt, setSeenAt] = useState<number>()
  const newest = thread.newest.at(-1)?.createdAt
  // The end is visible: all is seen. Set during render, so that no frame shows an outdated count.
  if ((isAtEnd || seenAt === undefined) && seenAt !== newest) setSeenAt(newest)
  if (isAtEnd || seenAt === undefined) return 0
  // The lines of an older part lack what arrives.
  const messages = thread.hasAfter ? thread.newest : thread.messages
  const from = messages.findLastIndex(({ createdAt }) => createdAt <= seenAt)
  return messages.slice(from + 1).filter((one) => !isEventKind(one.kind) && !isOwn(one)).length
}

interface FeedOverlaysProps {
  open: OpenThread
  position: ScrollPosition
  names: ThreadNames
  newestIdAtOpening: string | undefined
}

/**
 * Overlays of the thread: buttons to the first unread and the newest message, errors of a jump, and the live
 * region.
 */
export const FeedOverlays = memo(function FeedOverlays({
  open,
  position,
  names,
  newestIdAtOpening,
}: FeedOverlaysProps) {
  const { t } = useTranslation('tools')
  const { rows, unread, thread } = open
  const [isDone, setDone] = useState(false)
  const unseen = useUnseenCount(open, position.isAtEnd)
  const { messageId, count } = unread
  // With newer ones to load, it may lie below.
  const isAbove =
    !isDone &&
    messageId !== null &&
    thread.hasBefore &&
    !thread.hasAfter &&
    indexOfMessage(rows, messageId) < 0
  return (
    <>
      {isAbove && (
        <UnreadButton
          count={count}
          onPress={() => {
            setDone(true)
            position.jumpTo(messageId)
          }}
        />
      )}
      {position.problem !== undefined && (
        <div className="absolute inset-x-4 top-3 z-1">
          <Banner tone="danger" onDismiss={position.dismissProblem}>
            {t('thread.jump_failed', { reason: position.problem })}
          </Banner>
        </div>
      )}
      {!position.isAtEnd && <NewestButton count={unseen} onPress={position.scrollToEnd} />}
      <Announcer {...{ open, names, newestIdAtOpening }} />
    </>
  )
})
