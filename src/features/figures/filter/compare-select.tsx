import { comparedRange, type Comparison } from '@/domain/time/compared-range'
import { useTranslation } from '@/i18n/use-translation'
import { Select } from '@/ui/field/select'

import type { FigureFilter } from './use-figure-filter'
import { formatPeriodRange } from './period-names'

/** Chooses the comparison period of a page. */
export function CompareSelect({ filter }: { filter: FigureFilter }) {
  const { t } = useTranslation('analytics')
  const labels: Record<Comparison, string> = {
    previous: t('filter.compare_previous', { count: filter.days }),
    same_days_last_month: t('filter.compare_same_days'),
    previous_month: t('filter.compare_month'),
    previous_quarter: t('filter.compare_quarter'),
    same_month_last_year: t('filter.compare_year'),
    none: t('filter.compare_none'),
  }
  const datesOf = (value: Comparison) =>
    value !== 'none' && filter.parts.includes('compareMonths')
      ? { detail: formatPeriodRange(comparedRange(filter.range, value)) }
      : {}
  return (
    <Select
      label={t('filter.compare')}
      labelHidden
      options={filter.comparisons.map((value) => ({ value, label: labels[value], ...datesOf(value) }))}
      value={filter.compare}
      onChange={(compare) => filter.change({ compare })}
    />
  )
}
