import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { decideProfileSuggestion } from '@/api/calls/creator/profile'
import { send } from '@/api/send'
import { PROFILE_LIMITS } from '@/domain/profile/creator-profile'
import { optionalText } from '@/lib/form-schemas'
import { toast } from '@/services/page/toasts'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'
import { FormTextArea } from '@/ui/field/form/form-text-fields'

import { useInvalidateProfile } from './use-profile'

interface DeclineDialogProps {
  creatorId: string
  suggestionId: string
  /** Name of the person who suggested it, bidi-isolated. */
  name: string
  onClose: () => void
}

/** Declines a suggestion, with a message to its author. */
export function DeclineDialog({ creatorId, suggestionId, name, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('profile')
  const refresh = useInvalidateProfile(creatorId)
  const form = useForm({
    schema: v.object({ note: optionalText }),
    values: { note: '' },
    draftKey: `profile-decline:${suggestionId}`,
    save: async ({ note }) => {
      try {
        return await send(decideProfileSuggestion, { suggestionId, accept: false, note }, { creatorId })
      } finally {
        void refresh()
      }
    },
    onSaved: () => {
      toast.success(t('creator.declined'))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('creator.decline_title')}
      save={t('creator.decline')}
      onClose={onClose}
    >
      <FormTextArea
        form={form}
        name="note"
        label={t('creator.decline_note')}
        hint={t('creator.decline_note_hint', { name })}
        maxLength={PROFILE_LIMITS.reason}
      />
    </FormDialog>
  )
}
