import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { reportMessage } from '@/api/calls/chat/messages'
import { mutationOf } from '@/api/query'
import type { Message } from '@/domain/chat/message'
import { escapeScript } from '@/domain/chat/script-variables'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'
import { CallError } from '@/ui/feedback/call-error'
import { FieldError } from '@/ui/feedback/field-error'

import { SaveScriptDialog } from '../../composer/tools/scripts/save-script-dialog'
import { useUnsend } from './menu-actions'
import { UnsendConfirmation } from '../open/unsend-confirmation'

interface MessageDialogProps {
  creatorId: string
  message: Message
  onClose: () => void
}

/** Confirms unsending a message. */
function UnsendDialog({ creatorId, message, onClose }: MessageDialogProps) {
  const unsend = useUnsend(creatorId)
  const go = () => unsend.mutate({ messageId: message.messageId }, { onSuccess: onClose })
  return <UnsendConfirmation isBusy={unsend.isPending} error={unsend.error} onUnsend={go} onClose={onClose} />
}

const REASONS = ['spam', 'abuse', 'underage', 'illegal', 'contact', 'other'] as const

/** Reports a message to the trust team. */
function ReportDialog({ creatorId, message, onClose }: MessageDialogProps) {
  const { t } = useTranslation('tools')
  const [reason, setReason] = useState<(typeof REASONS)[number]>()
  const [isMissing, setMissing] = useState(false)
  const group = useId()
  const report = useMutation({ ...mutationOf(reportMessage, creatorId), meta: { onError: 'throw' } })
  const go = () => {
    if (!reason) return setMissing(true)
    const onSuccess = () => {
      toast.success(t('thread.reported'))
      onClose()
    }
    report.mutate({ messageId: message.messageId, reason }, { onSuccess })
  }
  return (
    <Dialog
      onClose={onClose}
      title={t('thread.report_title')}
      actions={
        <>
          <Button onClick={onClose}>{t('thread.cancel')}</Button>
          <Button kind="danger" busy={report.isPending} onClick={go}>
            {t('thread.report_act')}
          </Button>
        </>
      }
    >
      <p className="mb-3">{t('thread.report_text')}</p>
      <fieldset aria-describedby={isMissing && !reason ? `${group}-missing` : undefined}>
        <legend className="mb-1 text-13 font-medium text-text">{t('thread.report_reason')}</legend>
        {REASONS.map((one) => (
          <label key={one} className="flex min-h-[max(32px,var(--control))] items-center gap-3 text-text">
            <input
              type="radio"
              name={group}
              value={one}
              checked={reason === one}
              onChange={() => setReason(one)}
              className="size-4 accent-accent"
            />
            {t(`thread.report_${one}`)}
          </label>
        ))}
      </fieldset>
      {isMissing && !reason && <FieldError id={`${group}-missing`}>{t('thread.report_choose')}</FieldError>}
      <CallError error={report.error} className="mt-3" />
    </Dialog>
  )
}

/** Saves a message as a script; its braces are no variables. */
export const ScriptDialog = ({ message, ...props }: MessageDialogProps) => (
  <SaveScriptDialog {...props} content={{ ...message, text: escapeScript(message.text) }} />
)

/** The dialogs that a message's menu opens. */
export const MESSAGE_DIALOGS = { unsend: UnsendDialog, report: ReportDialog, script: ScriptDialog }
export type MessageDialog = keyof typeof MESSAGE_DIALOGS
