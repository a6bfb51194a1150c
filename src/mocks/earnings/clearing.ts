import type { EarningState } from '@/domain/earnings'

import { dayOf, HOUR_MS, startOfDay } from '../seed/calendar'
import { CREATORS, type SeedCreator } from '../seed/creators'
import { chance, pick } from '../seed/random'
import { salesOfDay } from '../seed/sales'
import { dayOfEntry, type Entry } from './entries'

/** The platform holds payments for a week; chargebacks until the bank decides. */
const HOLD_DAYS = 7
const CLAIM_AFTER_DAYS = 2
const DECIDED_AFTER_DAYS = 30
const DISPUTED_PART = 0.12
const PAID_OUT_AT_MS = 9 * HOUR_MS

/** The sale of a day with a chargeback, which the platform wins after a month. Undefined on most days. */
export function reclaimedOf(creator: SeedCreator, day: number): string | undefined {
  if (chance(351, creator.index, day) >= DISPUTED_PART) return undefined
  const sales = salesOfDay(creator, day).filter(({ isRefunded }) => !isRefunded)
  return sales.length === 0 ? undefined : pick(sales, chance(352, creator.index, day)).saleId
}

/** Whether a payment has a known chargeback at a moment, decided or not. */
export function isReclaimed(entry: Entry, now: number): boolean {
  const day = dayOfEntry(entry)
  const creator = CREATORS[entry.creatorIndex]
  return (
    creator !== undefined &&
    now >= startOfDay(day + CLAIM_AFTER_DAYS) &&
    reclaimedOf(creator, day) === entry.entryId
  )
}

const clearDay = (entry: Entry, now: number): number =>
  dayOfEntry(entry) + (isReclaimed(entry, now) ? DECIDED_AFTER_DAYS : HOLD_DAYS)

export function stateOf(entry: Entry, now: number): EarningState {
  if (entry.isRefunded) return 'refunded'
  if (dayOf(now) >= clearDay(entry, now)) return 'cleared'
  return isReclaimed(entry, now) ? 'disputed' : 'pending'
}

export const mondayOf = (day: number): number => day - ((day + 3) % 7)

/** Payouts go out on Mondays, with everything cleared by the Sunday before. */
export const payoutMoment = (payoutDay: number): number => startOfDay(payoutDay) + PAID_OUT_AT_MS

/** The Monday a payment is paid out; null while disputed and after a refund. */
export function payoutDayOf(entry: Entry, now: number): number | null {
  const state = stateOf(entry, now)
  return state === 'refunded' || state === 'disputed' ? null : mondayOf(clearDay(entry, now)) + 7
}

/**
 * The days whose payments a payout contains: those after the usual hold, and those decided in the week
 * before.
 */
export const daysPaidBy = (payoutDay: number) => ({
  usual: payoutDay - 7 - HOLD_DAYS,
  decided: payoutDay - 7 - DECIDED_AFTER_DAYS,
})
