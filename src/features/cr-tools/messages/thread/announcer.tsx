import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isolate } from '@/lib/isolate'
import { plainName } from '@/ui/user-name'

import type { NamesInThread } from './names-in-thread'
import { type MessageRow, newestOfOthers, type Row } from './rows'

/** Messages within this time are announced together. */
const GATHERED_FOR_MS = 1000

const others = (rows: readonly Row[]): MessageRow[] =>
  rows.filter((row): row is MessageRow => row.kind === 'message' && !row.isOwn)

interface AnnouncerProps {
  rows: readonly Row[]
  names: NamesInThread
  /** Key of others' newest message when the thread was opened: later ones are announced. */
  knownKey: string | undefined
}

/** Live region for incoming messages, each once: the text of one, the count of several. */
export function Announcer({ rows, names, knownKey }: AnnouncerProps) {
  const { t } = useTranslation('tools')
  const [words, setWords] = useState('')
  const newest = newestOfOthers(rows)
  const told = useRef(knownKey)
  useEffect(() => {
    if (newest === undefined || newest.key === told.current) return
    const timer = setTimeout(() => {
      const all = others(rows)
      const from = all.findIndex(({ key }) => key === told.current)
      told.current = newest.key
      // After a jump to an older part, messages are not new.
      if (from < 0 && all.length > 1) return
      const count = all.length - from - 1
      const { text, media, senderId } = newest.message
      const name = isolate(plainName(names(senderId)))
      if (count > 1) setWords(t('thread.announce_many', { count }))
      else if (text !== '') setWords(t('thread.announce', { name, text: isolate(text) }))
      else setWords(t('thread.announce_media', { name, count: media.length }))
    }, GATHERED_FOR_MS)
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
