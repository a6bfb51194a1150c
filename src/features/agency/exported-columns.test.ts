import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'

import { Employee } from '@/domain/agency/employee'
import { FloorCreator, type FloorPerson } from '@/domain/agency/floor'
import type { Overview, OverviewCreator } from '@/domain/figures/overview'
import type { Sale } from '@/domain/money/sale'
import { i18next } from '@/i18n'
import type { Column } from '@/ui/table/table-column'

import { peopleColumnsContext } from '../../../tests/support/fixtures/people-columns-context'
import { startTestI18n } from '../../../tests/support/i18n'
import { employeeColumns } from './employees/people/employee-columns'
import { floorPeopleTotals, floorTotals } from './floor/floor-rules'
import { floorColumns } from './floor/table/floor-columns'
import { floorPeopleColumns } from './floor/table/people-columns'
import { creatorColumns } from './overview/creator-columns'
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
    const columns = employeeColumns(t(), 'invited', peopleColumnsContext())
    expect(saved(columns, 'status', invited('2020-01-01T00:00:00Z'))).toBe('Invitation expired')
    expect(saved(columns, 'status', invited('2099-01-01T00:00:00Z'))).toBe('Invited')
  })

  it('has shares as percentages, and spans in the unit of the heading', () => {
    const creator = {
      change: -0.125,
      coverage: 0.9,
      medianReplySeconds: 90,
    } as OverviewCreator // the columns read only these fields
    const overview = { currency: 'USD', totals: {}, previous: {}, creators: [] } as unknown as Overview // nothing renders
    const range = { from: '2026-11-01', to: '2026-11-08', timezone: 'UTC' }
    const columns = creatorColumns(t(), { overview, basis: 'gross', comparedRange: range, zone: 'UTC' })
    expect(saved(columns, 'change', creator)).toEqual({ kind: 'share', value: -0.125 })
    expect(saved(columns, 'coverage', creator)).toEqual({ kind: 'share', value: 0.9 })
    const acts = { nameOf, creatorName: nameOf } as unknown as Parameters<typeof floorPeopleColumns>[1] // no cell renders
    const people = floorPeopleColumns(t(), acts, floorPeopleTotals([]))
    const reply = people.find(({ id }) => id === 'median_reply')
    expect(reply?.exportUnit).toBe('minute')
    expect(reply?.exportValue?.({ medianReplySeconds: 90 } as FloorPerson)).toBe(1.5) // the column reads only this field
  })

  it('marks a disputed sale', () => {
    const columns = saleColumns(t(), {
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
