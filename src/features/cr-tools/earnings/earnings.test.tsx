import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { STORAGE_KEY } from '@/config/storage-keys'
import { world } from '@/mocks/node'
import { tabStore } from '@/services/storage/storage'

import { ANA, MILA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const EARNINGS = '/cr-tools/earnings'
const workAs = (userId: string, creatorId = MILA) =>
  tabStore.set(STORAGE_KEY.creatorInFocus, JSON.stringify({ userId, creatorId }))
const tools = () => screen.getByRole('navigation', { name: 'Tools' })
const toolLink = async (name: RegExp) =>
  within(await screen.findByRole('navigation', { name: 'Tools' })).findByRole('link', { name })

it('shows split and payouts to a manager, filtered by the URL, which an amount on Enter changes', async () => {
  workAs('person-all')
  const { user, address, router } = await renderApp(EARNINGS, { as: 'all' })
  const least = await screen.findByRole('textbox', { name: 'Minimum amount' })
  await user.type(least, '20{Enter}')
  await waitFor(() => expect(address()).toBe(`${EARNINGS}?min=20`))
  expect(least).toHaveFocus()
  await user.click(screen.getByRole('button', { name: /^Clear/ }))
  await waitFor(() => expect(least).toHaveValue(''))

  await act(() => router.navigate(`${EARNINGS}?types=tips&min=20`))
  const rows = await screen.findAllByRole('row', { name: /2026/ })
  expect(rows.length).toBeGreaterThan(0)
  expect(await screen.findByRole('group', { name: 'Agency share' })).toHaveTextContent('$')
  expect(await screen.findByRole('table', { name: "How it's split" })).toHaveTextContent('25%')
  const split = screen.getByRole('region', { name: "How it's split" })
  expect(within(split).getByRole('button', { name: /^Export/ })).toBeEnabled()
  expect(await screen.findByRole('table', { name: 'Payouts' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Minimum amount' })).toHaveValue('20')
  const payments = screen.getByRole('table', { name: 'Transactions' })
  expect(within(payments).queryByText('Subscriptions')).not.toBeInTheDocument()
})

it('adds up the bases of the split as agreed, here the gross', async () => {
  workAs('person-all', 'creator-08')
  await renderApp(EARNINGS, { as: 'all' })
  const split = await screen.findByRole('table', { name: "How it's split" })
  const cells = within(within(split).getByRole('row', { name: /^Total/ })).getAllByRole('cell')
  const [, gross, , base] = cells.map(({ textContent }) => /\$.*/.exec(textContent)?.[0])
  expect(gross).toBeDefined()
  expect(base).toBe(gross)
})

it("shows a payout's transactions alone, and those of one fan, or that it is gone, without a Retry", async () => {
  workAs('person-all')
  const { user, address, router } = await renderApp(`${EARNINGS}?types=tips`, { as: 'all' })
  const payouts = await screen.findByRole('table', { name: 'Payouts' })
  const [paid = expect.fail('no payout')] = within(payouts).getAllByText('Paid')
  await user.click(paid)
  const drawer = await screen.findByRole('dialog', { name: /^Payout, / })
  await user.click(await within(drawer).findByRole('button', { name: 'Show these payments' }))
  await waitFor(() => expect(address()).toMatch(/^\/cr-tools\/earnings\?batch=payout-1-\d+$/))
  await user.click(await screen.findByRole('button', { name: /^Only .*Payout, .*Show all/ }))
  await waitFor(() => expect(address()).toBe(EARNINGS))
  await user.click(screen.getByRole('button', { name: 'All fans' }))
  const panel = await screen.findByRole('dialog', { name: 'Fan' })
  await user.type(within(panel).getByRole('searchbox', { name: 'Search fans' }), 'a')
  const [fan = expect.fail('no fan')] = await within(panel).findAllByRole('button', { name: /^Show only / })
  await user.click(fan)
  await waitFor(() => expect(address()).toMatch(/\?fan=fan-\d+$/))
  const clear = await screen.findByRole('button', { name: /Show all fans/ })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Fan' })).not.toBeInTheDocument())
  expect(document.activeElement).toHaveAttribute('aria-haspopup', 'dialog')
  await user.click(clear)
  await waitFor(() => expect(screen.getByRole('button', { name: 'All fans' })).toHaveFocus())

  await act(() => router.navigate(`${EARNINGS}?payout=payout-0`))
  const missing = await screen.findByRole('dialog', { name: 'Payout' })
  expect(await within(missing).findByText('Payout not found')).toBeVisible()
  expect(within(missing).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
})

it('hides split, payouts and payers from a chatter with view permission, who learns why a link shows all', async () => {
  workAs(ANA)
  const { user, router } = await renderApp('/cr-tools', {
    as: 'chatter',
    before: () =>
      world.transact(() => {
        world.state.permissions[ANA] = { earnings: 'view', canSeeSpend: false }
      }),
  })
  await user.click(await toolLink(/Earnings/))
  expect(await screen.findByRole('group', { name: 'Gross' })).toHaveTextContent('$')
  expect(await screen.findByRole('table', { name: 'Transactions' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export' })).toHaveAccessibleDescription(/You can't export/)
  expect(screen.queryByRole('group', { name: 'Agency share' })).not.toBeInTheDocument()
  expect(screen.queryByRole('table', { name: 'Payouts' })).not.toBeInTheDocument()
  expect(screen.queryByRole('columnheader', { name: 'Fan' })).not.toBeInTheDocument()

  await act(() => router.navigate(`${EARNINGS}?batch=payout-1-1&payout=payout-1-1`))
  expect(await screen.findByText(/Only agency managers and directors can see payouts/)).toBeVisible()
  expect((await screen.findAllByRole('row', { name: /2026/ })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Payout, .*Show all/ })).not.toBeInTheDocument()
})

it('is neither offered nor found without permission', async () => {
  workAs(ANA)
  const { router } = await renderApp('/cr-tools', { as: 'chatter' })
  await toolLink(/Vault/)
  expect(within(tools()).queryByRole('link', { name: /Earnings/ })).not.toBeInTheDocument()
  await act(() => router.navigate(EARNINGS))
  expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeVisible()
})
