import { TriangleAlert } from 'lucide'

import type { FloorHour } from '@/domain/agency/floor'
import { formatDateRange, formatList, formatNumber, formatPercent, timeZoneDisplayName } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { HeatStrip } from '@/ui/chart/heat-strip'
import { Badge } from '@/ui/text/badge'

import { uncoveredRanges } from '../floor-rules'

function UncoveredHours({ hours, timezone }: { hours: readonly FloorHour[]; timezone: string }) {
  const { t } = useTranslation('analytics')
  const [first, ...more] = uncoveredRanges(hours)
  if (!first) return null
  const parts = { hour: 'numeric', minute: '2-digit', timeZone: timezone } as const
  const range = isolate(formatDateRange(first.from, first.to, parts))
  return (
    <Badge tone="warning" icon={TriangleAlert}>
      {more.length === 0
        ? t('floor.no_cover', { range })
        : t('floor.no_cover_more', { range, count: more.length })}
    </Badge>
  )
}

/** The most names per hour; the rest are counted. */
const MAX_NAMES = 8

interface CoverageStripProps {
  hours: readonly FloorHour[]
  timezone: string
  nameOf: (id: string) => string
}

/** The hours ahead: planned people against the fans' usual activity, with uncovered ranges. */
export function CoverageStrip({ hours, timezone, nameOf }: CoverageStripProps) {
  const { t } = useTranslation('analytics')
  const whoAt = (index: number) => {
    const userIds = hours[index]?.userIds ?? []
    const names = userIds.slice(0, MAX_NAMES).map((id) => isolate(nameOf(id)))
    const more = userIds.length - names.length
    return formatList(more > 0 ? [...names, t('floor.more_people', { count: more })] : names, 'unit')
  }
  const zone = timeZoneDisplayName(timezone)
  return (
    <HeatStrip
      name={t('floor.next_day')}
      unit={t('floor.next_day_unit', { zone })}
      info={t('floor.next_day_info', { zone })}
      points={hours.map(({ hour }) => hour)}
      rows={[
        {
          id: 'demand',
          label: t('floor.fan_activity'),
          values: hours.map(({ demand }) => demand),
          look: 'shade',
          format: (value) => formatPercent(value, 0),
        },
        {
          id: 'planned',
          label: t('floor.planned_row'),
          values: hours.map(({ planned }) => planned),
          look: 'figure',
        },
      ]}
      format={formatNumber}
      timezone={timezone}
      isWarned={(index) => hours[index]?.planned === 0}
      warning={t('floor.no_cover_hour')}
      describeHour={whoAt}
      actions={<UncoveredHours hours={hours} timezone={timezone} />}
      empty={t('floor.no_hours')}
    />
  )
}
