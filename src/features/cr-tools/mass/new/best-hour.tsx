import { Star } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { hourScores, nextBestMoment } from '@/domain/schedule/hour-scores'
import { dayOf } from '@/domain/time/day'
import { formatWallTime, parseWallTime } from '@/domain/time/zoned-time'
import { DAY_AND_TIME, formatTime } from '@/i18n/format'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { isolate } from '@/lib/text/isolate'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Button } from '@/ui/button'
import { InfoTip } from '@/ui/info-tip'

import { useBestHours } from '../../base/use-best-hours'
import { useMayOpen } from '../../base/permissions'

interface BestHourProps {
  creatorId: string
  /** The chosen date and time of the agency's zone as text; the hint is for its day. */
  value: string
  onUse: (value: string) => void
}

/** The best hour from the creator's own figures (screens S22), on a press the chosen time. */
export function BestHour({ creatorId, value, onUse }: BestHourProps) {
  const { t } = useTranslation('tools')
  const zone = useAgencyZone()
  const now = toServerTime(useMinute())
  const mayOpenScheduler = useMayOpen('scheduler')
  const hours = useBestHours(creatorId, zone, mayOpenScheduler).data?.data
  if (!mayOpenScheduler) return null
  const chosen = parseWallTime(value, zone)
  const scores = hours && hourScores(hours)
  const day = chosen === undefined ? undefined : dayOf(chosen, zone)
  const best = scores && nextBestMoment(scores, now, zone, day)
  return (
    // Keeps its height while the figures load.
    <span className="-ms-[10px] flex min-h-control-small items-center gap-2">
      {scores && best !== undefined && best !== chosen && (
        <>
          <Button size="small" kind="ghost" icon={Star} onClick={() => onUse(formatWallTime(best, zone))}>
            {t('mass.best_hour', { time: isolate(formatTime(best, { ...DAY_AND_TIME, timeZone: zone })) })}
          </Button>
          <InfoTip>{t(`mass.best_hour_info_${scores.by}`, { zone })}</InfoTip>
        </>
      )}
    </span>
  )
}
