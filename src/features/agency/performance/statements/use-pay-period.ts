import { useAddress } from '@/features/figures/use-address'
import { isOver, monthAt, monthsUntil, payPeriodOf } from '@/domain/pay-period'
import { serverNow } from '@/services/server-clock'
import { useMinute } from '@/services/tick'

import { PAY_MONTH } from '../tab'

/** The running month, and a year back. */
const MONTHS = 13

/** The month in the URL; defaults to the last finished one, which is due to be signed. */
export function usePayPeriod(timezone: string) {
  const { params, change } = useAddress()
  useMinute()
  const now = serverNow()
  const months = monthsUntil(now, timezone, MONTHS)
  const [running = monthAt(now, timezone), due = running] = months
  const month = months.find((one) => one === params.get(PAY_MONTH)) ?? due
  const range = payPeriodOf(month, timezone)
  const choose = (to: string) => change({ [PAY_MONTH]: to === due ? null : to })
  return { months, month, running, range, isOver: isOver(range, now), choose }
}
export type PayPeriod = ReturnType<typeof usePayPeriod>
