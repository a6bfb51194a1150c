import { REVENUE_KINDS, type RevenueKind } from '@/domain/revenue-kind'

import { startOfDay } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import { dayGross, daysOf, partOfDay } from '../seed/money'
import type { WireRates } from './people-state'

interface Split {
  gross: number
  platformFee: number
  net: number
  agencyShare: number
  creatorShare: number
  byType: Record<RevenueKind, number>
}

interface Running {
  gross: number
  fee: number
  shares: number[]
}

/** A day's running totals at a part of it, rounded kind by kind as every other sum of the day is. */
function running(creator: SeedCreator, rates: WireRates, day: number, part: number): Running {
  const made: Running = { gross: 0, fee: 0, shares: REVENUE_KINDS.map(() => 0) }
  dayGross(creator, day).forEach((total, place) => {
    const gross = Math.round(total * part)
    const fee = Math.round(gross * rates.passesRate)
    const rate = rates.granularRates?.[REVENUE_KINDS[place] ?? 'other'] ?? rates.rate
    made.gross += gross
    made.fee += fee
    made.shares[place] = Math.round((rates.isNet ? gross - fee : gross) * rate)
  })
  return made
}

/** What a period's money comes to under a split: parts of days are differences of running totals, so that all adds up. */
export function splitOf(creator: SeedCreator, rates: WireRates, from: number, to: number): Split {
  const shares = REVENUE_KINDS.map(() => 0)
  let [gross, platformFee] = [0, 0]
  for (const day of daysOf(from, to)) {
    const end = to >= startOfDay(day + 1) ? 1 : partOfDay(to, day)
    const start = from > startOfDay(day) ? partOfDay(from, day) : 0
    const [last, first] = [running(creator, rates, day, end), running(creator, rates, day, start)]
    gross += last.gross - first.gross
    platformFee += last.fee - first.fee
    shares.forEach((sum, place) => {
      shares[place] = sum + (last.shares[place] ?? 0) - (first.shares[place] ?? 0)
    })
  }
  const net = gross - platformFee
  const agencyShare = shares.reduce((sum, share) => sum + share, 0)
  // One entry for every kind there is.
  const byType = Object.fromEntries(
    REVENUE_KINDS.map((kind, place) => [kind, shares[place] ?? 0]),
  ) as Split['byType']
  return { gross, platformFee, net, agencyShare, creatorShare: net - agencyShare, byType }
}
