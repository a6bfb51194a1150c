import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { IDENTITIES } from '@/mocks/rules/account/identities'
import { world } from '@/mocks/node'
import { focusCreator } from '@/services/session/creator-in-focus'

import { changePermissions } from '../../../../tests/support/change-permissions'
import { MILA, VIKTOR } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const ANALYTICS = '/cr-tools/tools/analytics'
const manager = IDENTITIES.find(({ labelKey }) => labelKey === 'manager')?.userId ?? ''
beforeEach(() => focusCreator(manager, MILA))

const rowIn = async (table: string, name: RegExp) => {
  const rows = within(await screen.findByRole('table', { name: table })).getAllByRole('row', { name })
  // After the header and the totals.
  return (
    rows.find((row) => row instanceof HTMLTableRowElement && row.rowIndex > 1) ?? expect.fail('no such row')
  )
}

it('sorts all top fans on the server, with their totals, and keeps the order in the address', async () => {
  const { user, address } = await renderApp(`${ANALYTICS}?tab=fans`, { as: 'manager' })
  const table = await screen.findByRole('table', { name: 'Top fans' })
  const firstCount = () => {
    const [, , row = expect.fail('no fan')] = within(
      screen.getByRole('table', { name: 'Top fans' }),
    ).getAllByRole('row')
    return Number(within(row).getAllByRole('cell')[3]?.textContent)
  }
  expect(within(table).getByRole('row', { name: /^Total/ })).toHaveTextContent('$')
  expect(firstCount()).toBeGreaterThan(1)
  const purchases = within(table).getByRole('button', { name: 'Purchases' })
  await user.click(purchases)
  await user.click(purchases)
  await waitFor(() => expect(address()).toBe(`${ANALYTICS}?tab=fans&fans_sort=purchases&fans_order=asc`))
  // The fewest are not among those who paid most, so only the server can put them first.
  await waitFor(() => expect(firstCount()).toBe(1))
})

it('opens what a row of the mass, the traffic and the content tab is about', async () => {
  const { user, address, router } = await renderApp(`${ANALYTICS}?tab=mass`, { as: 'manager' })
  await user.click(await rowIn('Mass messages', /./))
  await waitFor(() => expect(address()).toMatch(/^\/cr-tools\/messages\/mass\?tab=sent&message=mass-1-/))
  await act(() => router.navigate(`${ANALYTICS}?tab=traffic`))
  await user.click(await rowIn('Links', /Instagram bio/))
  await waitFor(() => expect(address()).toMatch(/^\/discounts-trials\?tab=links&link=link-1-/))
  await act(() => router.navigate(`${ANALYTICS}?tab=content`))
  await user.click(await screen.findByRole('searchbox', { name: 'Find an item' }))
  await user.paste('studio, take two')
  // A long table replaces its rows when the code of the virtualised one has loaded.
  const items = screen.getByRole('region', { name: 'Items' })
  await waitFor(() => expect(items).toHaveTextContent(/\D\d{1,2} of \d+/))
  await user.click(await rowIn('Items', /Studio, take two/))
  await waitFor(() => expect(address()).toMatch(/^\/vault\?item=/))
})

it('compares two mass messages by all figures that the user may see', async () => {
  const { user } = await renderApp(`${ANALYTICS}?tab=mass&period=last_90`, { as: 'manager' })
  const [, first, second] = within(await screen.findByRole('table', { name: 'Mass messages' })).getAllByRole(
    'checkbox',
  )
  await user.click(first ?? expect.fail('no message'))
  await user.click(second ?? expect.fail('no second message'))
  const compared = within(await screen.findByRole('table', { name: 'Comparison' }))
  const figures = () => compared.getAllByRole('rowheader').map(({ textContent }) => textContent)
  // Each with its explanation.
  const startingWith = (...names: string[]) => names.map((name) => expect.stringMatching(`^${name}`))
  expect(figures()).toEqual(startingWith('Sent', 'Reached', 'Seen', 'Unlock rate', 'Revenue', 'Per fan'))
  await changePermissions(VIKTOR, { canSeeSpend: false })
  await waitFor(() => expect(figures()).toEqual(startingWith('Sent', 'Reached', 'Seen', 'Unlock rate')))
})

it('opens no tool that the user may not open', async () => {
  const { user, address, router } = await renderApp(`${ANALYTICS}?tab=traffic`, {
    as: 'manager',
    before: () => world.transact(() => void (world.state.permissions[VIKTOR] = { discountsTrials: 'off' })),
  })
  await user.click(await rowIn('Links', /Instagram bio/))
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(address()).toBe(`${ANALYTICS}?tab=traffic`)
})
