import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { correctWorkLog, listWorkLogs } from '@/api/calls/chatter'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { isoOf } from '@/domain/instant'
import type { WorkLogEntry } from '@/domain/work-log-entry'
import { serverNow } from '@/services/server-clock'
import { toast } from '@/services/toasts'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'
import { TextArea } from '@/ui/text-area'
import { TextField } from '@/ui/text-field'

import { type CorrectionProblems, problemsOf } from '../correction'
import { fromLocalInput, toLocalInput } from '../local-input'

function useCorrection(log: WorkLogEntry, onDone: () => void) {
  const { t } = useTranslation('common')
  const client = useQueryClient()
  const [fields, setFields] = useState({
    in: toLocalInput(log.clockInAt),
    out: toLocalInput(log.clockOutAt ?? log.clockInAt),
    reason: '',
  })
  const [problems, setProblems] = useState<CorrectionProblems>({})
  const correct = useMutation({
    ...mutationOf(correctWorkLog),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [listWorkLogs.path] })
      toast.success(t('clock.fix_sent'))
      onDone()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { reason } = fields
    const [clockInAt, clockOutAt] = [fromLocalInput(fields.in), fromLocalInput(fields.out)]
    const found = problemsOf({ clockInAt, clockOutAt, reason }, serverNow())
    setProblems(found)
    if (clockInAt === undefined || clockOutAt === undefined || Object.keys(found).length > 0) return
    const { chatterWorkLogId } = log
    correct.mutate({ chatterWorkLogId, clockInAt: isoOf(clockInAt), clockOutAt: isoOf(clockOutAt), reason })
  }
  return { fields, setFields, problems, correct, submit }
}

/** Proposes the right times of a log that was closed for somebody. */
export function CorrectionDialog({ log, onClose }: { log: WorkLogEntry; onClose: () => void }) {
  const { t } = useTranslation('common')
  const form = useId()
  const { fields, setFields, problems, correct, submit } = useCorrection(log, onClose)
  const wordsOf = (problem: keyof CorrectionProblems) =>
    problems[problem] ? { error: t(`clock.${problems[problem]}`) } : {}
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closing={fields.reason === '' ? 'free' : 'warn'}
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
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            type="datetime-local"
            className="grid-cols-1"
            label={t('clock.fix_in')}
            value={fields.in}
            onChange={(event) => setFields({ ...fields, in: event.target.value })}
            {...wordsOf('clockInAt')}
          />
          <TextField
            type="datetime-local"
            className="grid-cols-1"
            label={t('clock.fix_out')}
            value={fields.out}
            onChange={(event) => setFields({ ...fields, out: event.target.value })}
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
