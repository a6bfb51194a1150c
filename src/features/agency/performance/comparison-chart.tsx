import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useAccountNames } from '@/api/account-names'
import { getTeamSettings } from '@/api/calls/agency/performance'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { TeamTargets } from '@/domain/agency/team-settings'
import { FIGURE_UNIT } from '@/domain/figures/chatter-figures'
import type { Performance, PerformanceRow } from '@/domain/figures/performance'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { useUrlField } from '@/features/figures/url/use-url-field'
import { faultOf } from '@/features/figures/widget-fault'
import { currentLanguage } from '@/i18n'
import { formatNumber, timeZoneDisplayName } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { cardClasses } from '@/ui/card'
import { CHART_COLORS } from '@/ui/chart/chart-props'
import { LineChart } from '@/ui/chart/line-chart'
import { ContentState } from '@/ui/feedback/content-state'
import { Select } from '@/ui/field/select'
import { choiceField } from '@/lib/url-state'

import { COMPARED_SCHEMA, comparedPeople, MAX_COMPARED } from './compared-people'
import { daysOfScope, isFewDays, useRowsByDay } from './daily-figures'
import type { FigureId } from './figures'
import type { PerformanceScope } from './use-performance-scope'
import { figureText } from './figure-value'

const CHART_FIGURES = [
  'salesPerHour',
  'sales',
  'clockedSeconds',
  'messages',
  'goldenRatio',
  'unlockRate',
  'medianReplySeconds',
] as const satisfies readonly FigureId[]

/** Axis ticks are multiples of these. */
const TICK = { money: 100, span: 3600, reply: 60, share: 0.01, count: 1, decimal: 1 } as const

function axisText(id: FigureId, value: number, currency: string): string {
  return FIGURE_UNIT[id] === 'money'
    ? formatNumber(value / 100, {
        style: 'currency',
        currency,
        notation: 'compact',
        minimumFractionDigits: 0,
      })
    : figureText(id, value, currency)
}

function seriesOf(
  ids: readonly string[],
  { figure, rows, days }: { figure: FigureId; rows: readonly PerformanceRow[]; days: readonly number[] },
  nameOf: (id: string) => string,
) {
  const values = new Map(rows.map((row) => [`${row.userId} ${row.day}`, row[figure]]))
  return ids.map((id, index) => ({
    id,
    label: nameOf(id),
    values: days.map((day) => values.get(`${id} ${day}`) ?? null),
    color: CHART_COLORS[index] ?? ('stats-other' as const),
  }))
}

const TARGETS: Partial<Record<FigureId, keyof TeamTargets>> = {
  medianReplySeconds: 'replySeconds',
  unlockRate: 'unlockRate',
  salesPerHour: 'salesPerHour',
}

/** The agency's target for a figure; the chart renders without it if there is none or it failed to load. */
function useTarget(figure: FigureId, currency: string) {
  const { t } = useTranslation('analytics')
  const settings = useQuery(queryOf(getTeamSettings)).data
  const name = TARGETS[figure]
  const value = name && settings?.targets[name]
  return value == null
    ? undefined
    : { label: t('performance.target', { value: figureText(figure, value, currency) }), value }
}

interface FigureSelectProps {
  figure: (typeof CHART_FIGURES)[number]
  onChange: (figure: (typeof CHART_FIGURES)[number]) => void
}

function FigureSelect({ figure, onChange }: FigureSelectProps) {
  const { t } = useTranslation('analytics')
  return (
    <Select
      label={t('performance.chart_figure')}
      labelHidden
      options={CHART_FIGURES.map((value) => ({ value, label: t(`performance.figure_${value}`) }))}
      value={figure}
      onChange={onChange}
    />
  )
}

interface ComparisonChartProps {
  performance: Performance
  filter: FigureFilter
  scope: PerformanceScope
}

/** Compares up to six people day by day: those selected in the table, else the best sellers. */
export function ComparisonChart({ performance, filter, scope }: ComparisonChartProps) {
  const { t } = useTranslation('analytics')
  const [figure, setFigure] = useUrlField('chart', choiceField(CHART_FIGURES, CHART_FIGURES[0]), {
    isStep: true,
  })
  const { state } = useUrlState(COMPARED_SCHEMA)
  const people = comparedPeople(state.compared, performance.rows)
  const isFew = isFewDays(performance, filter.days)
  const read = useRowsByDay(isFew ? scope : { ...scope, userIds: [...people] }, people.length > 0)
  const nameOf = useAccountNames(people)
  const key = people.join(',')
  const days = useMemo(() => daysOfScope(scope), [scope])
  const rows = read.data?.rows
  const series = useMemo(
    () => seriesOf(key.split(','), { figure, rows: rows ?? [], days }, nameOf),
    [key, figure, rows, days, nameOf],
  )
  const { currency } = performance
  const target = useTarget(figure, currency)
  const status = useQueryStatus(read)
  if (faultOf(status))
    return (
      <div className={cardClasses}>
        <ContentState status={status} />
      </div>
    )
  const basis = t(`filter.basis_${filter.basis}`).toLocaleLowerCase(currentLanguage())
  return (
    <LineChart
      name={t(`performance.figure_${figure}`)}
      unit={t('performance.chart_unit', {
        unit: t(`performance.unit_${figure}`, { currency, basis }),
        count: people.length,
        most: MAX_COMPARED,
      })}
      info={t(`performance.figure_${figure}_info`, { zone: timeZoneDisplayName(filter.timezone) })}
      points={days}
      series={series}
      format={(value) => figureText(figure, value, currency)}
      formatAxis={(value) => axisText(figure, value, currency)}
      timezone={filter.timezone}
      tickUnit={TICK[FIGURE_UNIT[figure]]}
      {...(target && { target })}
      isLoading={rows === undefined}
      actions={<FigureSelect figure={figure} onChange={setFigure} />}
    />
  )
}
