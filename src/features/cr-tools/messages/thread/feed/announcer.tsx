import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isolate } from '@/lib/text/isolate'
import { isolatedName } from '@/ui/text/user-name'

import type { ThreadNames } from '../base/use-thread-names'
import { newestOfOthers, type OpenThread } from '../base/use-open-thread'

/** Messages within this time are announced together. */
const BATCH_WITHIN_MS = 1000

interface AnnouncerProps {
  open: OpenThread
  names: ThreadNames
  /** Others' newest message when the thread was opened: later ones are announced. */
  newestIdAtOpening: string | undefined
}

/** Live region for incoming messages, each once: the text of one, the count of several. */
export function Announcer({ open, names, newestIdAtOpening }: AnnouncerProps) {
  const { t } = useTranslation('tools')
  const [words, setWords] = useState('')
  const all = newestOfOthers(open)
  const newest = all.at(-1)
  const announced = useRef(newestIdAtOpening)
  useEffect(() => {
    if (newest === undefined || newest.messageId === announced.current) return
    const timer = setTimeout(() => {
      const from = all.findIndex(({ messageId }) => messageId === announced.current)
      announced.current = newest.messageId
      // None was known before, as the thread opened at an older part.
      if (from < 0 && all.length > 1) return
      const count = all.length - from - 1
      const { text, media, senderId } = newest
      const name = isolatedName(names.nameOf(senderId))
      if (count > 1) setWords(t('thread.announce_many', { count }))
      else if (text !== '') setWords(t('thread.announce', { name, text: isolate(text) }))
      else setWords(t('thread.announce_media', { name, count: media.length }))
    }, BATCH_WITHIN_MS)
    return () => clearTimeout(timer)
    // Counted from the first of them: `all` and `names` are new each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [newest?.messageId])
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}
