import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'

import { Employee } from '@/domain/agency/employee'
import { FloorCreator } from '@/domain/agency/floor'
import type { Sale } from '@/domain/money/sale'
import { i18next } from '@/i18n'
import type { Column } from '@/ui/table/table-column'

import { peopleColumnsContext } from '../../../tests/support/fixtures/people-columns-context'
import { startTestI18n } from '../../../tests/support/i18n'
import { employeeColumns } from './employees/people/employee-columns'
import { floorTotals } from './floor/floor-rules'
import { floorColumns } from './floor/table/floor-columns'
import { saleColumns } from './performance/sales/sale-columns'

beforeAll(() => startTestI18n())

const t = () => i18next.getFixedT('en', 'analytics')
const nameOf = (id: string) => `Name of ${id}`

const saved = <Row>(columns: readonly Column<Row>[], id: string, row: Row) =>
  columns.find((column) => column.id === id)?.exportValue?.(row)

describe('the exported file matches the table (screens S0)', () => {
  it('lists the names of people on duty', () => {
    const row = v.parse(FloorCreator, {
      creatorId: 'one',
      creator: { userId: 'one', username: 'one', displayName: 'one' },
      onDuty: ['ana', 'tom'].map((userId) => ({
        userId,
        clockInAt: '2026-11-18T08:00:00Z',
        lastActiveAt: null,
      })),
    })
    const acts = { nameOf, onAction: () => undefined } as unknown as Parameters<typeof floorColumns>[1] // no cell of actions renders
    const columns = floorColumns(t(), acts, floorTotals([row]))
    expect(saved(columns, 'on_duty', row)).toBe('Name of ana, Name of tom')
    expect(saved(columns, 'on_duty', { ...row, onDuty: [] })).toBe('')
  })

  it('marks an expired invitation', () => {
    const invited = (inviteEndsAt: string) =>
      v.parse(Employee, {
        userId: 'one',
        email: 'one@example.com',
        status: 'invited',
        inviteEndsAt,
        roles: ['chatter'],
      })
    const columns = employeeColumns('invited', peopleColumnsContext())
    expect(saved(columns, 'status', invited('2020-01-01T00:00:00Z'))).toBe('Invitation expired')
    expect(saved(columns, 'status', invited('2099-01-01T00:00:00Z'))).toBe('Invited')
  })

  it('marks a disputed sale', () => {
    const columns = saleColumns({
      t: t(),
      timezone: 'UTC',
      nameOf,
      sums: undefined,
      view: 'all',
      onReassign: () => undefined,
    })
    const sale = { state: 'paid', disputeState: 'open' } as Sale // the column reads only these two fields
    expect(saved(columns, 'state', sale)).toBe('Paid, Disputed')
    expect(saved(columns, 'state', { ...sale, disputeState: 'none' })).toBe('Paid')
  })
})
