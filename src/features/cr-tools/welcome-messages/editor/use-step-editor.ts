import { useState } from 'react'
import { get, useFormState } from 'react-hook-form'

import { useFormField } from '@/ui/field/form/use-form-field'

import type { SequenceForm } from './use-sequence-form'
import { newStep, type WrittenStep } from './written-sequence'

/** The first number that no key ends with. */
const nextKey = (steps: readonly WrittenStep[]): string => {
  const taken = new Set(steps.map(({ key }) => key))
  let number = steps.length + 1
  while (taken.has(`step-${number}`)) number += 1
  return `step-${number}`
}

/** A step back at its index, unless it is back by itself; one added since may have its key. */
function withStep(steps: readonly WrittenStep[], step: WrittenStep, index: number): WrittenStep[] {
  if (step.stepId !== null && steps.some(({ stepId }) => stepId === step.stepId)) return [...steps]
  const isTaken = steps.some(({ key }) => key === step.key)
  return steps.toSpliced(index, 0, isTaken ? { ...step, key: nextKey(steps) } : step)
}

/** After a failed attempt to save, the first faulty message is opened so that its field can take the focus. */
function useFaultyStep(form: SequenceForm, steps: readonly WrittenStep[], open: (key: string) => void) {
  const { submitCount, errors } = useFormState({ control: form.control })
  const [seen, setSeen] = useState(submitCount)
  if (seen !== submitCount) {
    setSeen(submitCount)
    const faulty = steps.find((_, index) => get(errors, `steps.${index}`) !== undefined)
    if (faulty) open(faulty.key)
  }
  return errors
}

/** The messages of the form, the one that is open, and how they change. */
export function useStepEditor(form: SequenceForm) {
  const { value: steps, error, change } = useFormField({ form, name: 'steps' })
  const latest = (): readonly WrittenStep[] => form.latest('steps')
  const [openKey, setOpenKey] = useState(steps[0]?.key)
  const errors = useFaultyStep(form, steps, setOpenKey)
  const openIndex = Math.max(
    0,
    steps.findIndex(({ key }) => key === openKey),
  )
  const insert = (step: WrittenStep, index: number) => {
    change([...latest().slice(0, index), step, ...latest().slice(index)])
    setOpenKey(step.key)
  }
  return {
    steps,
    error,
    openIndex,
    open: setOpenKey,
    errorOf: (index: number, field: string): string | undefined => {
      const message: unknown = get(errors, `steps.${index}.${field}.message`)
      return typeof message === 'string' ? message : undefined
    },
    isFaulty: (index: number): boolean => get(errors, `steps.${index}`) !== undefined,
    patch: (key: string, patch: Partial<WrittenStep>) =>
      change(latest().map((step) => (step.key === key ? { ...step, ...patch } : step))),
    order: (keys: readonly string[]) =>
      change(latest().toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))),
    add: () => insert(newStep(nextKey(steps), steps.length === 0), steps.length),
    duplicate: (step: WrittenStep) =>
      insert({ ...step, key: nextKey(steps), stepId: null }, steps.indexOf(step) + 1),
    remove: (step: WrittenStep) => {
      const index = steps.indexOf(step)
      const rest = latest().filter(({ key }) => key !== step.key)
      change(rest)
      if (step.key === openKey) setOpenKey(rest[Math.min(index, rest.length - 1)]?.key)
    },
    putBack: (step: WrittenStep, index: number) => change(withStep(latest(), step, index)),
  }
}
export type StepEditor = ReturnType<typeof useStepEditor>
