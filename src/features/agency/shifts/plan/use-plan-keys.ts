import { type KeyboardEvent, useRef, useState } from 'react'

import { isRightToLeft } from '@/i18n'
import { useTranslation } from '@/i18n/use-translation'
import type { PlannedShift } from '@/domain/shift/planned-shift'
import type { GridWeek } from '@/domain/shift/shift-grid'
import { type Span, moveByDays, moveTo, resizeSpan, SHIFT_STEP_MS } from '@/domain/shift/shift-move'

import type { Ghost } from './plan-drag'
import type { PlanRow } from './plan-row'
import type { ShiftFormatter } from '../use-shift-formatter'

/** The effect of a key: a new span, or a step to another row. */
interface KeyStep {
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

interface PlanKeys {
  week: GridWeek
  rows: readonly PlanRow[]
  formatter: ShiftFormatter
  ghost: Ghost | undefined
  find: (shiftId: string) => PlannedShift | undefined
  onGhost: (ghost: Ghost | undefined) => void
  onDrop: (ghost: Ghost) => void
  onDelete: (shift: PlannedShift) => void
}

/** The next row above or below that the user may plan. */
function nextRow(rows: readonly PlanRow[], rowId: string, by: -1 | 0 | 1): string {
  const index = rows.findIndex(({ id }) => id === rowId)
  if (by === 0 || index < 0) return rowId
  const candidates = by > 0 ? rows.slice(index + 1) : rows.slice(0, index).toReversed()
  return candidates.find(({ mayPlan }) => mayPlan)?.id ?? rowId
}

function targetOf(event: KeyboardEvent): { shiftId: string; rowId: string } | undefined {
  const target = event.target instanceof Element ? event.target : null
  const shiftId = target?.closest<HTMLElement>('[data-shift]')?.dataset['shift']
  const rowId = target?.closest<HTMLElement>('[data-track]')?.dataset['track']
  return shiftId !== undefined && rowId !== undefined ? { shiftId, rowId } : undefined
}

/** The ghost after a key, starting from the shift or its current ghost; undefined for other keys. */
function ghostAfter(
  event: KeyboardEvent,
  from: Omit<Ghost, 'by'>,
  { week, rows }: PlanKeys,
): Ghost | undefined {
  const next = keyStepOf(event, from.span, week, isRightToLeft())
  return (
    next && {
      ...from,
      rowId: nextRow(rows, from.rowId, next.rows),
      span: next.span,
      by: 'keys',
    }
  )
}

const announcementOf = ({ rowId, span }: Ghost, { rows, formatter }: PlanKeys) => ({
  name: rows.find(({ id }) => id === rowId)?.name ?? '',
  when: formatter.when(span),
})

/** Moves the focused shift by keyboard: Enter or blur drops it, Escape cancels, and each step is announced. */
export function usePlanKeys(plan: PlanKeys) {
  const { ghost, find, onGhost, onDrop, onDelete } = plan
  const { t } = useTranslation('analytics')
  const [spoken, setSpoken] = useState('')
  // The blur that a drop causes must not drop again.
  const isDone = useRef(false)
  const own = ghost?.by === 'keys' ? ghost : undefined
  const step = (event: KeyboardEvent, shift: PlannedShift, rowId: string) => {
    const moved = ghostAfter(event, own ?? { shift, rowId, fromRowId: rowId, span: shift }, plan)
    if (!moved) return
    event.preventDefault()
    isDone.current = false
    onGhost(moved)
    setSpoken(t('shifts.spoken_move', announcementOf(moved, plan)))
  }
  const end = (endText: string) => {
    isDone.current = true
    onGhost(undefined)
    setSpoken(endText)
  }
  const keep = () => {
    if (!own || isDone.current) return
    end(t('shifts.spoken_kept', announcementOf(own, plan)))
    onDrop(own)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event)
    const shift = target && find(target.shiftId)
    if (!target || !shift) return
    const isEnd = own && (event.key === 'Enter' || event.key === 'Escape')
    const isDelete = event.key === 'Delete' || event.key === 'Backspace'
    if (!isEnd && !isDelete) return step(event, shift, target.rowId)
    event.preventDefault()
    if (event.key === 'Enter') return keep()
    // Also before a deletion: its question takes the focus, and a blur would drop the shift.
    if (own) end(t('shifts.spoken_back'))
    if (isDelete) onDelete(shift)
    else event.stopPropagation()
  }
  return { spoken, onBlur: keep, onKeyDown }
}
