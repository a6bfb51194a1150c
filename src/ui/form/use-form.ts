import { valibotResolver } from '@hookform/resolvers/valibot'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useForm as useHookForm,
  type UseFormReturn,
} from 'react-hook-form'
import type * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import type { Closing } from '../use-closing'
import { type NOT_SENT, type Saved, useAttempt } from './use-attempt'
import { isSameValues, type Kept, useKept } from './use-kept'
import { useFaults } from './use-faults'
import { useFormStatus } from './use-form-status'

export interface Attempt<Values> {
  /** The fields as they are written. */
  written: Values
  /** The same for a second try of the same, so that it is done once; another once it is saved. */
  clientId: string
}

export interface FormPlan<Values extends FieldValues, Output, Answer> {
  /** Its messages are the words under the fields; its output is what `save` gets. */
  schema: v.GenericSchema<Values, Output>
  /** What the form begins with. It follows what changes here as long as nothing is written. */
  values: Values
  save: (output: Output, attempt: Attempt<Values>) => Promise<Answer | typeof NOT_SENT>
  /** `isMore`: something was written while the answer was on its way; it is still unsaved. */
  onSaved?: (answer: Answer, isMore: boolean) => void
  /** What the form holds once it is saved; by default what was saved. */
  next?: (written: Values) => Values
  /** Keeps what is typed through reload and forced sign-out. */
  kept?: Kept
  /** The server's names of fields that are called otherwise here. */
  serverNames?: Readonly<Record<string, FieldPath<Values>>>
  /** False where what is typed is kept anyway, and leaving loses nothing. */
  asksToLeave?: boolean
}

/** What fields and buttons need of a form. */
export interface FormOf<Values extends FieldValues> {
  id: string
  /** The ref of the form's element. */
  attach: (element: HTMLFormElement | null) => void
  control: Control<Values>
  isDirty: boolean
  isBusy: boolean
  /** How a dialog around it may be closed. */
  closing: Closing
  /** Why it was not saved, where that belongs to no field. */
  problem: string | undefined
  /** It began with what was typed before a reload or a sign-out. */
  wasKept: boolean
  /** Writes into a field from elsewhere: a suggestion, a picture. */
  set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void
  submit: (event?: SubmitEvent) => void
  startOver: () => void
}

/** What was saved is no longer unsaved. Answers whether something was written since, which is. */
function settled<Values extends FieldValues>(
  { getValues, reset }: Pick<UseFormReturn<Values>, 'getValues' | 'reset'>,
  next: Values,
  written: Values,
): boolean {
  const isMore = !isSameValues(getValues(), written)
  reset(next, { keepValues: isMore })
  return isMore
}

/** A form that nothing is written in shows what a colleague has saved meanwhile. */
function useFollow<Values extends FieldValues>(
  values: Values,
  { reset }: Pick<UseFormReturn<Values>, 'reset'>,
  isDirty: boolean,
): void {
  const followed = useRef(values)
  useEffect(() => {
    if (isDirty || isSameValues(followed.current, values)) return
    followed.current = values
    reset(values)
  }, [values, isDirty, reset])
}

/**
 * One form: its values, their check, what is unsaved and kept, and its saving. Fields take it as `form`;
 * see docs/architecture.md#a-form.
 */
export function useForm<Values extends FieldValues, Output, Answer>(
  plan: FormPlan<Values, Output, Answer>,
): FormOf<Values> {
  const { t } = useTranslation('common')
  const [first] = useState(plan.values)
  const form = useHookForm<Values, unknown, Output>({
    defaultValues: first as DefaultValues<Values>, // whole, not in part
    resolver: valibotResolver(plan.schema, { message: () => t('form.invalid') }),
    shouldFocusError: false,
  })
  const { control } = form
  const kept = useKept(plan.kept, form, first)
  const { status, unmark } = useFormStatus(control, plan.asksToLeave !== false)
  useFollow(plan.values, form, status.isDirty)
  const settle = ({ answer, written }: Saved<Values, Answer>) => {
    const isMore = settled(form, plan.next?.(written) ?? written, written)
    if (!isMore) {
      unmark()
      kept.drop(written)
    }
    plan.onSaved?.(answer, isMore)
  }
  const { submit, problem, setProblem } = useAttempt(plan, form, settle)
  return {
    id: useId(),
    attach: useFaults(form, setProblem),
    control: control as unknown as Control<Values>, // what the schema makes of the values is no matter of fields
    ...status,
    problem,
    wasKept: kept.wasKept && status.isDirty,
    set: (name, value) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.getFieldState(name).invalid }),
    submit,
    startOver: () => {
      form.reset()
      kept.drop()
      setProblem(undefined)
    },
  }
}
