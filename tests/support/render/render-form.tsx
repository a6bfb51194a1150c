import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach } from 'vitest'
import * as v from 'valibot'

import { ApiError } from '@/api/errors'
import { i18next } from '@/i18n'
import { useTranslation } from '@/i18n/use-translation'
import { LanguageProvider } from '@/i18n/language-provider'
import { amountInCents, requiredText } from '@/lib/form-schemas'
import { localStore } from '@/services/storage/storage'
import { discardUnsaved } from '@/services/page/unsaved'
import { loadOverlays } from '@/ui/overlay/load-overlays'
import {
  FormCheckbox,
  FormCombobox,
  FormSegmented,
  FormSelect,
  FormSwitch,
} from '@/ui/field/form/form-choice-fields'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'
import { type FormOptions, useForm } from '@/ui/field/form/use-form'
import { FormNumber, FormText, FormTextArea } from '@/ui/field/form/form-text-fields'

import { startTestI18n } from '../i18n'

/** Renders a form with one field of every kind. */
export function setUpForms(): void {
  beforeAll(async () => {
    await startTestI18n()
    await loadOverlays()
  })
  beforeEach(async () => {
    localStore.keys('').forEach(localStore.remove)
    discardUnsaved()
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
type SampleChoice = 'a' | 'b'
type Side = 'own' | 'all'

interface SampleValues {
  name: string
  note: string
  price: string
  list: SampleChoice | null
  person: SampleChoice | null
  side: Side
  agreed: boolean
  loud: boolean
  links: { url: string }[]
}
export const EMPTY_VALUES: SampleValues = {
  name: '',
  note: '',
  price: '',
  list: null,
  person: null,
  side: 'own',
  agreed: false,
  loud: false,
  links: [{ url: 'a.example' }],
}
export const VALID_VALUES: SampleValues = {
  ...EMPTY_VALUES,
  name: 'Ana',
  note: 'Hello',
  price: '12,50',
  list: 'a',
  person: 'b',
  side: 'all',
  agreed: true,
  loud: true,
}

type SampleOptions = Partial<FormOptions<SampleValues, unknown, string>>

function SampleForm({ plan, isNoteFirst }: { plan: SampleOptions; isNoteFirst: boolean }) {
  const { t } = useTranslation('analytics')
  const schema = v.object({
    name: requiredText(t('employees.name_missing')),
    note: requiredText('Write a note.'),
    price: amountInCents('Enter an amount.'),
    list: v.picklist(['a', 'b'], 'Choose a list.'),
    person: v.picklist(['a', 'b']),
    side: v.picklist(['all'], 'Only all.'),
    agreed: v.literal(true, 'Agree first.'),
    loud: v.literal(true, 'Turn it on.'),
    links: v.array(v.object({ url: v.string() })),
  })
  const form = useForm<SampleValues, unknown, string>({
    schema,
    values: EMPTY_VALUES,
    save: () => Promise.resolve('saved'),
    ...plan,
  })
  return (
    <Form form={form}>
      <RestoredDraftNotice form={form} />
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
      <FormText form={form} name="links.0.url" label="First link" />
      <FormProblem form={form} />
      <SubmitButton form={form}>Save</SubmitButton>
      <output>{form.closing}</output>
    </Form>
  )
}

export const renderForm = (plan: SampleOptions = {}, isNoteFirst = false) =>
  render(
    <LanguageProvider>
      <SampleForm plan={plan} isNoteFirst={isNoteFirst} />
    </LanguageProvider>,
  )
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
export const field = (name: string) => screen.getByRole('textbox', { name })
export const rejection = (status: number, fields?: Record<string, string>, text = 'Not like this.') =>
  new ApiError('refused', {
    path: '/api/x',
    status,
    body: { statusCode: status, message: text, fields },
  })
