import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isolate } from '@/lib/text/isolate'
import { isolatedName } from '@/ui/text/user-name'

import type { ThreadNames } from '../base/use-thread-names'
import { type MessageRow, newestOfOthers, type Row } from '../rows/rows'

/** Messages within this time are announced together. */
const BATCH_WITHIN_MS = 1000

const others = (rows: readonly Row[]): MessageRow[] =>
  rows.filter((row): row is MessageRow => row.kind === 'message' && !row.isOwn)

interface AnnouncerProps {
  rows: readonly Row[]
  names: ThreadNames
  /** Key of others' newest message when the thread was opened: later ones are announced. */
  newestKeyAtOpening: string | undefined
}

/** Live region for incoming messages, each once: the text of one, the count of several. */
export function Announcer({ rows, names, newestKeyAtOpening }: AnnouncerProps) {
  const { t } = useTranslation('tools')
  const [words, setWords] = useState('')
  const newest = newestOfOthers(rows)
  const announced = useRef(newestKeyAtOpening)
  useEffect(() => {
    if (newest === undefined || newest.key === announced.current) return
    const timer = setTimeout(() => {
      const all = others(rows)
      const from = all.findIndex(({ key }) => key === announced.current)
      announced.current = newest.key
      // After a jump to an older part, messages are not new.
      if (from < 0 && all.length > 1) return
      const count = all.length - from - 1
      const { text, media, senderId } = newest.message
      const name = isolatedName(names.nameOf(senderId))
      if (count > 1) setWords(t('thread.announce_many', { count }))
      else if (text !== '') setWords(t('thread.announce', { name, text: isolate(text) }))
      else setWords(t('thread.announce_media', { name, count: media.length }))
    }, BATCH_WITHIN_MS)
    return () => clearTimeout(timer)
    // Counted from the first of them: `rows` and `names` are new each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [newest?.key])
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}
