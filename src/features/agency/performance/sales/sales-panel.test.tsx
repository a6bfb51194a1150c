import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'

import { listDisputes, listSales } from '@/api/calls/agency/performance'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { Dispute } from '@/domain/money/sale'
import { world } from '@/mocks/node'
import { ToastStack } from '@/ui/feedback/toast-stack'

import { MILA } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { answerCall } from '../../../../../tests/support/render/calls'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { filterDisputes } from './disputes'
import { SalesPanel } from './sales-panel'

setUpBackend()

const draw = (search = '', beside?: ReactNode) =>
  renderTool(
    <>
      <SalesPanel />
      {beside}
    </>,
    'manager',
    `/?tab=sales&period=last_7${search}`,
  )
/** Querying a hundred rows by role takes seconds. */
const rowsOf = (table: HTMLElement) => [...(table as HTMLTableElement).rows].slice(2)
const amount = (row: HTMLElement | undefined) =>
  Number((/\$([\d,.]+)/.exec(row?.textContent ?? '')?.[1] ?? '').replaceAll(',', ''))

describe('sales of the period', () => {
  it('are sorted, searched and totalled by the server, without a person filter if unassigned', async () => {
    const { user } = await draw('&sales=unassigned&people=staff-04')
    const table = await screen.findByRole('table', { name: 'Unassigned' })
    expect(rowsOf(table).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /^Chatters|^People/ })).toBeNull()
    await user.click(within(table).getByRole('button', { name: /^Amount/ }))
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('sort=amount&order=desc'))
    await waitFor(() => {
      const amounts = rowsOf(table).map(amount)
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    })
    const totals = (table as HTMLTableElement).rows[1]
    expect(amount(totals)).toBe(rowsOf(table).reduce((sum, row) => sum + amount(row), 0))
    await user.click(screen.getByRole('searchbox', { name: 'Search sales' }))
    await user.paste('nobody is called so')
    await screen.findByText('No matching sales')
    const clear = screen.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? expect.fail('no button')
    await user.click(clear)
    expect(await screen.findByRole('table', { name: 'Unassigned' })).toBeVisible()
  })

  it('have no total if the server sends none, as for several currencies', async () => {
    const sale = (saleId: string, currency: string) => ({
      saleId,
      at: new Date().toISOString(),
      creatorId: MILA,
      fanId: 'fan-1',
      amount: { amount: 5000, currency },
      userId: null,
    })
    const data = [sale('1', 'EUR'), sale('2', 'USD')]
    answerCall(listSales, { data, lastId: null, total: 2, sums: null })
    await draw('&sales=unassigned')
    const table = await screen.findByRole('table', { name: 'Unassigned' })
    expect(rowsOf(table)).toHaveLength(2)
    expect((table as HTMLTableElement).rows[1]).not.toHaveTextContent(/[$€]/)
  })

  it('are credited to one person in bulk, with an undo', async () => {
    const { user } = await draw('&sales=unassigned', <ToastStack />)
    const table = await screen.findByRole('table', { name: 'Unassigned' })
    const before = rowsOf(table).length
    for (const row of rowsOf(table).slice(0, 2)) await user.click(within(row).getByRole('checkbox'))
    const acts = screen.getByRole('group', { name: 'Selected rows' })
    await user.click(within(acts).getByRole('button', { name: 'Reassign' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reassign 2 sales' })
    expect(within(dialog).getByText(/^2 sales, .*\$[\d,.]+.* total$/)).toBeVisible()
    await user.click(await within(dialog).findByRole('combobox', { name: 'Credit to' }))
    await user.paste('Ana Rib')
    await user.click(await screen.findByRole('option', { name: /Ana Ribeiro/ }))
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Her fans')
    await user.click(within(dialog).getByRole('button', { name: 'Reassign' }))
    await waitFor(() => expect(rowsOf(table)).toHaveLength(before - 2))
    expect(Object.values(world.state.performance.credits)).toMatchObject(
      Array.from({ length: 2 }, () => ({ userId: 'staff-04', reason: 'Her fans' })),
    )
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(rowsOf(table)).toHaveLength(before))
  })

  it(`link to everyone's sales if the chosen people sold nothing`, async () => {
    const { user } = await draw('&sales=refunded&people=nobody-1,nobody-2')
    expect(await screen.findByText('No matching sales')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'All creators and people' }))
    expect(await screen.findByRole('table', { name: 'Refunded' })).toBeVisible()
  })
})

describe('disputes', () => {
  it(`follow the people filter, link to all if none match, and can't be accepted in one's own favour`, async () => {
    const { user } = await draw('&sales=disputed&people=nobody-1')
    expect(await screen.findByText('No matching disputes')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Period/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'All creators and people' }))
    expect((await screen.findAllByRole('button', { name: /^Credit / })).length).toBeGreaterThan(2)
    const { data } = await send(listDisputes, { state: 'open' })
    const dispute = data[0]
    if (!dispute) expect.fail('nothing disputed')
    await world.transact(() => {
      const { disputes } = world.state.performance
      const said = { ...dispute, at: Number(dispute.at), decidedAt: null, state: 'open' } as const
      disputes[dispute.sale.saleId] = { ...said, userId: 'staff-02' }
    })
    await queryClient.invalidateQueries()
    const own = await screen.findByRole('button', { name: /^Credit .*Viktor/ })
    expect(own).toHaveAccessibleDescription(/^You can't credit sales to yourself\./)
  })

  it('match the person with the credit and the one who claims it', () => {
    const about = (userId: string, has: string | null, creatorId: string) =>
      v.parse(Dispute, {
        sale: {
          saleId: `${userId} ${creatorId}`,
          at: '2026-11-18T12:00:00Z',
          creatorId,
          fanId: 'f',
          userId: has,
          amount: { amount: 500, currency: 'USD' },
        },
        userId,
        at: '2026-11-18T12:00:00Z',
      })
    const all = [about('a', 'b', 'k1'), about('b', null, 'k2'), about('c', 'd', 'k1')]
    const chosen = (userIds: string[], creatorIds: string[] = []) =>
      filterDisputes(all, { userIds, creatorIds }).map(({ userId }) => userId)
    expect(chosen([])).toEqual(['a', 'b', 'c'])
    expect(chosen(['b'])).toEqual(['a', 'b'])
    expect(chosen(['b', 'd'], ['k1'])).toEqual(['a', 'c'])
  })
})
