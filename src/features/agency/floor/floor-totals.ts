import type { FloorCreator } from '@/domain/agency/floor'
import { type Money, money } from '@/domain/money/money'

type FloorCreators = readonly FloorCreator[]

export interface FloorTotals {
  /** People; one who works for several creators counts once. */
  onDuty: number
  waiting: number
  payingWaiting: number
  oldestWaitAt: number | null
  shiftSales: Money | null
  lastSaleAt: number | null
}

const totalOf = (creators: FloorCreators, of: (row: FloorCreator) => number): number =>
  creators.reduce((sum, row) => sum + of(row), 0)

/** Null if no shift runs, or if several currencies can't add up. */
function shiftSalesTotal(creators: FloorCreators): Money | null {
  const sales = creators.flatMap(({ shiftSales }) => shiftSales ?? [])
  const currency = sales[0]?.currency
  if (currency === undefined || sales.some((one) => one.currency !== currency)) return null
  return money(
    sales.reduce((sum, { amount }) => sum + amount, 0),
    currency,
  )
}

/** The totals row of the floor. */
export function floorTotals(creators: FloorCreators): FloorTotals {
  const waits = creators.flatMap(({ oldestWaitAt }) => oldestWaitAt ?? [])
  const sold = creators.flatMap(({ lastSaleAt }) => lastSaleAt ?? [])
  return {
    onDuty: new Set(creators.flatMap(({ onDuty }) => onDuty.map(({ userId }) => userId))).size,
    waiting: totalOf(creators, ({ waiting }) => waiting),
    payingWaiting: totalOf(creators, ({ payingWaiting }) => payingWaiting),
    oldestWaitAt: waits.length > 0 ? Math.min(...waits) : null,
    shiftSales: shiftSalesTotal(creators),
    lastSaleAt: sold.length > 0 ? Math.max(...sold) : null,
  }
}
