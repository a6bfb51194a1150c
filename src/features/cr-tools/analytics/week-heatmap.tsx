import { useTranslation } from '@/i18n/use-translation'
import { DEFAULT_CURRENCY } from '@/domain/money/money'

import { useUrlField } from '@/features/figures/url/use-url-field'
import { WidgetFault } from '@/features/figures/widget-fault'
import { currentLanguage } from '@/i18n'
import { formatMoney, formatNumber, formatShortTime } from '@/i18n/format'
import { weekdayName, weekdaysInOrder } from '@/i18n/weekdays'
import { HOUR_MS } from '@/lib/duration'
import { HeatMap } from '@/ui/chart/heat-map'
import { Segmented } from '@/ui/field/segmented'
import { choiceField } from '@/lib/url-state'

import { useCanSeeSpend } from '../base/permissions'
import type { AnalyticsWidgetProps } from './use-analytics'

const HEAT = ['revenue', 'messages'] as const

/** Heatmap of purchases or messages by hour of the week. */
export function WeekHeatmap({ data, fault, filter }: AnalyticsWidgetProps<'messages'>) {
  const { t } = useTranslation('analytics')
  const seesSpend = useCanSeeSpend()
  const choices = seesSpend ? HEAT : (['messages'] as const)
  const [shown, choose] = useUrlField('heat', choiceField(choices, seesSpend ? 'revenue' : 'messages'))
  const currency = data?.currency ?? DEFAULT_CURRENCY
  const cells = new Map(data?.series.map((cell) => [cell.weekday * 24 + cell.hour, cell[shown]]))
  const name = t('insights.heat')
  return (
    <HeatMap
      name={name}
      unit={t(`insights.heat_unit_${shown}`, {
        currency,
        basis: t(`filter.basis_${filter.basis}`).toLocaleLowerCase(currentLanguage()),
      })}
      info={t(`insights.heat_info_${shown}`, { zone: filter.timezone })}
      actions={
        seesSpend && (
          <Segmented
            label={t('insights.heat_show')}
            labelHidden
            options={HEAT.map((value) => ({ value, label: t(`insights.heat_${value}`) }))}
            value={shown}
            onChange={choose}
          />
        )
      }
      columns={Array.from({ length: 24 }, (_, hour) => formatShortTime(hour * HOUR_MS, 'UTC'))}
      rows={weekdaysInOrder().map((day) => ({
        id: `${day}`,
        label: weekdayName(day, 'short'),
        values: Array.from({ length: 24 }, (_, hour) => cells.get(day * 24 + hour) ?? null),
      }))}
      format={(value) =>
        shown === 'revenue' ? formatMoney({ amount: value, currency }) : formatNumber(value)
      }
      isLoading={!data && !fault}
      empty={fault && <WidgetFault fault={fault} />}
    />
  )
}
