import { cx } from '@/ui/cx'

import { Line } from './line'
import type { NamesInThread } from './names-in-thread'
import type { Row } from './rows'
import type { ThreadDesk } from './thread-desk'

interface PlacedLineProps {
  row: Row
  index: number
  /** Tells the window how high it is. */
  measure: (element: HTMLElement | null) => void
  desk: ThreadDesk
  names: NamesInThread
  /** Whether Tab reaches it. */
  isActive: boolean
  /** Whether it was just jumped to. */
  isLit: boolean
  onFocus: (key: string) => void
}

/** What a message is called, from what it holds: who, what, when, and what was thought of it. */
function labelOf(row: Row) {
  if (row.kind !== 'message') return {}
  const label = `who-${row.key} what-${row.key} meta-${row.key}`
  return { 'aria-labelledby': row.message.review ? `${label} review-${row.key}` : label }
}

/** A line at its place; one that can be stood on is an article. */
export function PlacedLine({ row, index, measure, desk, names, isActive, isLit, onFocus }: PlacedLineProps) {
  const message = 'message' in row ? row.message : undefined
  const article = message && {
    role: 'article',
    tabIndex: isActive ? 0 : -1,
    'data-key': row.key,
    onFocus: () => onFocus(row.key),
    ...labelOf(row),
  }
  return (
    <div
      ref={measure}
      data-index={index}
      {...article}
      className={cx(
        'group/article absolute inset-x-0 top-0 px-6 outline-none transition-colors duration-slow max-md:px-4 pointer-coarse:select-none',
        isLit && 'bg-fill',
      )}
    >
      <Line
        row={row}
        desk={desk}
        name={message ? names(message.senderId) : ''}
        sentBy={desk.displaySentBy && message?.sentById ? names.known(message.sentById) : undefined}
        quotedName={message?.replyTo ? names(message.replyTo.senderId) : ''}
      />
    </div>
  )
}
