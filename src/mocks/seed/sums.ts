import { REVENUE_KINDS, type RevenueKind } from '@/domain/revenue-kind'

import type { SeedCreator } from './creators'
import { dayGross, daysOf, partOfDay } from './money'

/** A creator's money in a range, in whole cents: gross − fee = net = creator's share + agency's share. */
export interface Sums {
  gross: number
  fee: number
  net: number
  agencyShare: number
  creatorsShare: number
  grossByKind: Record<RevenueKind, number>
  netByKind: Record<RevenueKind, number>
}

const noKinds = (): Record<RevenueKind, number> => ({
  subscriptions: 0,
  paid_dms: 0,
  mass_messages: 0,
  tips: 0,
  posts: 0,
  live: 0,
  other: 0,
})

export const noSums = (): Sums => ({
  gross: 0,
  fee: 0,
  net: 0,
  agencyShare: 0,
  creatorsShare: 0,
  grossByKind: noKinds(),
  netByKind: noKinds(),
})

/** Adds the other's amounts to the first. */
export function addTo(sums: Sums, other: Sums): Sums {
  sums.gross += other.gross
  sums.fee += other.fee
  sums.net += other.net
  sums.agencyShare += other.agencyShare
  sums.creatorsShare += other.creatorsShare
  for (const kind of REVENUE_KINDS) {
    sums.grossByKind[kind] += other.grossByKind[kind]
    sums.netByKind[kind] += other.netByKind[kind]
  }
  return sums
}

/** Fee and agency's share of a gross amount (screens, metrics). */
function split(creator: SeedCreator, kind: RevenueKind, gross: number): { fee: number; share: number } {
  const fee = Math.round(gross * creator.passesRate)
  const base = creator.isNet ? gross - fee : gross
  return { fee, share: Math.round(base * (creator.granularRates[kind] ?? creator.rate)) }
}

/**
 * What a creator took from `from` until `to`. Every amount is the difference of two running totals of the day, so
 * that the parts of a range always add up to the whole, to the cent, however it is cut.
 */
export function sumsBetween(creator: SeedCreator, from: number, to: number): Sums {
  const sums = noSums()
  for (const day of daysOf(from, to)) {
    const totals = dayGross(creator, day)
    const before = partOfDay(from, day)
    const until = partOfDay(to, day)
    REVENUE_KINDS.forEach((kind, place) => {
      const total = totals[place] ?? 0
      if (total === 0) return
      const start = Math.round(total * before)
      const end = Math.round(total * until)
      const first = split(creator, kind, start)
      const last = split(creator, kind, end)
      const gross = end - start
      const fee = last.fee - first.fee
      const share = last.share - first.share
      sums.gross += gross
      sums.fee += fee
      sums.agencyShare += share
      sums.grossByKind[kind] += gross
      sums.netByKind[kind] += gross - fee
    })
  }
  sums.net = sums.gross - sums.fee
  sums.creatorsShare = sums.net - sums.agencyShare
  return sums
}
