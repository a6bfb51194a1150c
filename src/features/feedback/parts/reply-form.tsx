import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listFeedback, replyToFeedback } from '@/api/calls/feedback'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { readDraft, saveDraft, dropDraft } from '@/services/drafts'
import { Button } from '@/ui/button'
import { TextArea } from '@/ui/text-area'

const placeOf = (ticketId: string) => `feedback-reply:${ticketId}`

function storedReply(userId: string, ticketId: string): string {
  const stored = readDraft(userId, placeOf(ticketId))
  return typeof stored === 'string' ? stored : ''
}

/** An answer to an answer. */
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
  const [text, setText] = useState(() => storedReply(userId, ticketId))
  const [isMissing, setMissing] = useState(false)
  const reply = useMutation(mutationOf(replyToFeedback))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() === '' || reply.isPending) return
    reply.mutate(
      { ticketId, text: text.trim() },
      {
        onSuccess: () => {
          dropDraft(userId, placeOf(ticketId))
          void client.invalidateQueries({ queryKey: [listFeedback.path] })
          onDone()
        },
      },
    )
  }
  const error = isMissing ? t('feedback.text_missing') : reply.error ? errorText(reply.error) : undefined
  return (
    <form noValidate onSubmit={submit} className="mt-3 grid gap-3">
      <TextArea
        label={t('feedback.reply_label')}
        error={error}
        rows={3}
        autoFocus
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setMissing(false)
          saveDraft(userId, placeOf(ticketId), event.target.value)
        }}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{t('feedback.reply_cancel')}</Button>
        <Button type="submit" kind="primary" busy={reply.isPending}>
          {t('feedback.reply_send')}
        </Button>
      </div>
    </form>
  )
}
