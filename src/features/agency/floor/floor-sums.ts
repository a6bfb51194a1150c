import type { FloorCreator } from '@/domain/floor'
import { type Money, money } from '@/domain/money'

type Creators = readonly FloorCreator[]

export interface FloorSums {
  /** People; one who works for several creators counts once. */
  onDuty: number
  waiting: number
  payingWaiting: number
  oldestWaitAt: number | null
  shiftSales: Money | null
  lastSaleAt: number | null
}

const sumOf = (creators: Creators, of: (row: FloorCreator) => number): number =>
  creators.reduce((sum, row) => sum + of(row), 0)

/** Null if no shift runs, or if several currencies can't add up. */
function salesIn(creators: Creators): Money | null {
  const sales = creators.flatMap(({ shiftSales }) => shiftSales ?? [])
  const currency = sales[0]?.currency
  if (currency === undefined || sales.some((one) => one.currency !== currency)) return null
  return money(
    sales.reduce((sum, { amount }) => sum + amount, 0),
    currency,
  )
}

/** The totals row of the floor. */
export function floorSums(creators: Creators): FloorSums {
  const waits = creators.flatMap(({ oldestWaitAt }) => oldestWaitAt ?? [])
  const sold = creators.flatMap(({ lastSaleAt }) => lastSaleAt ?? [])
  return {
    onDuty: new Set(creators.flatMap(({ onDuty }) => onDuty.map(({ userId }) => userId))).size,
    waiting: sumOf(creators, ({ waiting }) => waiting),
    payingWaiting: sumOf(creators, ({ payingWaiting }) => payingWaiting),
    oldestWaitAt: waits.length > 0 ? Math.min(...waits) : null,
    shiftSales: salesIn(creators),
    lastSaleAt: sold.length > 0 ? Math.max(...sold) : null,
  }
}
