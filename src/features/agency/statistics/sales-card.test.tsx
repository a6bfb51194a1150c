import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { listOwnSales } from '@/api/calls/chatter/own-statistics'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { isoOf } from '@/domain/time/instant'
import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { SalesCard } from './sales-card'

setUpBackend()

function Card() {
  const filter = useFigureFilter(['period', 'creators', 'zone'], { period: 'last_28' })
  return <SalesCard filter={filter} hasOthers={false} onOthers={() => {}} />
}
const draw = () => renderTool(<Card />, 'chatter')
const table = () => screen.findByRole('table', { name: 'Sales list' })
const rowsOf = (of: HTMLElement) => [...(of as HTMLTableElement).rows].slice(2)
const amount = (row: HTMLElement | undefined) =>
  Number((/\$([\d,.]+)/.exec(row?.textContent ?? '')?.[1] ?? '').replaceAll(',', ''))
const sinceMonth = () => ({ from: isoOf(Date.now() - 28 * 86_400_000), to: isoOf(Date.now()) })

it('counts, totals and sorts all own sales on the server, and shows why its next page failed', async () => {
  const { user } = await draw()
  const sales = await table()
  const { total } = await send(listOwnSales, { ...sinceMonth(), limit: 1 })
  expect(total).toBeGreaterThan(50)
  const said = within(screen.getByRole('region', { name: 'Sales list' })).getAllByRole('status')
  expect(said.some(({ textContent }) => /^50 .* \d{2,}/.test(textContent))).toBe(true)
  await user.click(within(sales).getByRole('button', { name: /^Price/ }))
  await waitFor(() => {
    const prices = rowsOf(sales).map(amount)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  })
  expect(screen.getByLabelText('Address')).toHaveTextContent('sort=amount&order=desc')
  await world.setFaults({ mode: 'fail', status: 422, only: 'sales/list' })
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  const region = sales.closest<HTMLElement>('section')
  await waitFor(() =>
    expect(
      within(region ?? sales)
        .getAllByRole('alert')
        .map((one) => one.textContent)
        .join(''),
    ).not.toBe(''),
  )
})

it('keeps the rows after a failed refetch, and shows their age', async () => {
  await draw()
  const before = rowsOf(await table()).length
  await world.setFaults({ mode: 'fail', status: 422, only: 'sales/list' })
  await queryClient.invalidateQueries({ queryKey: [listOwnSales.path] })
  expect(await screen.findByRole('button', { name: 'Refresh' })).toBeVisible()
  expect(rowsOf(await table())).toHaveLength(before)
})

it(`shows a manager's note about an own sale beside the rule`, async () => {
  const { user } = await draw()
  const sales = await table()
  expect(within(sales).queryByRole('button', { name: 'About the decision' })).toBeNull()
  // The period ends with yesterday.
  const to = isoOf(Date.now() - 86_400_000)
  const { data } = await send(listOwnSales, { ...sinceMonth(), to, limit: 1 })
  const { saleId = '', userId = null } = data[0] ?? {}
  await world.transact(() => {
    const credit = { userId, from: null, by: 'staff-02', at: Date.now(), reason: 'Her offer.' }
    world.state.performance.credits[saleId] = credit
  })
  await queryClient.invalidateQueries({ queryKey: [listOwnSales.path] })
  const note = await within(sales).findByRole('button', { name: 'About the decision' })
  expect(note).toHaveAccessibleDescription('Her offer.')
  await user.hover(note)
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Her offer.')
})
