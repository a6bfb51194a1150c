import { useTranslation } from '@/i18n/use-translation'

import { INCOMPLETE } from '@/domain/fill'
import { momentOfText, wallTextOf } from '@/domain/zoned-time'
import { ownZone } from '@/lib/own-zone'
import { DateTimeField } from '@/ui/date-time-field'

interface PlannedTimeFieldProps {
  /** A wall time as text. */
  value: string
  onChange: (text: string) => void
  /** The same hour of each fan's own day, which no change of the reader's clocks concerns. */
  isLocal: boolean
  error: string | undefined
}

/** When a mass message is to go out. */
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
