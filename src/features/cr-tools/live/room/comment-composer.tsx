import { Send, X } from 'lucide'
import * as v from 'valibot'
import { useEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { sendLiveChat } from '@/api/calls/creator/live'
import { send } from '@/api/send'
import { BROADCAST_LIMITS, type LiveComment } from '@/domain/live/broadcast'
import { useCrisisHold } from '@/features/crisis'
import { requiredText } from '@/lib/form-schemas'
import { useComposerElement } from '@/services/input/use-composer-element'
import { Form, FormProblem, SubmitButton } from '@/ui/field/form/form'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useForm } from '@/ui/field/form/use-form'
import { FormText } from '@/ui/field/form/form-text-fields'
import { IconButton } from '@/ui/icon-button'

interface CommentComposerProps {
  creatorId: string
  liveId: string
  /** The creator's name, bidi-isolated. */
  name: string
  disabledReason: string | undefined
  /** The comment to reply to, with its author's bidi-isolated name. */
  reply: { to: LiveComment; name: string } | undefined
  /** Ends the reply to this comment; another may be chosen by then. */
  onReplyEnd: (commentId: string) => void
  onSent: (comment: LiveComment) => void
}

/** Whom the message answers. It is mounted before there is a reply, so that screen readers notice one. */
function ReplyLine({ name, onEnd }: { name: string | undefined; onEnd: () => void }) {
  const { t } = useTranslation('tools')
  return (
    <div role="status" className="flex items-center gap-2 text-13 text-text-quiet empty:-mb-2">
      {name !== undefined && (
        <>
          {t('broadcast.replying', { name })}
          <IconButton icon={X} size="small" name={t('broadcast.reply_cancel')} onClick={onEnd} />
        </>
      )}
    </div>
  )
}

/** The ref of the field, which takes the focus for a reply. */
function useCommentField(replyToId: string | undefined) {
  const input = useComposerElement<HTMLInputElement>({ isForFans: true })
  useEffect(() => {
    if (replyToId !== undefined) input.current?.focus()
  }, [replyToId, input])
  return input
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
  const replyToId = reply?.to.commentId
  const input = useCommentField(replyToId)
  const form = useForm({
    schema: v.object({ text: requiredText(t('broadcast.write_missing')) }),
    values: { text: '' },
    draftKey: `live-chat:${liveId}`,
    next: () => ({ text: '' }),
    save: async ({ text }, { clientId }) => {
      const checked = await hold(text)
      if (checked === undefined) return NOT_SENT
      const sent = { liveId, clientId, text: checked, replyToId: replyToId ?? null }
      return send(sendLiveChat, sent, { creatorId })
    },
    onSaved: (comment) => {
      if (comment.replyToId !== null) onReplyEnd(comment.replyToId)
      onSent(comment)
    },
  })
  return (
    <Form form={form} className="gap-2 border-t border-line-quiet p-3">
      <ReplyLine
        name={reply?.name}
        onEnd={() => {
          if (replyToId !== undefined) onReplyEnd(replyToId)
          input.current?.focus()
        }}
      />
      <div className="flex items-start gap-2">
        <FormText
          ref={input}
          form={form}
          name="text"
          className="min-w-0 flex-1"
          label={t('broadcast.write', { name })}
          labelHidden
          placeholder={t('broadcast.write', { name })}
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
