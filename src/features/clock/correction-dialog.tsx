import * as v from 'valibot'

import { useTranslation } from '@/i18n/use-translation'
import { correctWorkLog, listWorkLogs } from '@/api/calls/chatter/chatter'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { isoOf } from '@/domain/time/instant'
import { isoTimesOf } from '@/domain/shift/work-log'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { timeZoneDisplayName } from '@/i18n/format'
import { checkFields, requiredText } from '@/lib/form-schemas'
import { serverNow } from '@/services/network/server-clock'
import { FormDateTime } from '@/ui/field/form/form-date-fields'
import { type FormMoment, momentSchema } from '@/ui/field/form/moment-schema'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useForm } from '@/ui/field/form/use-form'
import { FormTextArea } from '@/ui/field/form/form-text-fields'

type At = FormMoment['at']

/** Why a log can't end then. */
function endFault(from: At, to: At, now: number): 'time_missing' | 'future' | 'order' | undefined {
  if (typeof to !== 'number') return 'time_missing'
  if (to > now) return 'future'
  return typeof from === 'number' && to <= from ? 'order' : undefined
}

interface CorrectionDialogProps {
  log: WorkLogEntry
  /** The time zone in which the log is shown. */
  timezone: string
  onClose: () => void
}

function useCorrectionSchema() {
  const { t } = useTranslation('common')
  return v.pipe(
    v.object({
      clockInAt: momentSchema,
      clockOutAt: momentSchema,
      reason: requiredText(t('clock.fix_reason_missing')),
      version: v.object({ clockInAt: v.string(), clockOutAt: v.nullable(v.string()) }),
    }),
    checkFields(({ clockInAt: { at: from }, clockOutAt: { at: to } }) => {
      const fault = endFault(from, to, serverNow())
      return {
        ...(typeof from !== 'number' && { clockInAt: t('clock.fix_time_missing') }),
        ...(fault && { clockOutAt: t(`clock.fix_${fault}`) }),
      }
    }),
  )
}

function useCorrection({ log, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation('common')
  return useForm({
    schema: useCorrectionSchema(),
    values: {
      clockInAt: { at: log.clockInAt },
      clockOutAt: { at: log.clockOutAt ?? log.clockInAt },
      reason: '',
      version: isoTimesOf(log),
    },
    draftKey: `work-log-correction:${log.chatterWorkLogId}`,
    save: async ({ clockInAt: { at: from }, clockOutAt: { at: to }, reason, version }) => {
      // The schema lets nothing missing pass.
      if (typeof from !== 'number' || typeof to !== 'number') return NOT_SENT
      const times = { clockInAt: isoOf(from), clockOutAt: isoOf(to) }
      return send(correctWorkLog, { chatterWorkLogId: log.chatterWorkLogId, ...times, reason, seen: version })
    },
    refresh: useInvalidateCalls(listWorkLogs),
    done: t('clock.fix_sent'),
    onSaved: onClose,
  })
}

/** Proposes corrected times for one's own log. */
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
