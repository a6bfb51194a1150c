import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { listFeedback, replyToFeedback } from '@/api/calls/account/feedback'
import { send } from '@/api/send'
import { invalidateCalls } from '@/api/query'
import { requiredText } from '@/lib/form-schemas'
import { Button } from '@/ui/button'
import { Form, FormProblem, SubmitButton } from '@/ui/field/form/form'
import { useForm } from '@/ui/field/form/use-form'
import { FormTextArea } from '@/ui/field/form/form-text-fields'

/** Replies to an answer of a ticket. */
export function ReplyForm({
  userId,
  ticketId,
  onDone,
}: {
  userId: string
  ticketId: string
  onDone: () => void
}) {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const form = useForm({
    schema: v.object({ text: requiredText(t('feedback.text_missing')) }),
    values: { text: '' },
    draftKey: { userId, place: `feedback-reply:${ticketId}` },
    asksToLeave: false,
    save: ({ text }) => send(replyToFeedback, { ticketId, text }),
    onSaved: () => {
      void invalidateCalls(client, listFeedback)
      onDone()
    },
  })
  return (
    <Form form={form} className="mt-3 gap-3">
      <FormTextArea form={form} name="text" label={t('feedback.reply_label')} rows={3} autoFocus />
      <FormProblem form={form} />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{t('feedback.reply_cancel')}</Button>
        <SubmitButton form={form}>{t('feedback.reply_send')}</SubmitButton>
      </div>
    </Form>
  )
}
