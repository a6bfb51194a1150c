import type * as v from 'valibot'

import type { FanSpend } from '@/domain/chat/fan'

import { amountSum } from '../base/amount-sum'
import { DAY_MS, iso } from '../../seed/calendar'
import type { RecordedPayment, OpenOffer } from './fan-purchases'
import { AGENCY } from '../../seed/staff'

const WEEKS = 12
const WEEK_MS = 7 * DAY_MS

/** A fan's payments summed up in every way the panel shows; `all` oldest first. */
export function fanSpend(
  all: readonly RecordedPayment[],
  open: readonly OpenOffer[],
  now: number,
): Required<v.InferInput<typeof FanSpend>> {
  const payments = all.filter(({ isRefunded }) => !isRefunded)
  const bought = payments.filter(({ kind }) => kind === 'purchase' || kind === 'order')
  const weekly = Array.from({ length: WEEKS }, () => 0)
  for (const { at, amount } of payments) {
    const week = WEEKS - 1 - Math.floor((now - at) / WEEK_MS)
    if (week >= 0) weekly[week] = (weekly[week] ?? 0) + amount
  }
  const last = bought.at(-1)
  return {
    currency: AGENCY.currency,
    lifetime: amountSum(payments),
    last30Days: amountSum(payments.filter(({ at }) => at > now - 30 * DAY_MS)),
    average: bought.length === 0 ? 0 : Math.round(amountSum(bought) / bought.length),
    biggest: Math.max(0, ...payments.map(({ amount }) => amount)),
    tips: amountSum(payments.filter(({ kind }) => kind === 'tip')),
    purchases: bought.length,
    lastPurchaseAt: last ? iso(last.at) : null,
    openCount: open.length,
    openAmount: open.reduce((sum, { price }) => sum + price, 0),
    refunds: all.length - payments.length,
    weekly,
  }
}
