import type { EarningState } from '@/domain/money/earnings'

import { agencyDay, HOUR_MS, agencyDayStart, weekStartOf } from '../../seed/calendar'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import { chance, pick } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { salesOfDay } from '../../seed/money/sales'
import { dayOfEntry, type EarningEntry } from './earning-entries'

/** The platform holds payments for a week; chargebacks until the bank decides. */
const HOLD_DAYS = 7
const CLAIM_AFTER_DAYS = 2
const DECIDED_AFTER_DAYS = 30
const CHARGEBACK_SHARE = 0.12
const PAID_OUT_AT_MS = 9 * HOUR_MS

/** The sale of a day with a chargeback, which the platform wins after a month. Undefined on most days. */
export function chargebackOf(creator: SeedCreator, day: number): string | undefined {
  if (chance(ROLL.hasChargeback, creator.index, day) >= CHARGEBACK_SHARE) return undefined
  const sales = salesOfDay(creator, day).filter(({ isRefunded }) => !isRefunded)
  return sales.length === 0 ? undefined : pick(sales, chance(ROLL.chargebackSale, creator.index, day)).saleId
}

/** Whether a payment has a known chargeback at a moment, decided or not. */
export function hasChargeback(entry: EarningEntry, now: number): boolean {
  const day = dayOfEntry(entry)
  const creator = CREATORS[entry.creatorIndex]
  return (
    creator !== undefined &&
    now >= agencyDayStart(day + CLAIM_AFTER_DAYS) &&
    chargebackOf(creator, day) === entry.entryId
  )
}

/** When chargebacks of a creator's sales became known within a range, oldest first. */
export function chargebackTimes(creator: SeedCreator, from: number, to: number): number[] {
  const times: number[] = []
  for (let day = agencyDay(from) - CLAIM_AFTER_DAYS; day <= agencyDay(to) - CLAIM_AFTER_DAYS; day += 1) {
    const at = agencyDayStart(day + CLAIM_AFTER_DAYS)
    if (at >= from && at <= to && chargebackOf(creator, day) !== undefined) times.push(at)
  }
  return times
}

const clearDay = (entry: EarningEntry, now: number): number =>
  dayOfEntry(entry) + (hasChargeback(entry, now) ? DECIDED_AFTER_DAYS : HOLD_DAYS)

export function paymentStateOf(entry: EarningEntry, now: number): EarningState {
  if (entry.isRefunded) return 'refunded'
  if (agencyDay(now) >= clearDay(entry, now)) return 'cleared'
  return hasChargeback(entry, now) ? 'disputed' : 'pending'
}

/** Payouts go out on Mondays, with everything cleared by the Sunday before. */
export const payoutTime = (payoutDay: number): number => agencyDayStart(payoutDay) + PAID_OUT_AT_MS

/** The Monday a payment is paid out; null while disputed and after a refund. */
export function payoutDayOf(entry: EarningEntry, now: number): number | null {
  const state = paymentStateOf(entry, now)
  return state === 'refunded' || state === 'disputed' ? null : weekStartOf(clearDay(entry, now)) + 7
}

/**
 * The days whose payments a payout contains: those after the usual hold, and those decided in the week
 * before.
 */
export const daysPaidBy = (payoutDay: number) => ({
  usual: payoutDay - 7 - HOLD_DAYS,
  decided: payoutDay - 7 - DECIDED_AFTER_DAYS,
})
