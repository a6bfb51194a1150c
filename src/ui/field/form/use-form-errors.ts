import { useEffect, useEffectEvent, useState } from 'react'
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form'

import { useLanguage } from '@/i18n/language-provider'

import { SERVER_ERROR } from './use-save-form'

const FOCUSABLE = 'input, textarea, select, button, [tabindex]'

/** Focuses the control itself; in a radio group the checked radio, else the first. */
function focusInvalidControl(fault: Element): void {
  const control = fault.matches(FOCUSABLE)
    ? fault
    : (fault.querySelector(':checked') ?? fault.querySelector(FOCUSABLE))
  if (control instanceof HTMLElement) control.focus()
}

/** Flattens a form's errors to messages with field paths. */
function messagesIn(errors: object, path = ''): { name: string; message: string; type: unknown }[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    const name = path === '' ? key : `${path}.${key}`
    if ('message' in error && typeof error.message === 'string')
      return [{ name, message: error.message, type: 'type' in error ? error.type : undefined }]
    return messagesIn(error, name)
  })
}

/**
 * Focuses the first invalid control on the screen after a failed attempt, whatever the order of registration.
 * An error without a control shows with the form. Validates again after a language change.
 */
export function useFormErrors<Values extends FieldValues, Output>(
  { control, trigger }: UseFormReturn<Values, unknown, Output>,
  setProblem: (problem: string) => void,
) {
  const [element, attach] = useState<HTMLFormElement | null>(null)
  const { submitCount, errors } = useFormState({ control })
  const language = useLanguage()
  const showFirst = useEffectEvent((errors: FieldErrors<Values>) => {
    const [first] = messagesIn(errors)
    if (!first) return
    const fault = element?.querySelector('[aria-invalid="true"]')
    if (fault) focusInvalidControl(fault)
    else setProblem(first.message)
  })
  const validateAgain = useEffectEvent(() => {
    const names = messagesIn(errors).flatMap(({ name, type }) =>
      type === SERVER_ERROR ? [] : [name as FieldPath<Values>],
    )
    if (names.length > 0) void trigger(names)
  })
  useEffect(() => {
    if (submitCount > 0) showFirst(errors)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per attempt, not per error that clears
  }, [submitCount])
  useEffect(() => validateAgain(), [language])
  return attach
}
