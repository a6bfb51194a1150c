import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'

import { exportPerformance, getPerformance } from '@/api/calls/agency/performance'
import { exportWorkLogs } from '@/api/calls/agency/shifts'
import { exportOverview } from '@/api/calls/agency/views'

import { lastDays } from '../../testing/performance-fixture'
import { MockClient } from '../../testing/mock-client'

describe('exports', () => {
  it('contain exactly the table’s rows in units, and no formulas', async () => {
    const visitor = await MockClient.as('viktor')
    const query = { ...lastDays(2), timezone: 'UTC', basis: 'net', groupBy: 'employee' } as const
    visitor.world.state.accounts['staff-05'] = { displayName: '=HYPERLINK("http://x")' }
    const { rows } = await visitor.call(getPerformance, query)
    const { url } = await visitor.call(exportPerformance, { ...query, format: 'csv' })
    const text = decodeURIComponent(url.slice(url.indexOf(',') + 1)).replace('\uFEFF', '')
    const { data } = Papa.parse<Record<string, string>>(text, { header: true })
    expect(data.map(({ userId, sales }) => [userId, Number(sales)])).toEqual(
      rows.map(({ userId, sales }) => [userId, sales / 100]),
    )
    expect(data.some(({ name }) => name?.startsWith('='))).toBe(false)
    expect(new Set(data.map(({ currency }) => currency))).toEqual(new Set(['USD']))
  })

  it('have the separator and decimal sign of the user’s language', async () => {
    const visitor = await MockClient.as('viktor')
    const signs = { separator: ';', decimal: ',' } as const
    const query = { ...lastDays(2), timezone: 'Europe/Warsaw', format: 'csv', signs } as const
    const { url } = await visitor.call(exportWorkLogs, query)
    const [head, first] = decodeURIComponent(url.slice(url.indexOf(',') + 1)).split('\r\n')
    expect(head).toContain('Person;Email;Day;Clocked hours;Active hours')
    expect(first).toMatch(/;\d+,\d\d;\d+,\d\d$/)
  })

  it('require the export permission', async () => {
    const visitor = await MockClient.as('robin')
    const query = { ...lastDays(2), timezone: 'UTC', basis: 'net', format: 'csv' } as const
    const answers = async () => {
      const outcomes = [
        await visitor.outcomeOf(exportPerformance, { ...query, groupBy: 'employee' }),
        await visitor.outcomeOf(exportOverview, { ...query, compare: 'none' }),
        await visitor.outcomeOf(exportWorkLogs, query),
      ]
      return outcomes.map(({ status }) => status)
    }
    expect(await answers()).toEqual([200, 200, 200])
    visitor.world.state.permissions['person-all'] = { canExport: false }
    expect(await answers()).toEqual([403, 403, 403])
  })
})
