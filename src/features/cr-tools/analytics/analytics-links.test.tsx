import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { IDENTITIES } from '@/mocks/rules/account/identities'
import { world } from '@/mocks/node'
import { focusCreator } from '@/services/session/creator-in-focus'

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

it.each([
  ['mass', 'Mass messages', /./, /^\/cr-tools\/messages\/mass\?tab=sent&message=mass-1-/],
  ['traffic', 'Links', /Instagram bio/, /^\/discounts-trials\?tab=links&link=link-1-/],
])('opens what a row of the %s tab is about', async (tab, table, row, opened) => {
  const { user, address } = await renderApp(`${ANALYTICS}?tab=${tab}`, { as: 'manager' })
  await user.click(await rowIn(table, row))
  await waitFor(() => expect(address()).toMatch(opened))
})

it('opens the vault item of a row of the content tab', async () => {
  const { user, address } = await renderApp(`${ANALYTICS}?tab=content`, { as: 'manager' })
  await user.type(await screen.findByRole('searchbox', { name: 'Find an item' }), 'studio, take two')
  // A long table replaces its rows when the code of the virtualised one has loaded.
  const items = screen.getByRole('region', { name: 'Items' })
  await waitFor(() => expect(items).toHaveTextContent(/\D\d{1,2} of \d+/))
  await user.click(await rowIn('Items', /Studio, take two/))
  await waitFor(() => expect(address()).toMatch(/^\/vault\?item=/))
})

it('opens no tool that the user may not open', async () => {
  const { user, address } = await renderApp(`${ANALYTICS}?tab=traffic`, {
    as: 'manager',
    before: () => world.transact(() => void (world.state.permissions[VIKTOR] = { discountsTrials: 'off' })),
  })
  await user.click(await rowIn('Links', /Instagram bio/))
  expect(address()).toBe(`${ANALYTICS}?tab=traffic`)
})
