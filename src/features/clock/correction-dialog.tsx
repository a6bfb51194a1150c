import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

import { useTranslation } from '@/i18n/use-translation'
import { correctWorkLog, listWorkLogs } from '@/api/calls/chatter/chatter'
import { send } from '@/api/send'
import { invalidateCalls } from '@/api/query'
import { isoOf } from '@/domain/time/instant'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { timeZoneDisplayName } from '@/i18n/format'
import { checkFields, errorMessages } from '@/lib/form-schemas'
import { serverNow } from '@/services/network/server-clock'
import { toast } from '@/services/page/toasts'
import { FormDateTime } from '@/ui/field/form/form-date-fields'
import { type FormMoment, momentSchema } from '@/ui/field/form/moment-schema'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useForm } from '@/ui/field/form/use-form'
import { FormTextArea } from '@/ui/field/form/form-text-fields'
import { isBlank } from '@/lib/text/blank'

interface CorrectionDraft {
  clockInAt: number | undefined
  clockOutAt: number | undefined
  reason: string
}

/** Keys of `common:clock.*` for errors of a correction. */
type CorrectionProblem = 'fix_time_missing' | 'fix_order' | 'fix_future' | 'fix_reason_missing'
type CorrectionProblems = Partial<Record<keyof CorrectionDraft, CorrectionProblem>>

function problemOfEnd(
  { clockInAt, clockOutAt }: CorrectionDraft,
  now: number,
): CorrectionProblem | undefined {
  if (clockOutAt === undefined) return 'fix_time_missing'
  if (clockOutAt > now) return 'fix_future'
  return clockInAt !== undefined && clockOutAt <= clockInAt ? 'fix_order' : undefined
}

/** Validates a proposed correction; empty when it is valid. */
export function problemsOf(draft: CorrectionDraft, now: number): CorrectionProblems {
  const end = problemOfEnd(draft, now)
  return {
    ...(draft.clockInAt === undefined && { clockInAt: 'fix_time_missing' }),
    ...(end && { clockOutAt: end }),
    ...(isBlank(draft.reason) && { reason: 'fix_reason_missing' }),
  }
}

interface CorrectionDialogProps {
  log: WorkLogEntry
  /** The time zone in which the log is shown. */
  timezone: string
  onClose: () => void
}

interface CorrectionFormValues {
  clockInAt: FormMoment
  clockOutAt: FormMoment
  reason: string
}

const draftFromForm = ({ clockInAt, clockOutAt, reason }: CorrectionFormValues) => ({
  clockInAt: clockInAt.at ?? undefined,
  clockOutAt: clockOutAt.at ?? undefined,
  reason,
})

function useCorrection({ log, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation('common')
  const client = useQueryClient()
  return useForm({
    schema: v.pipe(
      v.object({ clockInAt: momentSchema, clockOutAt: momentSchema, reason: v.string() }),
      checkFields((written) =>
        errorMessages(problemsOf(draftFromForm(written), serverNow()), (problem) => t(`clock.${problem}`)),
      ),
      v.transform(draftFromForm),
    ),
    values: {
      clockInAt: { at: log.clockInAt },
      clockOutAt: { at: log.clockOutAt ?? log.clockInAt },
      reason: '',
    },
    draftKey: `work-log-correction:${log.chatterWorkLogId}`,
    save: async ({ clockInAt, clockOutAt, reason }) => {
      // The schema rejects missing times; this narrows the type.
      if (clockInAt === undefined || clockOutAt === undefined) return NOT_SENT
      const times = { clockInAt: isoOf(clockInAt), clockOutAt: isoOf(clockOutAt) }
      return send(correctWorkLog, { chatterWorkLogId: log.chatterWorkLogId, ...times, reason })
    },
    onSaved: () => {
      void invalidateCalls(client, listWorkLogs)
      toast.success(t('clock.fix_sent'))
      onClose()
    },
  })
}

/** Proposes corrected times for a log that was closed for the user. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { timezone, onClose } = props
  const { t } = useTranslation('common')
  const form = useCorrection(props)
  return (
    <FormDialog
      form={form}
      trackedAs="work-log-correction"
      title={t('clock.fix_title')}
      save={t('clock.fix_send')}
      onClose={onClose}
    >
      <p className="text-text-quiet">{t('clock.fix_text')}</p>
      <p className="text-13 text-text-quiet">
        {t('clock.fix_zone', { zone: timeZoneDisplayName(timezone) })}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormDateTime form={form} name="clockInAt" required timezone={timezone} label={t('clock.fix_in')} />
        <FormDateTime form={form} name="clockOutAt" required timezone={timezone} label={t('clock.fix_out')} />
      </div>
      <FormTextArea
        form={form}
        name="reason"
        label={t('clock.fix_reason')}
        hint={t('clock.fix_reason_hint')}
      />
    </FormDialog>
  )
}
