import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useDateField } from 'react-aria/useDateField'
import type { DateFieldState } from 'react-stately/useDateFieldState'
import { useTranslation } from '@/i18n/use-translation'

import { type DateFieldLabels, ariaStates } from './date-field-labels'
import { type Completeness, completenessOf } from './use-incomplete-value'

export interface SegmentsProps {
  labels: DateFieldLabels
  state: DateFieldState
  /** Error of a complete value, such as a limit. */
  problem: string | undefined
  /** Increments when the form clears a partly filled field. */
  resets: number
  onCompleteness: (is: Completeness) => void
}

/** Years can be typed with two digits too. */
const THIS_CENTURY = 2000

/**
 * Returns the field's error; for typed input only after blur, because every value is invalid while typing.
 */
function useError({ labels, state, problem }: SegmentsProps, isFocused: boolean): ReactNode {
  const { t } = useTranslation('common')
  if (isFocused) return labels.error
  if (completenessOf(state) === 'partial') return t('date_field.incomplete')
  return labels.error ?? problem
}

/** Reports how complete the field is, and clears the segments when the form resets. */
function useSegmentValues({ state, resets, onCompleteness }: SegmentsProps) {
  const is = completenessOf(state)
  const latest = useRef({ state, onCompleteness })
  useEffect(() => {
    latest.current = { state, onCompleteness }
  })
  useEffect(() => latest.current.onCompleteness(is), [is])
  useEffect(() => {
    if (resets > 0) latest.current.state.setValue(null)
  }, [resets])
}

/** Behavior of a date or time field around its segments: focus, labels, errors, Enter and `Alt+ArrowDown`. */
export function useSegments(props: SegmentsProps) {
  const { labels } = props
  const group = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const [isFocused, setIsFocused] = useState(false)
  const error = useError(props, isFocused)
  useSegmentValues(props)
  const state = {
    ...props.state,
    isInvalid: Boolean(error),
    setOpen: () => group.current?.parentElement?.querySelector('button')?.click(),
  }
  const leave = () => {
    const { value } = state
    if (value && value.year < 100) state.setValue(value.set({ year: THIS_CENTURY + value.year }))
  }
  const { labelProps, fieldProps } = useDateField(
    {
      ...ariaStates({ ...labels, error }),
      label: labels.label,
      inputRef: input,
      ...(error || labels.hint || labels.disabledReason ? { 'aria-describedby': noteId } : {}),
      onFocusChange: (isIn) => {
        setIsFocused(isIn)
        if (!isIn) leave()
      },
      onKeyDown: ({ key }) => {
        if (key !== 'Enter') return
        // Submits as a native input does, after correcting a day that does not exist.
        state.confirmPlaceholder()
        setTimeout(() => group.current?.closest('form')?.requestSubmit())
      },
    },
    state,
    group,
  )
  return { group, state, error, noteId, labelProps, fieldProps }
}
