import { useAddress } from '@/features/figures/use-address'
import { isOver, monthAt, monthsUntil, payPeriodOf } from '@/domain/pay-period'
import { serverNow } from '@/services/server-clock'
import { useMinute } from '@/services/tick'

import { PAY_MONTH } from '../tab'

/** The one that runs, and a year back. */
const MONTHS = 13

/** Whose month is shown stands in the address; at first the last one that is over, which is due to be signed off. */
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
