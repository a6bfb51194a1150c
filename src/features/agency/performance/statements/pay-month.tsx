import { payPeriodOf, isPayPeriodOver, monthAt, latestMonths } from '@/domain/money/pay-period'
import { useUrlField } from '@/features/figures/url/use-url-field'
import { formatDate } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { choiceField } from '@/lib/url-state'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Banner } from '@/ui/feedback/banner'
import { Select } from '@/ui/field/select'

import { formatMonth } from '../../statements/statement-text'
import { PAY_MONTH } from '../performance-tab'

/** The running month, and a year back. */
const MONTHS = 13

/** The month in the URL; defaults to the last finished one, which is due to be signed. */
export function usePayPeriod(timezone: string) {
  useMinute()
  const now = serverNow()
  const months = latestMonths(now, timezone, MONTHS)
  const [running = monthAt(now, timezone), due = running] = months
  const [month, choose] = useUrlField(PAY_MONTH, choiceField(months, due), { isStep: true })
  const range = payPeriodOf(month, timezone)
  return { months, month, running, isDue: month === due, range, isOver: isPayPeriodOver(range, now), choose }
}
export type PayPeriod = ReturnType<typeof usePayPeriod>

/** Formats when a period ends, from which it can be signed. */
export const formatPeriodEnd = ({ range: { to, timezone } }: Pick<PayPeriod, 'range'>): string =>
  formatDate(Date.parse(to), { dateStyle: 'medium', timeZone: timezone })

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
