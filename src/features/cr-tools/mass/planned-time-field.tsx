import { useTranslation } from '@/i18n/use-translation'

import { INCOMPLETE } from '@/domain/fill'
import { momentOfText, wallTextOf } from '@/domain/zoned-time'
import { ownZone } from '@/lib/own-zone'
import { DateTimeField } from '@/ui/date-time-field'

interface PlannedTimeFieldProps {
  /** A local date and time as text. */
  value: string
  onChange: (text: string) => void
  /** The same hour in each fan's time zone, so daylight-saving changes of the user's zone do not apply. */
  isLocal: boolean
  error: string | undefined
}

/** Date and time input for sending a mass message. */
export function PlannedTimeField({ value, onChange, isLocal, error }: PlannedTimeFieldProps) {
  const { t } = useTranslation('tools')
  const timezone = isLocal ? 'UTC' : ownZone()
  return (
    <DateTimeField
      required
      label={t('mass.at')}
      timezone={timezone}
      value={value === '' ? null : momentOfText(value, timezone)}
      onChange={(at) => onChange(at === undefined ? INCOMPLETE : at === null ? '' : wallTextOf(at, timezone))}
      {...(isLocal && { hint: t('mass.local_hint') })}
      error={error}
    />
  )
}
