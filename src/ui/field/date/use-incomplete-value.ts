import { useState } from 'react'
import type { DateFieldState } from 'react-stately/useDateFieldState'

import type { DateFieldValue } from '@/domain/time/date-field-value'

/** How much of a field is filled in. */
export type Completeness = 'empty' | 'partial' | 'complete'

/** AM or PM alone counts as empty: it fills in with the hour and stays when the hour is cleared. */
export function completenessOf({ segments }: DateFieldState): Completeness {
  const parts = segments.filter(({ isEditable }) => isEditable)
  if (parts.every(({ isPlaceholder }) => !isPlaceholder)) return 'complete'
  return parts.some(({ isPlaceholder, type }) => !isPlaceholder && type !== 'dayPeriod') ? 'partial' : 'empty'
}

/**
 * Keeps values in the field that the form does not get: the last complete one while a part is missing, and
 * one that is not real yet, such as the year 20 on the way to 2026. The form may store `undefined` for both
 * or treat it as empty; null after a stored `undefined` is a reset.
 */
export function useIncompleteValue<Value>(
  value: DateFieldValue<Value>,
  onChange: (value: DateFieldValue<Value>) => void,
  isReal: (value: Value) => boolean = () => true,
) {
  const [kept, setKept] = useState<Value | null>(value ?? null)
  const [before, setBefore] = useState(value)
  const [isHeld, setIsHeld] = useState(false)
  const [resets, setResets] = useState(0)
  const isChanged = value !== before
  const isReset = isHeld && isChanged && value === null && before === undefined
  const isStillHeld = isHeld && (!isChanged || value === undefined || (value === null && !isReset))
  if (isChanged) setBefore(value)
  if (isReset) setResets(resets + 1)
  if (isHeld !== isStillHeld) setIsHeld(isStillHeld)
  if (!isStillHeld && value !== undefined && value !== kept) setKept(value)
  const shown = isStillHeld || value === undefined ? kept : value
  const emit = (next: DateFieldValue<Value>) => {
    if (next !== value) onChange(next)
  }
  return {
    shown,
    /** Increments with each reset, so the visible segments reset too. */
    resets,
    change: (next: Value | null) => {
      const isKept = next !== null && !isReal(next)
      setIsHeld(isKept)
      if (isKept) setKept(next)
      emit(isKept ? undefined : next)
    },
    report: (completeness: Completeness) => {
      const isReady = completeness === 'complete' && shown !== null && isReal(shown)
      setIsHeld(completeness !== 'empty' && !isReady)
      emit(isReady ? shown : completeness === 'empty' ? null : undefined)
    },
  }
}
