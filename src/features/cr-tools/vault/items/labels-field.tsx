import { type KeyboardEvent, useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { isImeComposing } from '@/domain/page/shortcut'
import { normaliseTags, VAULT_TAG_MAX_LENGTH, VAULT_TAGS_MAX } from '@/domain/vault/vault'
import { formatList } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Chips } from '@/ui/chips'
import { type FormFieldBinding, useFormField } from '@/ui/field/form/use-form-field'
import { TextField } from '@/ui/field/text-field'

interface LabelsFieldProps {
  label: string
  hint?: string
  value: readonly string[]
  error?: string | undefined
  /** Existing labels, offered as suggestions. */
  suggestions: readonly string[]
  onChange: (labels: string[]) => void
}

const Suggestions = ({ id, names }: { id: string; names: readonly string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </datalist>
)

const SEPARATOR = /[,،、\r\n]/

/** The text of a field after a paste over its selection. */
const withPasted = ({ value, selectionStart, selectionEnd }: HTMLInputElement, pasted: string): string =>
  value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length)

/** What a form requires of labels: how many, and how long each is. Names those that are too long. */
export function useLabelsSchema() {
  const { t } = useTranslation('marketplace')
  const tooLong = (labels: readonly string[]) =>
    labels.filter((label) => label.length > VAULT_TAG_MAX_LENGTH).map(isolate)
  return v.pipe(
    v.array(v.string()),
    v.maxLength(VAULT_TAGS_MAX, t('vault.labels_many')),
    v.check(
      (labels) => tooLong(labels).length === 0,
      ({ input }) =>
        t('vault.labels_long', { labels: formatList(tooLong(input), 'unit'), most: VAULT_TAG_MAX_LENGTH }),
    ),
  )
}

/** Input for several labels: Enter or a comma adds one, Backspace in the empty field removes the last. */
export function LabelsField({ label, hint, value, error, suggestions, onChange }: LabelsFieldProps) {
  const { t } = useTranslation('marketplace')
  const list = useId()
  const [text, setText] = useState('')
  const add = (written: string) => {
    setText('')
    const after = normaliseTags([...value, ...written.split(SEPARATOR)])
    if (after.length !== value.length) onChange(after)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // During IME composition, Enter confirms the word and must not add a label.
    if (isImeComposing(event.nativeEvent)) return
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault()
      add(text)
    }
    if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1))
  }
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        hint={hint ?? t('vault.labels_hint')}
        error={error}
        list={list}
        value={text}
        onChange={({ target }) => (SEPARATOR.test(target.value) ? add(target.value) : setText(target.value))}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const after = withPasted(event.currentTarget, event.clipboardData.getData('text/plain'))
          // The field itself would glue lines together.
          if (!SEPARATOR.test(after)) return
          event.preventDefault()
          add(after)
        }}
        onBlur={() => add(text)}
      />
      <Suggestions id={list} names={suggestions.filter((name) => !value.includes(name))} />
      <Chips
        name={label}
        chips={value.map((name) => ({
          id: name,
          content: <bdi>{name}</bdi>,
          removeName: t('vault.label_remove', { name: isolate(name) }),
        }))}
        onRemove={(name) => onChange(value.filter((one) => one !== name))}
      />
    </div>
  )
}

/** `LabelsField` connected to a form. */
export function FormLabels<Values extends FieldValues>({
  form,
  name,
  ...field
}: FormFieldBinding<Values, string[]> & Omit<LabelsFieldProps, 'value' | 'error' | 'onChange'>) {
  const { value, error, change } = useFormField<Values, typeof name, string[]>({ form, name })
  return <LabelsField {...field} value={value} error={error} onChange={change} />
}
