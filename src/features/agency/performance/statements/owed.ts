import type { Statement } from '@/domain/statement'

/** What was added or taken off by hand, in cents. */
export const adjusted = ({ adjustments }: Statement): number =>
  adjustments.reduce((sum, { amount }) => sum + amount, 0)

/** What comes from months that changed after they were signed off, in cents. */
export const carriedOver = ({ carried }: Statement): number =>
  carried.reduce((sum, { amount }) => sum + amount, 0)

/** Who adjusted a statement, and who signed it off. */
export const namedIn = ({ adjustments, approvedBy }: Statement): string[] => [
  ...adjustments.map(({ userId }) => userId),
  ...(approvedBy === null ? [] : [approvedBy]),
]

export interface Owed {
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

/** All statements together; nothing where they are in several currencies, which add up to no amount. */
export function owedOf(statements: readonly Statement[]): Owed | undefined {
  const currency = statements[0]?.currency
  if (currency === undefined || statements.some((one) => one.currency !== currency)) return undefined
  const sum = (of: (statement: Statement) => number) =>
    statements.reduce((all, statement) => all + of(statement), 0)
  return {
    currency,
    hours: sum(({ hours }) => hours),
    pay: sum(({ pay }) => pay),
    commission: sum(({ commission }) => commission),
    carried: sum(carriedOver),
    adjusted: sum(adjusted),
    total: sum(({ total }) => total),
    open: statements.filter(({ state }) => state === 'open').length,
    openLogs: sum(({ openLogs }) => openLogs),
  }
}
