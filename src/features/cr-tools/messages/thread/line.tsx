import { memo } from 'react'

import { DayLine, NewLine } from './day-line'
import { EventLine } from './event-line'
import { MessageLine } from './message-line'
import type { Row } from './rows'
import type { ThreadDesk } from './thread-desk'

export interface LineProps {
  row: Row
  desk: ThreadDesk
  /** What the sender is called; empty for what nobody sent. */
  name: string
  /** Who of the staff sent it, where the thread says so. */
  sentBy: string | undefined
  /** What the sender of the quoted message is called. */
  quotedName: string
}

/** The same line as before, whatever objects it is told by: rows are made anew with every message that comes. */
export function isSameLine(before: LineProps, after: LineProps): boolean {
  if (
    before.desk !== after.desk ||
    before.name !== after.name ||
    before.sentBy !== after.sentBy ||
    before.quotedName !== after.quotedName
  )
    return false
  const [one, other] = [before.row, after.row]
  if (one === other) return true
  if (one.kind === 'message' && other.kind === 'message')
    return (
      (one.outgoing ? one.outgoing === other.outgoing : one.message === other.message && !other.outgoing) &&
      one.isOwn === other.isOwn &&
      one.startsGroup === other.startsGroup &&
      one.endsGroup === other.endsGroup
    )
  if (one.kind === 'event' && other.kind === 'event') return one.message === other.message
  return one.kind === other.kind && one.key === other.key
}

/** One line of the thread. */
export const Line = memo(function Line({ row, ...rest }: LineProps) {
  if (row.kind === 'day') return <DayLine at={row.at} />
  if (row.kind === 'new') return <NewLine />
  if (row.kind === 'event') return <EventLine message={row.message} name={rest.name} />
  return <MessageLine row={row} {...rest} />
}, isSameLine)
