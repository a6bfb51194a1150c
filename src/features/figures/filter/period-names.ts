import { NAMED_PERIODS, type NamedPeriod } from '@/domain/time/period'
import type { Range } from '@/domain/time/range'
import { formatDayRange } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'

/** Returns the names of the periods in the UI language. */
export function usePeriodNames(): Record<NamedPeriod, string> {
  const { t } = useTranslation('analytics')
  return Object.fromEntries(NAMED_PERIODS.map((preset) => [preset, t(`filter.period_${preset}`)])) as Record<
    NamedPeriod,
    string
  > // One entry per period.
}

/** Formats the days of a range in its own zone: `Oct 24 – Nov 20, 2026`. */
export const formatPeriodRange = ({ from, to, timezone }: Range): string =>
  formatDayRange(Date.parse(from), Date.parse(to) - 1, timezone)
