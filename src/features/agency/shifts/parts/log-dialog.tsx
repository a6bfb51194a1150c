import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { closeWorkLog, editWorkLog, getWorkLogHistory, listTeamLogs, listWorkDays } from '@/api/calls/shifts'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import type { Fill } from '@/domain/fill'
import { isoOf } from '@/domain/instant'
import { isOnDuty } from '@/domain/work-log'
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

interface LogDialogProps {
  log: WorkLogEntry
  /** Changes the times, or ends a running log. */
  act: 'edit' | 'close'
  name: string
  timezone: string
  onClose: () => void
}

const REASON_AT_MOST = 500

interface LogFields {
  in: Fill<number>
  out: Fill<number>
  reason: string
}

function useLogForm({ log, act, onClose }: LogDialogProps) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const [first] = useState((): LogFields => ({
    in: log.clockInAt,
    out: log.clockOutAt ?? (act === 'close' ? serverNow() : null),
    reason: '',
  }))
  const [fields, setFields] = useState(first)
  const [isTried, setTried] = useState(false)
  const options = {
    onSuccess: () => {
      toast.success(t(act === 'close' ? 'work_logs.closed' : 'work_logs.saved'))
      void client.invalidateQueries({ queryKey: [listTeamLogs.path] })
      void client.invalidateQueries({ queryKey: [listWorkDays.path] })
      void client.invalidateQueries({ queryKey: [getWorkLogHistory.path] })
      onClose()
    },
  }
  const edit = useMutation({ ...mutationOf(editWorkLog), ...options })
  const close = useMutation({ ...mutationOf(closeWorkLog), ...options })
  const clockInAt = fields.in ?? undefined
  const clockOutAt = fields.out ?? undefined
  const mayRun = act === 'edit' && isOnDuty(log) && fields.out === null
  const problems = {
    in: clockInAt === undefined,
    out: !mayRun && (clockOutAt === undefined || (clockInAt !== undefined && clockOutAt <= clockInAt)),
    reason: fields.reason.trim() === '',
  }
  const isDirty = JSON.stringify(fields) !== JSON.stringify(first)
  useUnsaved(isDirty && !edit.isSuccess && !close.isSuccess)
  const submit = () => {
    setTried(true)
    if (problems.in || problems.out || problems.reason || clockInAt === undefined) return
    const { chatterWorkLogId } = log
    const reason = fields.reason.trim()
    if (act === 'edit')
      edit.mutate({
        chatterWorkLogId,
        clockInAt: isoOf(clockInAt),
        clockOutAt: clockOutAt === undefined ? null : isoOf(clockOutAt),
        reason,
      })
    else if (clockOutAt !== undefined)
      close.mutate({ chatterWorkLogId, clockOutAt: isoOf(Math.min(clockOutAt, serverNow())), reason })
  }
  const sent = act === 'edit' ? edit : close
  return { fields, setFields, isDirty, problems: isTried ? problems : undefined, sent, submit }
}

/** Changes a log's times or ends a running one; requires a reason, which the history shows. */
export function LogDialog(props: LogDialogProps) {
  const { act, name, timezone, onClose } = props
  const { t } = useTranslation('analytics')
  const id = useId()
  const { fields, setFields, isDirty, problems, sent, submit } = useLogForm(props)
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closing={isDirty ? 'warn' : 'free'}
      title={t(`work_logs.${act}_title`, { name })}
      trackedAs={`work-log-${act}`}
      actions={
        <>
          <Button onClick={onClose}>{t('work_logs.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={sent.isPending}>
            {t(`work_logs.${act}_do`)}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={onSubmit} noValidate className="grid gap-4 text-text">
        <p className="text-13 text-text-quiet">{t('work_logs.zone', { zone: zoneName(timezone) })}</p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,280px),1fr))] gap-4">
          <DateTimeField
            required
            timezone={timezone}
            label={t('work_logs.in')}
            value={fields.in}
            readOnly={act === 'close'}
            onChange={(at) => setFields((now) => ({ ...now, in: at }))}
            {...(problems?.in && { error: t('work_logs.needs_in') })}
          />
          <DateTimeField
            timezone={timezone}
            label={t('work_logs.out')}
            value={fields.out}
            onChange={(at) => setFields((now) => ({ ...now, out: at }))}
            {...(problems?.out && { error: t('work_logs.needs_out') })}
          />
        </div>
        <TextArea
          label={t('work_logs.reason')}
          hint={t('work_logs.reason_hint')}
          value={fields.reason}
          maxLength={REASON_AT_MOST}
          onChange={(event) => setFields({ ...fields, reason: event.target.value })}
          {...(problems?.reason && { error: t('work_logs.needs_reason') })}
        />
        <div role="alert">{sent.error && <FieldError>{errorText(sent.error)}</FieldError>}</div>
      </form>
    </Dialog>
  )
}
