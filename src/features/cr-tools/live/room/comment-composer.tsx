import { Send, X } from 'lucide-react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { sendLiveChat } from '@/api/calls/creator/live'
import { send } from '@/api/send'
import { BROADCAST_LIMITS, type LiveComment } from '@/domain/live/broadcast'
import { useCrisisHold } from '@/features/crisis'
import { requiredText } from '@/lib/form-schemas'
import { Form, FormProblem, SubmitButton } from '@/ui/field/form/form'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useForm } from '@/ui/field/form/use-form'
import { FormText } from '@/ui/field/form/form-text-fields'
import { IconButton } from '@/ui/icon-button'
import { isolate } from '@/lib/text/isolate'

interface CommentComposerProps {
  creatorId: string
  liveId: string
  /** The creator's name, bidi-isolated. */
  name: string
  disabledReason: string | undefined
  /** The comment to reply to, with its author's bidi-isolated name. */
  reply: { to: LiveComment; name: string } | undefined
  onReplyEnd: () => void
  onSent: (comment: LiveComment) => void
}

/** Input for chat comments as the creator; fans read them, so they pass the crisis check. */
export function CommentComposer({
  creatorId,
  liveId,
  name,
  disabledReason,
  reply,
  onReplyEnd,
  onSent,
}: CommentComposerProps) {
  const { t } = useTranslation('tools')
  const hold = useCrisisHold()
  const form = useForm({
    schema: v.object({ text: requiredText(t('broadcast.write_missing')) }),
    values: { text: '' },
    draftKey: `live-chat:${liveId}`,
    next: () => ({ text: '' }),
    save: async ({ text }, { clientId }) => {
      const checked = await hold(text)
      if (checked === undefined) return NOT_SENT
      const replyToId = reply?.to.commentId ?? null
      return send(sendLiveChat, { liveId, clientId, text: checked, replyToId }, { creatorId })
    },
    onSaved: (comment) => {
      onReplyEnd()
      onSent(comment)
    },
  })
  return (
    <Form form={form} className="gap-2 border-t border-line-quiet p-3">
      {reply && (
        <p className="flex items-center gap-2 text-13 text-text-quiet">
          {t('broadcast.replying', { name: isolate(reply.name) })}
          <IconButton icon={X} size="small" name={t('broadcast.reply_cancel')} onClick={onReplyEnd} />
        </p>
      )}
      <div className="flex items-start gap-2">
        <FormText
          form={form}
          name="text"
          className="min-w-0 flex-1"
          label={t('broadcast.write', { name })}
          labelHidden
          placeholder={t('broadcast.write', { name })}
          dir="auto"
          maxLength={BROADCAST_LIMITS.comment}
        />
        <SubmitButton form={form} icon={Send} disabledReason={disabledReason}>
          {t('broadcast.send')}
        </SubmitButton>
      </div>
      <FormProblem form={form} />
    </Form>
  )
}
