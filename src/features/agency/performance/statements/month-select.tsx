import { useTranslation } from '@/i18n/use-translation'

import { payPeriodOf } from '@/domain/money/pay-period'
import { formatDate } from '@/i18n/format'
import { Banner } from '@/ui/feedback/banner'
import { Select } from '@/ui/field/select'

import type { PayPeriod } from './use-pay-period'

/** Formats the month that begins at this time. */
export const formatMonth = (from: number, timezone: string): string =>
  formatDate(from, { month: 'long', year: 'numeric', timeZone: timezone })

/** Formats when a period ends, from which it can be signed. */
export const formatPeriodEnd = ({ range: { to, timezone } }: Pick<PayPeriod, 'range'>): string =>
  formatDate(Date.parse(to), { dateStyle: 'medium', timeZone: timezone })

/** Selects the month of the statements. */
export function MonthSelect({ period }: { period: PayPeriod }) {
  const { t } = useTranslation('analytics')
  const { months, month, running, range, choose } = period
  return (
    <Select
      label={t('performance.pay_month')}
      labelHidden
      options={months.map((value) => ({
        value,
        label: formatMonth(Date.parse(payPeriodOf(value, range.timezone).from), range.timezone),
        ...(value === running && { detail: t('performance.pay_month_running') }),
      }))}
      value={month}
      onChange={choose}
    />
  )
}

/** Says what is possible while the month runs, and from when it can be signed. */
export function RunningMonthBanner({ period }: { period: PayPeriod }) {
  const { t } = useTranslation('analytics')
  if (period.isOver) return null
  return <Banner>{t('performance.pay_running_text', { date: formatPeriodEnd(period) })}</Banner>
}
