import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Banner } from '@/ui/banner'

import { NewestButton, UnreadButton } from './newest-button'
import { indexOfMessage } from './rows'
import type { OpenThread } from './use-open-thread'
import type { PlaceInThread } from './use-place'
import { useUnseen } from './use-unseen'

/** Over the lines: the ways to the first unread message and back to the newest, and why a jump led nowhere. */
export function FeedFloats({ open, place }: { open: OpenThread; place: PlaceInThread }) {
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
    </>
  )
}
