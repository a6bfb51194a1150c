import { memo } from 'react'

import { DayLine, NewLine } from './day-line'
import { EventLine } from './event-line'
import { MessageLine } from './message-line'
import type { Row } from '../base/rows'
import type { LineContext } from '../base/line-context'

export interface LineProps {
  row: Row
  context: LineContext
  /** Name of the sender; empty for system messages. */
  name: string
  /** Name of the colleague who sent it, when the thread shows that. */
  sentBy: string | undefined
  /** Name of the sender of the quoted message. */
  quotedName: string
}

/** Compares by content, because rows are new objects with every message. */
export function isSameLine(before: LineProps, after: LineProps): boolean {
  if (
    before.context !== after.context ||
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

/** A line of the thread. */
export const Line = memo(function Line({ row, ...rest }: LineProps) {
  if (row.kind === 'day') return <DayLine at={row.at} />
  if (row.kind === 'new') return <NewLine />
  if (row.kind === 'event') return <EventLine message={row.message} name={rest.name} />
  return <MessageLine row={row} {...rest} />
}, isSameLine)
