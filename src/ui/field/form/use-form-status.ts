import { useEffect, useRef } from 'react'
import { type Control, type FieldValues, useFormState } from 'react-hook-form'

import { markUnsaved } from '@/services/page/unsaved'

import type { ClosePolicy } from '../../overlay/lazy/closable-modal'

/** Tracks saving and unsaved changes; asks before the user leaves the page with unsaved changes. */
export function useFormStatus<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
  asksToLeave: boolean,
) {
  const { isDirty, isSubmitting } = useFormState({ control })
  const closing: ClosePolicy = isSubmitting ? 'block' : isDirty ? 'warn' : 'free'
  const end = useRef<() => void>(undefined)
  const isMarked = isDirty && asksToLeave
  useEffect(() => {
    if (!isMarked) return undefined
    const unmark = markUnsaved()
    end.current = unmark
    return unmark
  }, [isMarked])
  /** Clears the mark before the next render: `onSaved` may leave the page. */
  const unmark = () => end.current?.()
  return { status: { isDirty, isBusy: isSubmitting, closing }, unmark }
}
