import type { GridWeek } from '@/domain/shift/shift-grid'
import { moveByDays, moveTo, resizeSpan, SHIFT_STEP_MS, type Span } from '@/domain/shift/shift-move'

/** The effect of a key: a new span, or a step to another row. */
export interface KeyStep {
  span: Span
  rows: -1 | 0 | 1
}

interface PressedKey {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}

const SIGN: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * Left and right move by a quarter of an hour, with Ctrl or Alt by a day; up and down by a row. With Shift, left and
 * right move the end, up and down the start. The time axis is mirrored in right-to-left languages.
 */
export function keyStepOf(
  event: PressedKey,
  span: Span,
  week: GridWeek,
  isMirrored: boolean,
): KeyStep | undefined {
  const sign = SIGN[event.key]
  if (sign === undefined || event.metaKey) return undefined
  const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  const later = (isAcross && isMirrored ? -sign : sign) * SHIFT_STEP_MS
  if (event.shiftKey) {
    const edge = isAcross ? 'end' : 'start'
    const at = isAcross ? span.endAt : span.startAt
    return { span: resizeSpan(span, edge, at + later), rows: 0 }
  }
  if (!isAcross) return { span, rows: sign }
  const isByDay = event.ctrlKey || event.altKey
  const moved = isByDay
    ? moveByDays(span, Math.sign(later), week.timezone)
    : moveTo(span, span.startAt + later)
  return { span: moved, rows: 0 }
}
