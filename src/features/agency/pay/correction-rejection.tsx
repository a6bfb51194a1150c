import * as v from 'valibot'

import { useTranslation } from '@/i18n/use-translation'
import { requiredText } from '@/lib/form-schemas'
import { isolate } from '@/lib/text/isolate'
import { FormTextArea } from '@/ui/field/form/form-text-fields'
import { type FormOf, useForm } from '@/ui/field/form/use-form'

const MAX_NOTE_LENGTH = 500

interface Rejection {
  note: string
}

interface CorrectionRejection {
  correctionId: string
  save: (note: string) => Promise<unknown>
  onSaved?: () => void
}

/** The form that rejects a correction. It needs a reason, so that the person can ask again. */
export function useCorrectionRejection({ correctionId, save, onSaved }: CorrectionRejection) {
  const { t } = useTranslation('analytics')
  return useForm({
    schema: v.object({ note: requiredText(t('floor.reject_note_missing')) }),
    values: { note: '' },
    draftKey: `correction-rejection:${correctionId}`,
    next: () => ({ note: '' }),
    save: ({ note }) => save(note),
    ...(onSaved && { onSaved }),
  })
}

interface RejectionReasonProps {
  form: FormOf<Rejection>
  /** The person who asks for the correction. */
  name: string
}

/** Why it is rejected, and who reads that. */
export function RejectionReason({ form, name }: RejectionReasonProps) {
  const { t } = useTranslation('analytics')
  return (
    <FormTextArea
      form={form}
      name="note"
      autoFocus
      rows={2}
      label={t('floor.reject_note')}
      hint={t('floor.reject_note_hint', { name: isolate(name) })}
      maxLength={MAX_NOTE_LENGTH}
    />
  )
}
