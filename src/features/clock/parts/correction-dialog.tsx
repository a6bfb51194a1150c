import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { correctWorkLog, listWorkLogs } from '@/api/calls/chatter'
import { send } from '@/api/send'
import { isoOf } from '@/domain/instant'
import type { WorkLogEntry } from '@/domain/work-log-entry'
import { zoneName } from '@/i18n/format'
import { faultsBy, inWords } from '@/lib/written-rules'
import { serverNow } from '@/services/server-clock'
import { toast } from '@/services/toasts'
import { FormDateTime, type WrittenMoment } from '@/ui/form/date-fields'
import { FormDialog } from '@/ui/form/form-dialog'
import { NOT_SENT } from '@/ui/form/use-attempt'
import { useForm } from '@/ui/form/use-form'
import { FormTextArea } from '@/ui/form/written-fields'

import { problemsOf } from '../correction'

interface CorrectionDialogProps {
  log: WorkLogEntry
  /** The time zone in which the log is shown. */
  timezone: string
  onClose: () => void
}

interface Written {
  clockInAt: WrittenMoment
  clockOutAt: WrittenMoment
  reason: string
}

const Moment = v.object({ at: v.nullish(v.number()) }) as v.GenericSchema<WrittenMoment> // A missing part is undefined.

const read = ({ clockInAt, clockOutAt, reason }: Written) => ({
  clockInAt: clockInAt.at ?? undefined,
  clockOutAt: clockOutAt.at ?? undefined,
  reason,
})

function useCorrection({ log, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation('common')
  const client = useQueryClient()
  return useForm({
    schema: v.pipe(
      v.object({ clockInAt: Moment, clockOutAt: Moment, reason: v.string() }),
      faultsBy((written) =>
        inWords(problemsOf(read(written), serverNow()), (problem) => t(`clock.${problem}`)),
      ),
      v.transform(read),
    ),
    values: {
      clockInAt: { at: log.clockInAt },
      clockOutAt: { at: log.clockOutAt ?? log.clockInAt },
      reason: '',
    },
    save: async ({ clockInAt, clockOutAt, reason }) => {
      // The schema rejects missing times; this narrows the type.
      if (clockInAt === undefined || clockOutAt === undefined) return NOT_SENT
      const times = { clockInAt: isoOf(clockInAt), clockOutAt: isoOf(clockOutAt) }
      return send(correctWorkLog, { chatterWorkLogId: log.chatterWorkLogId, ...times, reason })
    },
    onSaved: () => {
      void client.invalidateQueries({ queryKey: [listWorkLogs.path] })
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
      <p className="text-13 text-text-quiet">{t('clock.fix_zone', { zone: zoneName(timezone) })}</p>
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
