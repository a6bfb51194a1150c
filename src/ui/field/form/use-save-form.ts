import { type SubmitEvent, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

import { errorText, isApiError, isCancelled, isUnreachable } from '@/api/errors'
import { fieldErrors } from '@/api/field-errors'
import { reportUnreachable } from '@/services/network/connection'

import { type SubmitAttempt, useIdempotencyKey } from './use-idempotency-key'

/** Returned by `save` when the user cancels: nothing was sent, all values stay. */
export const NOT_SENT = Symbol('not sent')

/** Type of an error from the server. */
export const SERVER_ERROR = 'server'

interface SaveAttempt<Values> extends SubmitAttempt<Values> {
  /** The values that it opened with, or has followed since: what differs is the user's own change. */
  opened: Values
}

type LastSegment<Path extends string> = Path extends `${string}.${infer Rest}` ? LastSegment<Rest> : Path
/** Form names of server fields, or of their segments, as rows have them. */
type ServerNames<Values extends FieldValues> = Readonly<
  Record<string, FieldPath<Values> | LastSegment<FieldPath<Values>>>
>

export interface SaveOptions<Values extends FieldValues, Output, Answer> {
  save: (output: Output, attempt: SaveAttempt<Values>) => Promise<Answer | typeof NOT_SENT>
  /** Maps server field names to differing form field names, also the names of the fields in rows. */
  serverNames?: ServerNames<Values>
  /** Refetches what shows the subject: once it is saved or may be, and where it has changed or is gone. */
  refresh?: (() => unknown) | undefined
}

export interface SaveResult<Values, Answer> {
  answer: Answer
  values: Values
}

const formNameOf = (serverName: string, names: Readonly<Record<string, string>>): string =>
  names[serverName] ??
  serverName
    .split('.')
    .map((part) => names[part] ?? part)
    .join('.')

/** Shows the server's errors under their fields; returns those that belong to no field. */
function showServerErrors<Values extends FieldValues>(
  error: unknown,
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  serverNames: ServerNames<Values>,
): string | undefined {
  const elsewhere = new Set<string>()
  const refused = fieldErrors(error)
  for (const [serverName, message] of refused) {
    const name = formNameOf(serverName, serverNames) as FieldPath<Values> // The next line checks it.
    if (getValues(name) === undefined) elsewhere.add(message)
    else setError(name, { type: SERVER_ERROR, message })
  }
  if (refused.size === 0) return errorText(error)
  return elsewhere.size > 0 ? [...elsewhere].join(' ') : undefined
}

/** Runs one at a time: two presses in one frame both see the button before it is busy. */
function useSingleFlight(run: () => Promise<void>) {
  const isUnderWay = useRef(false)
  return async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await run()
    } finally {
      isUnderWay.current = false
    }
  }
}

/** One attempt to save: validates, sends, shows errors. */
export function useSaveForm<Values extends FieldValues, Output, Answer>(
  plan: SaveOptions<Values, Output, Answer>,
  form: UseFormReturn<Values, unknown, Output>,
  onSaved: (saved: SaveResult<Values, Answer>) => void,
) {
  const key = useIdempotencyKey<Values>()
  const [problem, setProblem] = useState<string>()
  const send = async (output: Output): Promise<SaveResult<Values, Answer> | undefined> => {
    const attempt = key.begin(structuredClone(form.getValues()))
    try {
      const opened = form.formState.defaultValues as Values // The form's values are complete.
      const answer = await plan.save(output, { ...attempt, opened })
      if (answer === NOT_SENT) return undefined
      key.end()
      return { answer, values: attempt.values }
    } catch (error) {
      // A save sends by itself: no mutation shows the error to the watch of the connection.
      if (isUnreachable(error)) reportUnreachable()
      if (!isCancelled(error)) setProblem(showServerErrors(error, form, plan.serverNames ?? {}))
      if (isUnreachable(error) || isApiError(error, 404) || isApiError(error, 409)) plan.refresh?.()
      return undefined
    }
  }
  const attempt = useSingleFlight(async () => {
    setProblem(undefined)
    let saved: SaveResult<Values, Answer> | undefined
    await form.handleSubmit(async (output) => {
      saved = await send(output)
    })()
    if (saved) onSaved(saved)
  })
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault()
    // In React a dialog is a child of the form that opened it, so its submit event would bubble there.
    event?.stopPropagation()
    void attempt()
  }
  return { submit, problem, setProblem }
}
