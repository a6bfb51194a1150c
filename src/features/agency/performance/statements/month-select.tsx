import { useTranslation } from '@/i18n/use-translation'

import { payPeriodOf } from '@/domain/pay-period'
import { formatDate } from '@/i18n/format'
import { Banner } from '@/ui/banner'
import { Select } from '@/ui/select'

import type { PayPeriod } from './use-pay-period'

/** The month that begins at a moment. */
export const monthWords = (from: number, timezone: string): string =>
  formatDate(from, { month: 'long', year: 'numeric', timeZone: timezone })

/** When a period has ended: from then on it can be signed off. */
export const endOf = ({ range: { to, timezone } }: Pick<PayPeriod, 'range'>): string =>
  formatDate(Date.parse(to), { dateStyle: 'medium', timeZone: timezone })

/** Which month's statements are shown. */
export function MonthSelect({ period }: { period: PayPeriod }) {
  const { t } = useTranslation('analytics')
  const { months, month, running, range, choose } = period
  return (
    <Select
      label={t('performance.pay_month')}
      labelHidden
      options={months.map((value) => ({
        value,
        label: monthWords(Date.parse(payPeriodOf(value, range.timezone).from), range.timezone),
        ...(value === running && { detail: t('performance.pay_month_running') }),
      }))}
      value={month}
      onChange={choose}
    />
  )
}

/** A month that runs: what can be done now, and what from when on. */
export function RunningMonth({ period }: { period: PayPeriod }) {
  const { t } = useTranslation('analytics')
  if (period.isOver) return null
  return <Banner>{t('performance.pay_running_text', { date: endOf(period) })}</Banner>
}
