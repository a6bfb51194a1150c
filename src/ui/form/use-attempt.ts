import { type SubmitEvent, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

import { errorText, isCancelled } from '@/api/errors'
import { refusedFields } from '@/api/refused-fields'
import { newId } from '@/services/new-id'

import type { Attempt, FormPlan } from './use-form'
import { isSameValues } from './use-kept'

/** Returned by `save` when the user cancels: nothing was sent, all values stay. */
export const NOT_SENT = Symbol('not sent')

/** Type of an error from the server. */
export const SERVER = 'server'

export interface Saved<Values, Answer> {
  answer: Answer
  written: Values
}

/** Shows the server's errors under their fields; returns those that belong to no field. */
function placeRefusal<Values extends FieldValues>(
  error: unknown,
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  serverNames: Readonly<Record<string, FieldPath<Values>>>,
): string | undefined {
  const elsewhere = new Set<string>()
  const refused = refusedFields(error)
  for (const [serverName, message] of refused) {
    const name = serverNames[serverName] ?? (serverName as FieldPath<Values>) // The next line checks it.
    if (getValues(name) === undefined) elsewhere.add(message)
    else setError(name, { type: SERVER, message })
  }
  if (refused.size === 0) return errorText(error)
  return elsewhere.size > 0 ? [...elsewhere].join(' ') : undefined
}

/** Values about to be sent, with their own idempotency key. */
function useAttemptKey<Values>() {
  const last = useRef<Attempt<Values>>(undefined)
  return {
    begin: (written: Values): Attempt<Values> => {
      const isSame = last.current !== undefined && isSameValues(last.current.written, written)
      if (!last.current || !isSame) last.current = { written, clientId: newId() }
      return last.current
    },
    end: () => {
      last.current = undefined
    },
  }
}

/** Runs one at a time: two presses in one frame both see the button before it is busy. */
function useOneAtATime(run: () => Promise<void>) {
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
export function useAttempt<Values extends FieldValues, Output, Answer>(
  plan: FormPlan<Values, Output, Answer>,
  form: UseFormReturn<Values, unknown, Output>,
  onSaved: (saved: Saved<Values, Answer>) => void,
) {
  const key = useAttemptKey<Values>()
  const [problem, setProblem] = useState<string>()
  const send = async (output: Output): Promise<Saved<Values, Answer> | undefined> => {
    const attempt = key.begin(structuredClone(form.getValues()))
    try {
      const answer = await plan.save(output, attempt)
      if (answer === NOT_SENT) return undefined
      key.end()
      return { answer, written: attempt.written }
    } catch (error) {
      if (!isCancelled(error)) setProblem(placeRefusal(error, form, plan.serverNames ?? {}))
      return undefined
    }
  }
  const attempt = useOneAtATime(async () => {
    setProblem(undefined)
    let saved: Saved<Values, Answer> | undefined
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
