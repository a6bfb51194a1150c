import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { alertCreator } from '@/api/calls/live'
import { send } from '@/api/send'
import { BROADCAST_MOST } from '@/domain/broadcast'
import { needed } from '@/lib/written-rules'
import { toast } from '@/services/toasts'
import { Form, FormProblem, SubmitButton } from '@/ui/form/form'
import { useForm } from '@/ui/form/use-form'
import { FormText } from '@/ui/form/written-fields'

import { useLiveOff } from '../use-lives'

interface AlertFormProps {
  creatorId: string
  liveId: string
  /** The creator's name, bidi-isolated. */
  name: string
}

/** Sends a message to the creator's own screen; fans do not see it. */
export function AlertForm({ creatorId, liveId, name }: AlertFormProps) {
  const { t } = useTranslation('tools')
  const off = useLiveOff()
  const form = useForm({
    schema: v.object({ text: needed(t('broadcast.alert_missing')) }),
    values: { text: '' },
    next: () => ({ text: '' }),
    save: ({ text }, { clientId }) =>
      send(alertCreator, { liveId, clientId, kind: 'message', text }, { creatorId }),
    onSaved: () => toast.success(t('broadcast.alert_sent', { name })),
  })
  return (
    <Form form={form} className="gap-2">
      <FormText
        form={form}
        name="text"
        label={t('broadcast.alert', { name })}
        hint={t('broadcast.alert_hint', { name })}
        dir="auto"
        maxLength={BROADCAST_MOST.alert}
      />
      <FormProblem form={form} />
      <SubmitButton form={form} kind="neutral" className="justify-self-start" disabledReason={off}>
        {t('broadcast.alert_send')}
      </SubmitButton>
    </Form>
  )
}
