import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { PlannedShift } from '@/domain/planned-shift'
import type { GridWeek } from '@/domain/shift-grid'

import type { Ghost } from './plan-drag'
import { stepOf } from './plan-keys'
import type { PlanRow } from './plan-row'
import type { ShiftWords } from './words'

interface PlanKeys {
  scroller: RefObject<HTMLElement | null>
  week: GridWeek
  rows: readonly PlanRow[]
  words: ShiftWords
  ghost: Ghost | undefined
  find: (shiftId: string) => PlannedShift | undefined
  onGhost: (ghost: Ghost | undefined) => void
  onDrop: (ghost: Ghost) => void
  onDelete: (shift: PlannedShift) => void
}

/** The next row that may be planned, up or down. */
function nextRow(rows: readonly PlanRow[], rowId: string, by: -1 | 0 | 1): string {
  const index = rows.findIndex(({ id }) => id === rowId)
  if (by === 0 || index < 0) return rowId
  const candidates = by > 0 ? rows.slice(index + 1) : rows.slice(0, index).toReversed()
  return candidates.find(({ mayPlan }) => mayPlan)?.id ?? rowId
}

/** The shift an event is about, and its row. */
function targetOf(event: KeyboardEvent): { shiftId: string; rowId: string } | undefined {
  const target = event.target instanceof Element ? event.target : null
  const shiftId = target?.closest<HTMLElement>('[data-shift]')?.dataset['shift']
  const rowId = target?.closest<HTMLElement>('[data-track]')?.dataset['track']
  return shiftId !== undefined && rowId !== undefined ? { shiftId, rowId } : undefined
}

/** Moves the shift in focus by keys; Enter or leaving it keeps where it is, Escape puts it back. Each step is spoken. */
export function usePlanKeys(plan: PlanKeys) {
  const { scroller, week, rows, words, ghost, find, onGhost, onDrop, onDelete } = plan
  const { t } = useTranslation('analytics')
  const [spoken, setSpoken] = useState('')
  // The blur that a drop itself brings must not drop again.
  const isDone = useRef(false)
  const nameOf = (rowId: string) => rows.find(({ id }) => id === rowId)?.name ?? ''
  const own = ghost?.by === 'keys' ? ghost : undefined

  const step = (event: KeyboardEvent, shift: PlannedShift, rowId: string) => {
    const isMirrored = scroller.current !== null && getComputedStyle(scroller.current).direction === 'rtl'
    const from = own ?? { rowId, fromRowId: rowId, span: { startAt: shift.startAt, endAt: shift.endAt } }
    const next = stepOf(event, from.span, week, isMirrored)
    if (!next) return
    event.preventDefault()
    isDone.current = false
    const moved: Ghost = {
      shiftId: shift.shiftId,
      fromRowId: from.fromRowId,
      rowId: nextRow(rows, from.rowId, next.rows),
      span: next.span,
      by: 'keys',
    }
    onGhost(moved)
    setSpoken(t('shifts.spoken_move', { name: nameOf(moved.rowId), when: words.when(moved.span) }))
  }
  const keep = () => {
    if (!own || isDone.current) return
    isDone.current = true
    onGhost(undefined)
    onDrop(own)
    setSpoken(t('shifts.spoken_kept', { name: nameOf(own.rowId), when: words.when(own.span) }))
  }
  const putBack = () => {
    isDone.current = true
    onGhost(undefined)
    setSpoken(t('shifts.spoken_back'))
  }
  return {
    spoken,
    onBlur: keep,
    onKeyDown: (event: KeyboardEvent) => {
      const target = targetOf(event)
      const shift = target && find(target.shiftId)
      if (!target || !shift) return
      if (event.key === 'Enter' && own) {
        event.preventDefault()
        keep()
      } else if (event.key === 'Escape' && own) {
        event.preventDefault()
        event.stopPropagation()
        putBack()
      } else if (event.key === 'Delete' || event.key === 'Backspace') {
        event.preventDefault()
        onDelete(shift)
      } else step(event, shift, target.rowId)
    },
  }
}
