import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { correctWorkLog, listWorkLogs } from '@/api/calls/chatter'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import type { Fill } from '@/domain/fill'
import { isoOf } from '@/domain/instant'
import type { WorkLogEntry } from '@/domain/work-log-entry'
import { zoneName } from '@/i18n/format'
import { serverNow } from '@/services/server-clock'
import { toast } from '@/services/toasts'
import { useUnsaved } from '@/services/unsaved'
import { Button } from '@/ui/button'
import { DateTimeField } from '@/ui/date-time-field'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'
import { TextArea } from '@/ui/text-area'

import { type CorrectionProblems, problemsOf } from '../correction'

interface CorrectionDialogProps {
  log: WorkLogEntry
  /** The one the log is shown in. */
  timezone: string
  onClose: () => void
}

function useCorrect(onDone: () => void) {
  const { t } = useTranslation('common')
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(correctWorkLog),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [listWorkLogs.path] })
      toast.success(t('clock.fix_sent'))
      onDone()
    },
  })
}

interface CorrectionFields {
  in: Fill<number>
  out: Fill<number>
  reason: string
}

function useCorrection({ log, onClose }: CorrectionDialogProps) {
  const [first] = useState((): CorrectionFields => ({
    in: log.clockInAt,
    out: log.clockOutAt ?? log.clockInAt,
    reason: '',
  }))
  const [fields, setFields] = useState(first)
  const [problems, setProblems] = useState<CorrectionProblems>({})
  const correct = useCorrect(onClose)
  const isDirty = JSON.stringify(fields) !== JSON.stringify(first)
  useUnsaved(isDirty && !correct.isSuccess)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { reason } = fields
    const clockInAt = fields.in ?? undefined
    const clockOutAt = fields.out ?? undefined
    const found = problemsOf({ clockInAt, clockOutAt, reason }, serverNow())
    setProblems(found)
    if (clockInAt === undefined || clockOutAt === undefined || Object.keys(found).length > 0) return
    const { chatterWorkLogId } = log
    correct.mutate({ chatterWorkLogId, clockInAt: isoOf(clockInAt), clockOutAt: isoOf(clockOutAt), reason })
  }
  return { fields, setFields, isDirty, problems, correct, submit }
}

/** Proposes the right times of a log that was closed for somebody. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { timezone, onClose } = props
  const { t } = useTranslation('common')
  const form = useId()
  const { fields, setFields, isDirty, problems, correct, submit } = useCorrection(props)
  const wordsOf = (problem: keyof CorrectionProblems) =>
    problems[problem] ? { error: t(`clock.${problems[problem]}`) } : {}
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closing={isDirty ? 'warn' : 'free'}
      trackedAs="work-log-correction"
      title={t('clock.fix_title')}
      actions={
        <>
          <Button onClick={onClose}>{t('clock.fix_cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={correct.isPending}>
            {t('clock.fix_send')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4 text-text">
        <p className="text-text-quiet">{t('clock.fix_text')}</p>
        <p className="text-13 text-text-quiet">{t('clock.fix_zone', { zone: zoneName(timezone) })}</p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,280px),1fr))] gap-4">
          <DateTimeField
            required
            timezone={timezone}
            label={t('clock.fix_in')}
            value={fields.in}
            onChange={(at) => setFields((now) => ({ ...now, in: at }))}
            {...wordsOf('clockInAt')}
          />
          <DateTimeField
            required
            timezone={timezone}
            label={t('clock.fix_out')}
            value={fields.out}
            onChange={(at) => setFields((now) => ({ ...now, out: at }))}
            {...wordsOf('clockOutAt')}
          />
        </div>
        <TextArea
          label={t('clock.fix_reason')}
          hint={t('clock.fix_reason_hint')}
          value={fields.reason}
          onChange={(event) => setFields({ ...fields, reason: event.target.value })}
          {...wordsOf('reason')}
        />
        <div role="alert">{correct.error && <FieldError>{errorText(correct.error)}</FieldError>}</div>
      </form>
    </Dialog>
  )
}
