import { type SubmitEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { REPORT_REASON_MAX_LENGTH } from '@/config/constants'
import { isBlank } from '@/lib/blank'
import { useUnsaved } from '@/services/unsaved'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'
import { TextArea } from '@/ui/text-area'

/** Asks for a typed reason before an action that needs one, and confirms before it discards the text. */
export function AskingDialog({
  words,
  isBusy,
  error,
  onAct,
  onClose,
}: {
  words: { title: ReactNode; text: string; label: string; missing: string; act: string }
  isBusy: boolean
  error: unknown
  onAct: (reason: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  const form = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const isBegun = !isBlank(reason)
  useUnsaved(isBegun)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsMissing(!isBegun)
    if (isBegun && !isBusy) onAct(reason.trim())
  }
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      closing={isBusy ? 'block' : isBegun ? 'warn' : 'free'}
      actions={
        <>
          <Button onClick={onClose}>{t('fan.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={isBusy}>
            {words.act}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <p>{words.text}</p>
        <TextArea
          label={words.label}
          maxLength={REPORT_REASON_MAX_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          {...(isMissing && !isBegun && { error: words.missing })}
        />
        <div role="alert">{error ? <FieldError>{errorText(error)}</FieldError> : null}</div>
      </form>
    </Dialog>
  )
}
