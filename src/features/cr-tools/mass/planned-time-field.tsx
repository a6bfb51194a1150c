import { useTranslation } from '@/i18n/use-translation'

import { INCOMPLETE_FIELD } from '@/domain/time/date-field-value'
import { parseWallTime, formatWallTime } from '@/domain/time/zoned-time'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { timeZoneDisplayName } from '@/i18n/format'
import { DateTimeField } from '@/ui/field/date-field'

interface PlannedTimeFieldProps {
  /** A date and time of the agency's zone as text. */
  value: string
  onChange: (text: string) => void
  /** The same hour in each fan's time zone, so daylight-saving changes of the agency's zone do not apply. */
  isLocal: boolean
  error: string | undefined
}

/** Date and time input for sending a mass message. */
export function PlannedTimeField({ value, onChange, isLocal, error }: PlannedTimeFieldProps) {
  const { t } = useTranslation('tools')
  const agencyZone = useAgencyZone()
  const timezone = isLocal ? 'UTC' : agencyZone
  return (
    <DateTimeField
      required
      label={t('mass.at')}
      timezone={timezone}
      value={value === '' ? null : parseWallTime(value, timezone)}
      onChange={(at) =>
        onChange(at === undefined ? INCOMPLETE_FIELD : at === null ? '' : formatWallTime(at, timezone))
      }
      hint={isLocal ? t('mass.local_hint') : t('mass.zone', { zone: timeZoneDisplayName(timezone) })}
      error={error}
    />
  )
}
