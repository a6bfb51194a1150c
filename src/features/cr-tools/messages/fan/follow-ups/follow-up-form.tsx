import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { FAN_FOLLOW_UP_MAX_LENGTH } from '@/config/constants'
import type { FollowUp } from '@/domain/chat/fan'
import type { DateFieldValue } from '@/domain/time/date-field-value'
import { isoOf } from '@/domain/time/instant'
import { visibleText } from '@/lib/text/blank'
import { deviceTimeZone } from '@/lib/device-time-zone'
import { Button } from '@/ui/button'
import { DateTimeField } from '@/ui/field/date-time-field'
import { FieldError } from '@/ui/feedback/field-error'
import { TextField } from '@/ui/field/text-field'

import type { FanSubject } from '../base/fan-cache'
import { useFollowUpDraft } from './follow-up-draft'
import { useSaveFollowUp } from './follow-ups'

/** State, validation and saving of the form. */
function useFollowUpForm(subject: FanSubject, of: FollowUp | undefined, onClose: () => void) {
  const save = useSaveFollowUp(subject)
  const draft = useFollowUpDraft(subject, of)
  const [isMissing, setIsMissing] = useState(false)
  const [isUnfinished, setIsUnfinished] = useState(false)
  const text = visibleText(draft.text.text)
  const due = {
    value: draft.due.text === '' ? null : Date.parse(draft.due.text),
    onChange: (at: DateFieldValue<number>) => {
      setIsUnfinished(at === undefined)
      if (at !== undefined) draft.due.write(at === null ? '' : isoOf(at))
    },
  }
  const close = () => {
    draft.drop()
    onClose()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsMissing(text === '')
    if (text === '' || isUnfinished || save.isPending) return
    save.mutate(
      {
        userId: subject.userId,
        ...(of && { followUpId: of.followUpId }),
        text,
        dueAt: due.value === null ? null : isoOf(due.value),
        done: of?.done ?? false,
      },
      { onSuccess: close },
    )
  }
  return { save, draft, due, isMissing: isMissing && text === '', close, submit }
}

/** Edits a new or existing follow-up. The draft survives the page; a restored one does not take the focus. */
export function FollowUpForm({
  subject,
  of,
  isAsked,
  onClose,
}: {
  subject: FanSubject
  of?: FollowUp
  /** Whether the user opened it. */
  isAsked: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  const { save, draft, due, isMissing, close, submit } = useFollowUpForm(subject, of, onClose)
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 py-2">
      <TextField
        autoFocus={isAsked}
        dir="auto"
        maxLength={FAN_FOLLOW_UP_MAX_LENGTH}
        label={t('fan.follow_up_text')}
        placeholder={t('fan.follow_up_placeholder')}
        value={draft.text.text}
        onChange={(event) => draft.text.write(event.target.value)}
        {...(isMissing && { error: t('fan.follow_up_text_missing') })}
      />
      <DateTimeField label={t('fan.follow_up_due')} timezone={deviceTimeZone()} {...due} />
      <div role="alert">{save.error && <FieldError>{errorText(save.error)}</FieldError>}</div>
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={close}>
          {t('fan.follow_up_cancel')}
        </Button>
        <Button size="small" kind="primary" type="submit" busy={save.isPending}>
          {t('fan.follow_up_save')}
        </Button>
      </div>
    </form>
  )
}
