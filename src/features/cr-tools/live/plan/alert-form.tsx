import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { alertCreator } from '@/api/calls/creator/live'
import { send } from '@/api/send'
import { BROADCAST_LIMITS } from '@/domain/live/broadcast'
import { requiredText } from '@/lib/form-schemas'
import { Form, FormProblem, SubmitButton } from '@/ui/field/form/form'
import { useForm } from '@/ui/field/form/use-form'
import { FormText } from '@/ui/field/form/form-text-fields'

import { useEditDisabledReason } from '../../base/permissions'

interface AlertFormProps {
  creatorId: string
  liveId: string
  /** The creator's name, bidi-isolated. */
  name: string
}

/** Sends a message to the creator's own screen; fans do not see it. */
export function AlertForm({ creatorId, liveId, name }: AlertFormProps) {
  const { t } = useTranslation('tools')
  const disabledReason = useEditDisabledReason('live')
  const form = useForm({
    schema: v.object({ text: requiredText(t('broadcast.alert_missing')) }),
    values: { text: '' },
    draftKey: `live-alert:${liveId}`,
    next: () => ({ text: '' }),
    save: ({ text }, { clientId }) =>
      send(alertCreator, { liveId, clientId, kind: 'message', text }, { creatorId }),
    done: t('broadcast.alert_sent', { name }),
  })
  return (
    <Form form={form} className="gap-2">
      <FormText
        form={form}
        name="text"
        label={t('broadcast.alert', { name })}
        hint={t('broadcast.alert_hint', { name })}
        maxLength={BROADCAST_LIMITS.alert}
      />
      <FormProblem form={form} />
      <SubmitButton form={form} kind="neutral" className="justify-self-start" disabledReason={disabledReason}>
        {t('broadcast.alert_send')}
      </SubmitButton>
    </Form>
  )
}
