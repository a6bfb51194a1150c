import { TriangleAlert } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { FloorHour } from '@/domain/floor'
import { formatDateRange, formatList, formatNumber, formatPercent, zoneName } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { Badge } from '@/ui/badge'
import { HeatStrip } from '@/ui/chart/heat-strip'

import { uncovered } from '../coverage'

function NoCover({ hours, timezone }: { hours: readonly FloorHour[]; timezone: string }) {
  const { t } = useTranslation('analytics')
  const [first, ...more] = uncovered(hours)
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
const NAMED = 8

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
    const names = userIds.slice(0, NAMED).map((id) => isolate(nameOf(id)))
    const more = userIds.length - names.length
    return formatList(more > 0 ? [...names, t('floor.more_people', { count: more })] : names, 'unit')
  }
  const zone = zoneName(timezone)
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
      warns={(index) => hours[index]?.planned === 0}
      warning={t('floor.no_cover_hour')}
      saysAt={whoAt}
      actions={<NoCover hours={hours} timezone={timezone} />}
      empty={t('floor.no_hours')}
    />
  )
}
