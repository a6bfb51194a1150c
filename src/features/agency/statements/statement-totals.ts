import type { Statement } from '@/domain/money/statement'

/** The total of manual adjustments, in cents. */
export const adjustmentTotal = ({ adjustments }: Statement): number =>
  adjustments.reduce((sum, { amount }) => sum + amount, 0)

/** The total of changes to months signed before, in cents. */
export const carryOverTotal = ({ carried }: Statement): number =>
  carried.reduce((sum, { amount }) => sum + amount, 0)

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
  const sum = (of: (statement: Statement) => number) =>
    statements.reduce((all, statement) => all + of(statement), 0)
  return {
    currency,
    hours: sum(({ hours }) => hours),
    pay: sum(({ pay }) => pay),
    commission: sum(({ commission }) => commission),
    carried: sum(carryOverTotal),
    adjusted: sum(adjustmentTotal),
    total: sum(({ total }) => total),
    open: statements.filter(({ state }) => state === 'open').length,
    openLogs: sum(({ openLogs }) => openLogs),
  }
}
