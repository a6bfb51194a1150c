import { useUrlParams } from '@/features/figures/url/use-url-params'
import { isPayPeriodOver, monthAt, latestMonths, payPeriodOf } from '@/domain/money/pay-period'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'

import { PAY_MONTH } from '../performance-tab'

/** The running month, and a year back. */
const MONTHS = 13

/** The month in the URL; defaults to the last finished one, which is due to be signed. */
export function usePayPeriod(timezone: string) {
  const { params, change } = useUrlParams()
  useMinute()
  const now = serverNow()
  const months = latestMonths(now, timezone, MONTHS)
  const [running = monthAt(now, timezone), due = running] = months
  const month = months.find((one) => one === params.get(PAY_MONTH)) ?? due
  const range = payPeriodOf(month, timezone)
  const choose = (to: string) => change({ [PAY_MONTH]: to === due ? null : to })
  return { months, month, running, range, isOver: isPayPeriodOver(range, now), choose }
}
export type PayPeriod = ReturnType<typeof usePayPeriod>
