import { describe, expect, it } from 'vitest'

import { instant } from '@/domain/time/instant'
import type { Statement } from '@/domain/money/statement'

import { adjustmentTotal, statementTotals } from './statement-totals'

const statement = (part: Partial<Statement>): Statement => ({
  userId: 'a',
  from: instant(0),
  to: instant(1),
  currency: 'USD',
  hours: 3600,
  hourly: 800,
  pay: 800,
  commission: 200,
  lines: [],
  carried: [],
  adjustments: [],
  total: 1000,
  state: 'open',
  approvedBy: null,
  approvedAt: null,
  movedOn: [],
  openLogs: 0,
  canDecide: true,
  ...part,
})
const bonus = { adjustmentId: 'x', amount: -150, reason: 'Advance', userId: 'm', at: instant(0) }

describe('the total of statements', () => {
  it('sums the statements part by part', () => {
    const some = [
      statement({ openLogs: 2 }),
      statement({ userId: 'b', adjustments: [bonus], total: 850, state: 'approved' }),
    ]
    const owed = statementTotals(some)
    expect(owed).toMatchObject({
      pay: 1600,
      commission: 400,
      adjusted: -150,
      total: 1850,
      open: 1,
      openLogs: 2,
    })
    expect(owed && owed.pay + owed.commission + owed.adjusted).toBe(owed?.total)
    expect(some.map(adjustmentTotal)).toEqual([0, -150])
  })

  it('is undefined for several currencies or no statements', () => {
    expect(statementTotals([statement({}), statement({ currency: 'EUR' })])).toBeUndefined()
    expect(statementTotals([])).toBeUndefined()
  })
})
