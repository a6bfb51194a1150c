import { useId } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { reportMessage } from '@/api/calls/chat/messages'
import { send } from '@/api/send'
import type { Message } from '@/domain/chat/message'
import { escapeScript } from '@/domain/chat/script-variables'
import { FieldError } from '@/ui/feedback/field-error'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { type FormOf, useForm } from '@/ui/field/form/use-form'
import { useFormField } from '@/ui/field/form/use-form-field'

import { SaveScriptDialog } from '../../composer/tools/scripts/save-script-dialog'
import { useUnsend } from './menu-actions'
import { UnsendConfirmation } from '../../base/unsend-confirmation'

interface MessageDialogProps {
  creatorId: string
  message: Message
  onClose: () => void
}

/** Confirms unsending a message. */
function UnsendDialog({ creatorId, message, onClose }: MessageDialogProps) {
  const { mutateAsync } = useUnsend(creatorId)
  return <UnsendConfirmation call={() => mutateAsync({ messageId: message.messageId })} onClose={onClose} />
}

const REASONS = ['spam', 'abuse', 'underage', 'illegal', 'contact', 'other'] as const

interface ReportValues {
  /** One of the reasons, or empty. */
  reason: string
}

/** All reasons, one of which is chosen. */
function ReasonChoice({ form }: { form: FormOf<ReportValues> }) {
  const { t } = useTranslation('tools')
  const { value, error, change } = useFormField({ form, name: 'reason' })
  const id = useId()
  return (
    <>
      <fieldset
        role="radiogroup"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        <legend className="mb-1 text-13 font-medium text-text">{t('thread.report_reason')}</legend>
        {REASONS.map((one) => (
          <label key={one} className="flex min-h-[max(32px,var(--control))] items-center gap-3 text-text">
            <input
              type="radio"
              name={id}
              value={one}
              checked={value === one}
              onChange={() => change(one)}
              className="size-4 accent-accent"
            />
            {t(`thread.report_${one}`)}
          </label>
        ))}
      </fieldset>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  )
}

/** Reports a message to the trust team. */
function ReportDialog({ creatorId, message: { messageId }, onClose }: MessageDialogProps) {
  const { t } = useTranslation('tools')
  const form = useForm({
    schema: v.object({ reason: v.pipe(v.string(), v.picklist(REASONS, t('thread.report_choose'))) }),
    values: { reason: '' },
    save: ({ reason }) => send(reportMessage, { messageId, reason }, { creatorId }),
    done: t('thread.reported'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('thread.report_title')}
      save={t('thread.report_act')}
      submit={{ kind: 'danger' }}
      onClose={onClose}
    >
      <p>{t('thread.report_text')}</p>
      <ReasonChoice form={form} />
    </FormDialog>
  )
}

/** Saves a message as a script; its braces are no variables. */
export const ScriptDialog = ({ message, ...props }: MessageDialogProps) => (
  <SaveScriptDialog {...props} content={{ ...message, text: escapeScript(message.text) }} />
)

/** The dialogs that a message's menu opens. */
export const MESSAGE_DIALOGS = { unsend: UnsendDialog, report: ReportDialog, script: ScriptDialog }
export type MessageDialog = keyof typeof MESSAGE_DIALOGS
