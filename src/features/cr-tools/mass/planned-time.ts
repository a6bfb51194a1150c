import type { MassMessage } from '@/domain/mass/mass-message'
import { parseWallTime, formatWallTime } from '@/domain/time/zoned-time'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { formatDateTime, timeZoneDisplayName } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'

type ScheduledFields = Pick<MassMessage, 'scheduledAt' | 'localTime' | 'localAt'>

/**
 * The planned wall time as text, of a zone or for per-fan local time of each fan's; empty when not scheduled. No
 * moment, because a zone between could skip a fan's hour.
 */
export const plannedTimeOf = (
  { scheduledAt, localTime, localAt }: ScheduledFields,
  timezone: string,
): string => {
  if (localTime && localAt !== null) return localAt
  return scheduledAt === null ? '' : formatWallTime(scheduledAt, timezone)
}

/** Formats a planned wall time with the zone that it is of; undefined for none. */
export function usePlannedTimeText(): (at: string, isLocal: boolean) => string | undefined {
  const { t } = useTranslation('tools')
  const agencyZone = useAgencyZone()
  return (at, isLocal) => {
    const timezone = isLocal ? 'UTC' : agencyZone
    const moment = parseWallTime(at, timezone)
    if (moment === undefined) return undefined
    const when = isolate(formatDateTime(moment, timezone))
    return isLocal
      ? t('mass.review_local', { when })
      : t('mass.review_zone', { when, zone: isolate(timeZoneDisplayName(timezone)) })
  }
}
