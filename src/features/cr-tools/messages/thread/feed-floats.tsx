import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Banner } from '@/ui/banner'

import { Announcer } from './announcer'
import type { NamesInThread } from './names-in-thread'
import { NewestButton, UnreadButton } from './newest-button'
import { indexOfMessage } from './rows'
import type { OpenThread } from './use-open-thread'
import type { PlaceInThread } from './use-place'
import { useUnseen } from './use-unseen'

interface FeedFloatsProps {
  open: OpenThread
  place: PlaceInThread
  names: NamesInThread
  knownKey: string | undefined
}

/**
 * Overlays of the thread: buttons to the first unread and the newest message, errors of a jump, and the live
 * region.
 */
export function FeedFloats({ open, place, names, knownKey }: FeedFloatsProps) {
  const { t } = useTranslation('tools')
  const { rows, unread, thread } = open
  const [isDone, setDone] = useState(false)
  const unseen = useUnseen(rows, place.isAtEnd)
  const { messageId, count } = unread
  const isAbove = !isDone && messageId !== null && thread.hasBefore && indexOfMessage(rows, messageId) < 0
  return (
    <>
      {isAbove && (
        <UnreadButton
          count={count}
          onPress={() => {
            setDone(true)
            place.jumpTo(messageId)
          }}
        />
      )}
      {place.problem !== undefined && (
        <div className="absolute inset-x-4 top-3 z-1">
          <Banner tone="danger">{t('thread.jump_failed', { reason: place.problem })}</Banner>
        </div>
      )}
      {!place.isAtEnd && <NewestButton count={unseen} onPress={place.toEnd} />}
      <Announcer {...{ rows, names, knownKey }} />
    </>
  )
}
