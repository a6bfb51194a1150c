import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { IDENTITIES } from '@/mocks/rules/account/identities'
import { focusCreator } from '@/services/session/creator-in-focus'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const FANS = '/cr-tools/tools/analytics?tab=fans'
const manager = IDENTITIES.find(({ labelKey }) => labelKey === 'manager')?.userId ?? ''
beforeEach(() => focusCreator(manager, 'creator-01'))

const rows = () =>
  within(screen.getByRole('table', { name: 'Top fans' }))
    .getAllByRole('row')
    .slice(2)
const firstCount = () => Number(within(rows()[0] ?? document.body).getAllByRole('cell')[3]?.textContent)

it('sorts all top fans on the server, with their totals, and keeps the order in the address', async () => {
  const { user, address } = await renderApp(FANS, { as: 'manager' })
  const table = await screen.findByRole('table', { name: 'Top fans' })
  expect(within(table).getByRole('row', { name: /^Total/ })).toHaveTextContent('$')
  expect(firstCount()).toBeGreaterThan(1)
  const purchases = within(table).getByRole('button', { name: 'Purchases' })
  await user.click(purchases)
  await user.click(purchases)
  await waitFor(() => expect(address()).toBe(`${FANS}&fans_sort=purchases&fans_order=asc`))
  // The fewest are not among those who paid most, so only the server can put them first.
  await waitFor(() => expect(firstCount()).toBe(1))
})
