import type { ComponentProps, ReactNode } from 'react'
import * as v from 'valibot'

import { optionalText, requiredText } from '@/lib/form-schemas'
import { cutText } from '@/lib/text/graphemes'

import type { FieldLabels } from '../field'
import { FormDialog } from './form-dialog'
import { FormText, FormTextArea } from './form-text-fields'
import { type FormOptions, useForm } from './use-form'
import type { NOT_SENT } from './use-save-form'

interface TextDialogField extends Pick<FieldLabels, 'label' | 'hint'> {
  /** What its call names it, and its stored draft. */
  name?: 'text' | 'name' | 'note' | 'reason'
  /** The message under an empty field; without it the text may stay empty. */
  missing?: string
  /** What else is wrong with a text, as the message under it. */
  problemOf?: (text: string) => string | undefined
  maxLength?: number
  isLine?: boolean
  autoFocus?: boolean
}

interface TextDialogProps<Answer>
  extends
    Omit<ComponentProps<typeof FormDialog>, 'form' | 'children'>,
    Pick<FormOptions<Record<string, string>, unknown, Answer>, 'draftKey' | 'refresh' | 'done'> {
  field: TextDialogField
  /** What it starts with. */
  text?: string
  send: (text: string, clientId: string) => Promise<Answer | typeof NOT_SENT>
  onSaved?: (answer: Answer) => unknown
  /** Above the field. */
  children?: ReactNode
}

/** A dialog that sends one text: a name, a reason, a note. */
export function TextDialog<Answer>(props: TextDialogProps<Answer>) {
  const { field, text = '', draftKey, refresh, send, done, onSaved, children, ...dialog } = props
  const { name = 'text', missing, problemOf, isLine = false, ...rest } = field
  const form = useForm({
    schema: v.object({
      [name]: v.pipe(
        missing === undefined ? optionalText : requiredText(missing),
        v.rawCheck(({ dataset, addIssue }) => {
          const message = dataset.typed ? problemOf?.(dataset.value) : undefined
          if (message !== undefined) addIssue({ message })
        }),
      ),
    }),
    values: { [name]: cutText(text, field.maxLength ?? Infinity) },
    // Some calls name a reason their text.
    serverNames: { text: name },
    draftKey,
    refresh,
    done,
    save: (written, { clientId }) => send(written[name] ?? '', clientId),
    onSaved: (answer) => {
      dialog.onClose()
      onSaved?.(answer)
    },
  })
  const control = { ...rest, form, name }
  return (
    <FormDialog {...dialog} form={form}>
      {children}
      {isLine ? <FormText {...control} /> : <FormTextArea {...control} />}
    </FormDialog>
  )
}
