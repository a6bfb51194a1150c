import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach } from 'vitest'
import * as v from 'valibot'

import { ApiError } from '@/api/errors'
import { i18next } from '@/i18n'
import { useTranslation } from '@/i18n/use-translation'
import { Words } from '@/i18n/words'
import { amount, needed } from '@/lib/written-rules'
import { local } from '@/services/storage'
import { forgetUnsaved } from '@/services/unsaved'
import { loadFloats } from '@/ui/float-code'
import { FormCheckbox, FormCombobox, FormSegmented, FormSelect, FormSwitch } from '@/ui/form/chosen-fields'
import { Form, FormProblem, KeptNotice, SubmitButton } from '@/ui/form/form'
import { type FormPlan, useForm } from '@/ui/form/use-form'
import { FormNumber, FormText, FormTextArea } from '@/ui/form/written-fields'

import { startWords } from './words'

/** Renders a form with one field of every kind. */
export function withForms(): void {
  beforeAll(async () => {
    await startWords()
    await loadFloats()
  })
  beforeEach(async () => {
    local.keys('').forEach(local.remove)
    forgetUnsaved()
    await act(() => i18next.changeLanguage('en'))
  })
}

const OPTIONS = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
] as const
const SIDES = [
  { value: 'own', label: 'Own' },
  { value: 'all', label: 'All' },
] as const
type Choice = 'a' | 'b'
type Side = 'own' | 'all'

interface Values {
  name: string
  note: string
  price: string
  list: Choice | null
  person: Choice | null
  side: Side
  agreed: boolean
  loud: boolean
}
export const NOTHING: Values = {
  name: '',
  note: '',
  price: '',
  list: null,
  person: null,
  side: 'own',
  agreed: false,
  loud: false,
}
export const GOOD: Values = {
  ...NOTHING,
  name: 'Ana',
  note: 'Hello',
  price: '12,50',
  list: 'a',
  person: 'b',
  side: 'all',
  agreed: true,
  loud: true,
}

type Plan = Partial<FormPlan<Values, unknown, string>>

function Sample({ plan, isNoteFirst }: { plan: Plan; isNoteFirst: boolean }) {
  const { t } = useTranslation('analytics')
  const schema = v.object({
    name: needed(t('employees.name_missing')),
    note: needed('Write a note.'),
    price: amount('Enter an amount.'),
    list: v.picklist(['a', 'b'], 'Choose a list.'),
    person: v.picklist(['a', 'b']),
    side: v.picklist(['all'], 'Only all.'),
    agreed: v.literal(true, 'Agree first.'),
    loud: v.literal(true, 'Turn it on.'),
  })
  const form = useForm<Values, unknown, string>({
    schema,
    values: NOTHING,
    save: () => Promise.resolve('saved'),
    ...plan,
  })
  return (
    <Form form={form}>
      <KeptNotice form={form} />
      {isNoteFirst && <FormTextArea form={form} name="note" label="Early note" />}
      <FormText form={form} name="name" label="Name" hint="As on the card" />
      {!isNoteFirst && <FormTextArea form={form} name="note" label="Note" />}
      <FormNumber form={form} name="price" label="Price" unit="USD" />
      <FormSelect form={form} name="list" label="List" options={OPTIONS} />
      <FormCombobox form={form} name="person" label="Person" options={OPTIONS} />
      <FormSegmented form={form} name="side" label="Side" options={SIDES} />
      <FormCheckbox form={form} name="agreed">
        I agree
      </FormCheckbox>
      <FormSwitch form={form} name="loud">
        Loud
      </FormSwitch>
      <FormProblem form={form} />
      <SubmitButton form={form}>Save</SubmitButton>
      <output>{form.closing}</output>
    </Form>
  )
}

export const renderForm = (plan: Plan = {}, isNoteFirst = false) =>
  render(
    <Words>
      <Sample plan={plan} isNoteFirst={isNoteFirst} />
    </Words>,
  )
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
export const field = (name: string) => screen.getByRole('textbox', { name })
export const refusal = (status: number, fields?: Record<string, string>, text = 'Not like this.') =>
  new ApiError('refused', {
    path: '/api/x',
    status,
    body: { statusCode: status, message: text, fields },
  })
