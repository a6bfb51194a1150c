import { valibotResolver } from '@hookform/resolvers/valibot'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useForm as useHookForm,
  useFormState,
  type UseFormReturn,
} from 'react-hook-form'
import type * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { isSameValue } from '@/lib/changed-fields'
import { toast } from '@/services/page/toasts'
import { markUnsaved } from '@/services/page/unsaved'

import type { ClosePolicy } from '../../overlay/lazy/closable-modal'
import { type SaveOptions, type SaveResult, useSaveForm } from './use-save-form'
import { useFormDraft } from './use-form-draft'
import { useFormErrors } from './use-form-errors'
import { useReportUnsaved } from './unsaved-forms'

export interface FormOptions<Values extends FieldValues, Output, Answer> extends SaveOptions<
  Values,
  Output,
  Answer
> {
  /** Its messages show under the fields; `save` gets its output. */
  schema: v.GenericSchema<Values, Output>
  /** Initial values. The form follows later changes as long as it is clean. */
  values: Values
  /** A toast says that it is saved. */
  done?: string | ((answer: Answer) => string) | undefined
  /** `isMore`: the user typed while the request was in flight; that is still unsaved. */
  onSaved?: (answer: Answer, isMore: boolean) => void
  /** Values after saving; by default the saved ones. */
  next?: (written: Values) => Values
  /** Keeps the user's typed text under this key through reload and forced sign-out; none where they may only read. */
  draftKey?: string | undefined
  /** Shows errors while typing; otherwise only from the first attempt to save. */
  isCheckedWhileTyping?: boolean
  /** False where typed text is kept anyway, so leaving loses nothing. */
  warnsUnsaved?: boolean
}

/** What fields and buttons need of a form. */
export interface FormOf<Values extends FieldValues> {
  id: string
  /** Ref of the form element. */
  attach: (element: HTMLFormElement | null) => void
  control: Control<Values>
  isDirty: boolean
  isBusy: boolean
  /** How a surrounding dialog may close. */
  closing: ClosePolicy
  /** The error that belongs to no field. */
  problem: string | undefined
  /** The form started with text typed before a reload or a sign-out. */
  hasRestoredDraft: boolean
  /** Sets a field from outside: a suggestion, a picture. */
  set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void
  /** A field's value now, which may not have rendered yet. */
  latest: <Name extends FieldPath<Values>>(name: Name) => FieldPathValue<Values, Name>
  submit: (event?: SubmitEvent) => void
  startOver: () => void
}

/** Marks saved values as clean. Returns whether the user typed since, which stays dirty. */
function markSaved<Values extends FieldValues>(
  { getValues, reset }: Pick<UseFormReturn<Values>, 'getValues' | 'reset'>,
  next: Values,
  written: Values,
): boolean {
  const isMore = !isSameValue(getValues(), written)
  reset(next, { keepValues: isMore })
  return isMore
}

/** Tracks saving and unsaved changes; asks before the user leaves the page with unsaved changes. */
function useFormStatus<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
  warnsUnsaved: boolean,
) {
  const { isDirty, isSubmitting } = useFormState({ control })
  const closing: ClosePolicy = isSubmitting ? 'block' : isDirty ? 'warn' : 'free'
  const end = useRef<() => void>(undefined)
  const isMarked = isDirty && warnsUnsaved
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

/** Updates a clean form with what a colleague has saved meanwhile. */
function useFollowValues<Values extends FieldValues>(
  values: Values,
  { reset }: Pick<UseFormReturn<Values>, 'reset'>,
  isDirty: boolean,
): void {
  const followed = useRef(values)
  useEffect(() => {
    if (isDirty || isSameValue(followed.current, values)) return
    followed.current = values
    reset(values)
  }, [values, isDirty, reset])
}

/** Validates with each change, so that fields depending on each other show their errors together. */
function useCheckWhileTyping<Values extends FieldValues, Output>(
  { subscribe, trigger, getValues }: UseFormReturn<Values, unknown, Output>,
  isOn: boolean,
): void {
  useEffect(() => {
    if (!isOn) return undefined
    let checked = JSON.stringify(getValues())
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // Checking notifies too.
        const written = JSON.stringify(values)
        if (written === checked) return
        checked = written
        void trigger()
      },
    })
  }, [isOn, subscribe, trigger, getValues])
}

const accessTo = <Values extends FieldValues, Output>({
  getValues,
  setValue,
  getFieldState,
}: UseFormReturn<Values, unknown, Output>): Pick<FormOf<Values>, 'set' | 'latest'> => ({
  set: (name, value) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: getFieldState(name).invalid }),
  latest: (name) => getValues(name),
})

/** `all`: rules across fields run although a field is at fault, so every error shows at the first attempt. */
const CHECKS = { criteriaMode: 'all', shouldFocusError: false } as const

/** The library's form, checked by the schema, and the values it started with. */
function useCheckedForm<Values extends FieldValues, Output, Answer>({
  schema,
  values,
}: FormOptions<Values, Output, Answer>) {
  const { t } = useTranslation('common')
  const [first] = useState(values)
  const form = useHookForm<Values, unknown, Output>({
    defaultValues: first as DefaultValues<Values>, // The values are complete, so no field is undefined.
    resolver: valibotResolver(schema, { message: () => t('form.invalid') }),
    ...CHECKS,
  })
  return { form, first }
}

/** A form: values, validation, unsaved and kept text, saving. Fields take it as `form`: docs/architecture.md#a-form. */
export function useForm<Values extends FieldValues, Output, Answer>(
  plan: FormOptions<Values, Output, Answer>,
): FormOf<Values> {
  const { form, first } = useCheckedForm(plan)
  const { control } = form
  const kept = useFormDraft(plan.draftKey, form, first)
  const { status, unmark } = useFormStatus(control, plan.warnsUnsaved !== false)
  useFollowValues(plan.values, form, status.isDirty)
  useCheckWhileTyping(form, plan.isCheckedWhileTyping === true)
  const settle = ({ answer, values: written }: SaveResult<Values, Answer>) => {
    const isMore = markSaved(form, plan.next?.(written) ?? written, written)
    if (!isMore) {
      unmark()
      kept.drop(written)
    }
    plan.refresh?.()
    if (plan.done !== undefined)
      toast.success(typeof plan.done === 'function' ? plan.done(answer) : plan.done)
    plan.onSaved?.(answer, isMore)
  }
  const { submit, problem, setProblem } = useSaveForm(plan, form, settle)
  const startOver = () => {
    form.reset()
    kept.drop()
    setProblem(undefined)
  }
  useReportUnsaved(status.isDirty, startOver)
  return {
    id: useId(),
    attach: useFormErrors(form, setProblem),
    control: control as unknown as Control<Values>, // Fields do not depend on the schema's output type.
    ...status,
    problem,
    hasRestoredDraft: kept.wasKept && status.isDirty,
    ...accessTo(form),
    submit,
    startOver,
  }
}
