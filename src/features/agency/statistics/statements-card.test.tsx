import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { payPeriodOf } from '@/domain/money/pay-period'
import { world } from '@/mocks/node'
import { signStatement } from '@/mocks/rules/money/statement'

import { ANA, VIKTOR } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { StatementsCard } from './statements-card'

setUpBackend()

const signed = () =>
  world.transact(() => {
    const { from, to } = payPeriodOf('2026-10', 'Europe/Warsaw')
    signStatement(world, { userId: ANA, from, to }, { from: Date.parse(from), to: Date.parse(to) }, VIKTOR)
  })

it('shows a signed statement line by line, read-only', async () => {
  await signed()
  const { user } = await renderTool(<StatementsCard zone="UTC" />)
  await user.click(await screen.findByRole('button', { name: /^Show .*October 2026/ }))
  const drawer = await screen.findByRole('dialog', { name: /^My statement, .*October 2026/ })
  const lines = within(drawer).getByRole('list', { name: 'Breakdown' })
  expect(lines).toHaveTextContent(/an hour/)
  expect(within(drawer).getByText(/^Signed off by/)).toBeVisible()
  expect(within(drawer).queryByRole('textbox')).toBeNull()
  expect(within(drawer).queryByRole('button', { name: /Sign off|Open again|Remove/ })).toBeNull()
})

it('opens the month of the URL, and nothing for a month without a statement', async () => {
  await signed()
  const { user } = await renderTool(<StatementsCard zone="UTC" />, 'chatter', '/?statement=2026-10')
  await screen.findByRole('dialog', { name: /^My statement, .*October 2026/ })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/$/)
  await user.click(screen.getByRole('button', { name: /^Show .*October 2026/ }))
  expect(screen.getByLabelText('Address')).toHaveTextContent('/?statement=2026-10')
})

it.each(['2025-01', 'soon'])('opens no statement for %s', async (month) => {
  await signed()
  await renderTool(<StatementsCard zone="UTC" />, 'chatter', `/?statement=${month}`)
  expect(await screen.findByRole('button', { name: /^Show .*October 2026/ })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('explains the empty list before the first signed month, and retries after a failure', async () => {
  await world.setFaults({ mode: 'fail', status: 422, only: '/chatter/statements/list' })
  const { user } = await renderTool(<StatementsCard zone="UTC" />)
  const again = await screen.findByRole('button', { name: 'Retry' })
  await world.setFaults({ mode: 'none' })
  await user.click(again)
  expect(await screen.findByText(/^No statements yet\./)).toBeVisible()
})
