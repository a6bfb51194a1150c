import { Image } from 'lucide'
import { useState } from 'react'
import * as v from 'valibot'

import { useTranslation } from '@/i18n/use-translation'
import type { FeedbackReply, FeedbackState, FeedbackTicket } from '@/domain/agency/feedback'
import { formatDate } from '@/i18n/format'
import { type Tone, Badge } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { usePassFocusOn } from '@/ui/focus-return'
import { Icon } from '@/ui/icon'
import { RelativeTime } from '@/ui/text/time'
import { listFeedback, replyToFeedback } from '@/api/calls/account/feedback'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { requiredText } from '@/lib/form-schemas'
import { Form, FormProblem, SubmitButton } from '@/ui/field/form/form'
import { useForm } from '@/ui/field/form/use-form'
import { FormTextArea } from '@/ui/field/form/form-text-fields'

const ticketAround = (element: HTMLElement) => element.closest('article')

/** Replies to an answer of a ticket. */
function ReplyForm({ ticketId, onDone }: { ticketId: string; onDone: () => void }) {
  const { t } = useTranslation('settings')
  const form = useForm({
    schema: v.object({ text: requiredText(t('feedback.text_missing')) }),
    values: { text: '' },
    draftKey: `feedback-reply:${ticketId}`,
    warnsUnsaved: false,
    save: ({ text }, { clientId }) => send(replyToFeedback, { clientId, ticketId, text }),
    refresh: useInvalidateCalls(listFeedback),
    onSaved: onDone,
  })
  return (
    <div ref={usePassFocusOn<HTMLDivElement>(ticketAround)}>
      <Form form={form} className="mt-3 gap-3">
        <FormTextArea form={form} name="text" label={t('feedback.reply_label')} rows={3} autoFocus />
        <FormProblem form={form} />
        <div className="flex justify-end gap-2">
          <Button onClick={onDone}>{t('feedback.reply_cancel')}</Button>
          <SubmitButton form={form}>{t('feedback.reply_send')}</SubmitButton>
        </div>
      </Form>
    </div>
  )
}

const TONE: Record<FeedbackState, Tone> = { open: 'info', answered: 'success', closed: 'neutral' }

function Reply({ reply }: { reply: FeedbackReply }) {
  const { t } = useTranslation('settings')
  return (
    <li className="border-s-2 border-line ps-3">
      <p className="text-12 text-text-faint">
        {reply.fromSupport ? t('feedback.from_support') : t('feedback.from_you')}
        {' · '}
        <RelativeTime at={reply.at} />
      </p>
      <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
        {reply.text}
      </p>
    </li>
  )
}

/** One of the user's own reports: its text, its state, its answers. */
export function Ticket({ ticket }: { ticket: FeedbackTicket }) {
  const { t } = useTranslation('settings')
  const [isReplying, setReplying] = useState(false)
  const when = formatDate(ticket.createdAt)
  return (
    <li>
      <article
        tabIndex={-1}
        aria-label={t('feedback.ticket_name', { kind: t(`feedback.kind_${ticket.kind}`), date: when })}
        className={`${cardClasses} p-4`}
      >
        <p className="flex flex-wrap items-center gap-2 text-13 text-text-quiet">
          <Badge tone={TONE[ticket.state]}>{t(`feedback.state_${ticket.state}`)}</Badge>
          {t(`feedback.kind_${ticket.kind}`)}
          <span className="ms-auto">{when}</span>
        </p>
        <p dir="auto" className="mt-2 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {ticket.text}
        </p>
        {ticket.mediaIds.length > 0 && (
          <p className="mt-2 flex items-center gap-1 text-13 text-text-quiet">
            <Icon of={Image} size="xs" />
            {t('feedback.has_screenshot')}
          </p>
        )}
        {ticket.replies.length > 0 && (
          <ul aria-label={t('feedback.replies')} className="mt-3 grid gap-3">
            {ticket.replies.map((reply) => (
              <Reply key={`${reply.at} ${reply.text}`} reply={reply} />
            ))}
          </ul>
        )}
        {isReplying ? (
          <ReplyForm ticketId={ticket.ticketId} onDone={() => setReplying(false)} />
        ) : (
          ticket.state !== 'closed' && (
            <Button kind="ghost" size="small" className="-ms-2 mt-2" onClick={() => setReplying(true)}>
              {t('feedback.reply')}
            </Button>
          )
        )}
      </article>
    </li>
  )
}
