import type { Message } from '@/domain/chat/message'
import type { Media } from '@/domain/vault/media'
import { cx } from '@/ui/cx'

import type { Row } from '../rows/rows'

/** What every line of an open thread needs beside its message. Stable while nothing of it changes. */
export interface LineContext {
  creatorId: string
  /** Whether several fans write to the creator here. */
  isGroup: boolean
  /** The fan of the conversation; null in a group. */
  fanId: string | null
  /** Whether messages show the colleague who sent them. */
  displaySentBy: boolean
  /** Why the user, or anyone, can't write here. */
  deniedReason: string | undefined
  /** The query of the thread's search; empty when there is none. */
  query: string
  /** Ref callback that measures a line for the virtualizer. */
  measure: (line: HTMLElement | null) => void
  onMenu: (message: Message, anchor: Element) => void
  onReact: (message: Message, emoji: string) => void
  onQuote: (messageId: string) => void
  onOpen: (media: readonly Media[], index: number) => void
}

export interface LineNames {
  /** Of the sender; empty for dividers. */
  name: string
  /** Of the colleague who sent it, when the thread shows that. */
  sentBy: string | undefined
  /** Of the sender of the quoted message. */
  quotedName: string
}

export interface LineProps<Kind extends Row = Row> {
  row: Kind
  index: number
  names: LineNames
  /** Error of the last action on the message. */
  error: string | undefined
  context: LineContext
  /** Whether it is the tab stop. */
  isActive: boolean
  /** Whether it is the target of the last jump. */
  isHighlighted: boolean
}

function isSameRow(a: Row, b: Row): boolean {
  if (a.kind === 'message' && b.kind === 'message')
    return (
      (a.outgoing ? a.outgoing === b.outgoing : a.message === b.message && !b.outgoing) &&
      a.isOwn === b.isOwn &&
      a.startsGroup === b.startsGroup &&
      a.endsGroup === b.endsGroup
    )
  if (a.kind === 'event' && b.kind === 'event') return a.message === b.message
  return a.kind === b.kind
}

/** Compares by content, because rows and names are new objects with every message. */
export const isSameLine = (before: LineProps, after: LineProps): boolean =>
  before.index === after.index &&
  before.error === after.error &&
  before.context === after.context &&
  before.isActive === after.isActive &&
  before.isHighlighted === after.isHighlighted &&
  before.names.name === after.names.name &&
  before.names.sentBy === after.names.sentBy &&
  before.names.quotedName === after.names.quotedName &&
  before.row.key === after.row.key &&
  isSameRow(before.row, after.row)

/** Attributes of a line's element; the list finds the line of an event by them. A focusable one is an article. */
export const lineAttributes = (
  { row, index, context, isActive, isHighlighted }: LineProps,
  className?: string,
) => ({
  ref: context.measure,
  'data-index': index,
  ...('message' in row && { role: 'article', tabIndex: isActive ? 0 : -1, 'data-key': row.key }),
  className: cx(
    'group/article absolute inset-x-0 top-0 px-6 outline-none transition-colors duration-slow max-md:px-4 pointer-coarse:select-none',
    isHighlighted && 'bg-fill',
    className,
  ),
})

/** Returns the bubble of the line that contains an element; the element itself without one. */
export const bubbleBeside = (element: Element): Element =>
  element.closest('[data-index]')?.querySelector('[data-bubble]') ?? element
