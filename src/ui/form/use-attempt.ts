import { type SubmitEvent, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

import { errorText, isCancelled } from '@/api/errors'
import { refusedFields } from '@/api/refused-fields'
import { newId } from '@/services/new-id'

import type { Attempt, FormPlan } from './use-form'
import { isSameValues } from './use-kept'

/** Answered by `save` when the writer stepped back: nothing was sent, everything stays as it is written. */
export const NOT_SENT = Symbol('not sent')

/** The type of a fault that the server found. */
export const SERVER = 'server'

export interface Saved<Values, Answer> {
  answer: Answer
  written: Values
}

/** Shows the server's refusals under their fields; returns what belongs to no field. */
function placeRefusal<Values extends FieldValues>(
  error: unknown,
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  serverNames: Readonly<Record<string, FieldPath<Values>>>,
): string | undefined {
  const elsewhere = new Set<string>()
  const refused = refusedFields(error)
  for (const [serverName, message] of refused) {
    const name = serverNames[serverName] ?? (serverName as FieldPath<Values>) // looked up right below
    if (getValues(name) === undefined) elsewhere.add(message)
    else setError(name, { type: SERVER, message })
  }
  if (refused.size === 0) return errorText(error)
  return elsewhere.size > 0 ? [...elsewhere].join(' ') : undefined
}

/** What is about to be sent, under a key of its own. */
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

/** Runs one at a time: of two presses in one frame neither has seen the busy button. */
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

/** One attempt to save: checks, sends, shows what was refused. */
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
    // A dialog is a child of the form that opened it, as far as React's events go.
    event?.stopPropagation()
    void attempt()
  }
  return { submit, problem, setProblem }
}
