import type { Statement } from '@/domain/money/statement'
import { sumOf } from '@/lib/sum-of'

/** The total of manual adjustments, in cents. */
export const adjustmentTotal = ({ adjustments }: Statement): number =>
  sumOf(adjustments, ({ amount }) => amount)

/** The total of changes to months signed before, in cents. */
export const carryOverTotal = ({ carried }: Statement): number => sumOf(carried, ({ amount }) => amount)

/** The users who adjusted and signed a statement. */
export const statementUserIds = ({ adjustments, approvedBy }: Statement): string[] => [
  ...adjustments.map(({ userId }) => userId),
  ...(approvedBy === null ? [] : [approvedBy]),
]

interface StatementTotals {
  currency: string
  hours: number
  pay: number
  commission: number
  carried: number
  adjusted: number
  total: number
  open: number
  openLogs: number
}

/** Sums statements; undefined if several currencies can't add up. */
export function statementTotals(statements: readonly Statement[]): StatementTotals | undefined {
  const currency = statements[0]?.currency
  if (currency === undefined || statements.some((one) => one.currency !== currency)) return undefined
  return {
    currency,
    hours: sumOf(statements, ({ hours }) => hours),
    pay: sumOf(statements, ({ pay }) => pay),
    commission: sumOf(statements, ({ commission }) => commission),
    carried: sumOf(statements, carryOverTotal),
    adjusted: sumOf(statements, adjustmentTotal),
    total: sumOf(statements, ({ total }) => total),
    open: statements.filter(({ state }) => state === 'open').length,
    openLogs: sumOf(statements, ({ openLogs }) => openLogs),
  }
}
