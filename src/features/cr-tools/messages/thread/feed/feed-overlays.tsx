import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Banner } from '@/ui/feedback/banner'

import { Announcer } from './announcer'
import type { ThreadNames } from '../base/thread-names'
import { NewestButton, UnreadButton } from './newest-button'
import { indexOfMessage } from '../base/rows'
import type { OpenThread } from '../base/use-open-thread'
import type { ScrollPosition } from './use-scroll-target'
import { useUnseenCount } from './use-unseen-count'

interface FeedOverlaysProps {
  open: OpenThread
  position: ScrollPosition
  names: ThreadNames
  knownKey: string | undefined
}

/**
 * Overlays of the thread: buttons to the first unread and the newest message, errors of a jump, and the live
 * region.
 */
export function FeedOverlays({ open, position, names, knownKey }: FeedOverlaysProps) {
  const { t } = useTranslation('tools')
  const { rows, unread, thread } = open
  const [isDone, setDone] = useState(false)
  const unseen = useUnseenCount(rows, position.isAtEnd)
  const { messageId, count } = unread
  const isAbove = !isDone && messageId !== null && thread.hasBefore && indexOfMessage(rows, messageId) < 0
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
          <Banner tone="danger">{t('thread.jump_failed', { reason: position.problem })}</Banner>
        </div>
      )}
      {!position.isAtEnd && <NewestButton count={unseen} onPress={position.scrollToEnd} />}
      <Announcer {...{ rows, names, knownKey }} />
    </>
  )
}
