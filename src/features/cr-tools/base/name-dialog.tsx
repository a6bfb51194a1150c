import * as v from 'valibot'

import { requiredText } from '@/lib/form-schemas'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { FormText } from '@/ui/field/form/form-text-fields'
import { useForm } from '@/ui/field/form/use-form'
import { cutText } from '@/lib/text/graphemes'

interface NameDialogProps<Answer> {
  title: string
  save: string
  field: { label: string; missing: string; maxLength: number }
  /** The name that it starts with. */
  name: string
  trackedAs?: string
  /** Why it cannot be saved. */
  disabledReason: string | undefined
  /** Where the typed name is kept. */
  draftKey: string
  send: (name: string, clientId: string) => Promise<Answer>
  refresh: () => unknown
  onSaved: (answer: Answer) => void
  onClose: () => void
}

/** A dialog with one field: the name of something new, of a copy, or another one. */
export function NameDialog<Answer>(props: NameDialogProps<Answer>) {
  const { field, name, draftKey, disabledReason, send, refresh, onSaved, ...dialog } = props
  const form = useForm({
    schema: v.object({ name: requiredText(field.missing) }),
    values: { name: cutText(name, field.maxLength) },
    draftKey,
    save: (written, { clientId }) => send(written.name, clientId),
    refresh,
    onSaved,
  })
  return (
    <FormDialog {...dialog} form={form} size="small" submit={{ disabledReason }}>
      <FormText form={form} name="name" label={field.label} dir="auto" maxLength={field.maxLength} />
    </FormDialog>
  )
}
