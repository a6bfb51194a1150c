import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { duplicateWelcomeSequence } from '@/api/calls/creator/welcome-messages'
import { send } from '@/api/send'
import type { WelcomeSequence } from '@/domain/welcome/welcome-message'
import { WELCOME_LIMITS } from '@/domain/welcome/welcome-rules'
import { isolate } from '@/lib/text/isolate'
import { requiredText } from '@/lib/form-schemas'
import { toast } from '@/services/page/toasts'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'
import { FormText } from '@/ui/field/form/form-text-fields'

import { useRefreshWelcome } from '../use-welcome'

interface DuplicateFormProps {
  creatorId: string
  of: WelcomeSequence
  onClose: () => void
}

/** Makes a paused copy under a name of its own. */
export function DuplicateForm({ creatorId, of, onClose }: DuplicateFormProps) {
  const { t } = useTranslation('marketplace')
  const refresh = useRefreshWelcome()
  const form = useForm({
    schema: v.object({ name: requiredText(t('welcome.name_missing')) }),
    values: { name: t('welcome.duplicate_name', { name: of.name }).slice(0, WELCOME_LIMITS.name) },
    save: ({ name }, { clientId }) =>
      send(duplicateWelcomeSequence, { clientId, sequenceId: of.sequenceId, name }, { creatorId }),
    onSaved: ({ name }) => {
      void refresh()
      toast.success(t('welcome.duplicated', { name: isolate(name) }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('welcome.duplicate_title', { name: isolate(of.name) })}
      save={t('welcome.act_duplicate')}
      trackedAs="welcome-duplicate"
      onClose={onClose}
    >
      <FormText
        form={form}
        name="name"
        label={t('welcome.name')}
        dir="auto"
        maxLength={WELCOME_LIMITS.name}
      />
    </FormDialog>
  )
}
