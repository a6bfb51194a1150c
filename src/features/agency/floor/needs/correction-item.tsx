import type { Correction } from '@/domain/shift/correction'
import { formatDate, formatCompactDuration } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'

import { CorrectionActions } from '../../pay/correction-actions'
import { useOwnPayNote } from '../../pay/use-pay-lock'
import { logLengthChange, formatLogTime } from '../floor-rules'
import { ActionItem } from './action-item'

/** Shows each changed time before and after, and the change in hours. */
function CorrectionFacts({ correction, timezone }: { correction: Correction; timezone: string }) {
  const { t } = useTranslation('analytics')
  const { before, after, reason } = correction
  const timeOf = (at: number | null) =>
    at === null ? t('floor.still_running') : isolate(formatLogTime(at, before.clockInAt, timezone))
  const longer = logLengthChange(correction)
  const span = isolate(formatCompactDuration(Math.abs(longer ?? 0)))
  return (
    <>
      {before.clockInAt !== after.clockInAt && (
        <p>
          {t('floor.clock_in_moved', { before: timeOf(before.clockInAt), after: timeOf(after.clockInAt) })}
        </p>
      )}
      {before.clockOutAt !== after.clockOutAt && (
        <p>
          {t('floor.clock_out_moved', { before: timeOf(before.clockOutAt), after: timeOf(after.clockOutAt) })}
        </p>
      )}
      {longer !== null && (
        <p>
          {longer === 0
            ? t('floor.hours_same')
            : t(longer > 0 ? 'floor.hours_more' : 'floor.hours_less', { span })}
        </p>
      )}
      {reason !== '' && (
        <p className="mt-1 text-text">
          <bdi>{reason}</bdi>
        </p>
      )}
    </>
  )
}

interface CorrectionProps {
  correction: Correction
  name: string
  timezone: string
}

/** A correction a chatter requests, decided in place. */
export function CorrectionItem({ correction, name, timezone }: CorrectionProps) {
  const { t } = useTranslation('analytics')
  const { before, userId } = correction
  const note = useOwnPayNote()(correction)
  const day = formatDate(before.clockInAt, { month: 'short', day: 'numeric', timeZone: timezone })
  return (
    <ActionItem
      person={{ id: userId, name }}
      title={t('floor.correction_title', { name: isolate(name), day: isolate(day) })}
      actions={<CorrectionActions correction={correction} name={name} size="small" />}
    >
      <CorrectionFacts correction={correction} timezone={timezone} />
      {note !== undefined && <p className="text-warning-text">{note}</p>}
    </ActionItem>
  )
}
