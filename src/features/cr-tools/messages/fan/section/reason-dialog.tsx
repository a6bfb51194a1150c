import type { ReactNode } from 'react'
import * as v from 'valibot'

import { REPORT_REASON_MAX_LENGTH } from '@/config/tool-limits'
import { requiredText } from '@/lib/form-schemas'
import { toast } from '@/services/page/toasts'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'
import { FormTextArea } from '@/ui/field/form/form-text-fields'

interface ReasonDialogProps {
  words: Record<'text' | 'label' | 'missing' | 'act' | 'done', string> & { title: ReactNode }
  /** What the reason is about, as the key of its draft. */
  subject: string
  /** `clientId` is the same for a second attempt with the same reason. */
  save: (reason: string, clientId: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for a typed reason before an action that needs one, and confirms before it discards the text. */
export function ReasonDialog({ words, subject, save, onClose }: ReasonDialogProps) {
  const form = useForm({
    schema: v.object({ reason: requiredText(words.missing) }),
    values: { reason: '' },
    draftKey: `reason:${subject}`,
    serverNames: { text: 'reason' },
    save: ({ reason }, { clientId }) => save(reason, clientId),
    onSaved: () => {
      toast.success(words.done)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={words.title} save={words.act} onClose={onClose}>
      <p className="text-text-quiet">{words.text}</p>
      <FormTextArea form={form} name="reason" label={words.label} maxLength={REPORT_REASON_MAX_LENGTH} />
    </FormDialog>
  )
}
