import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { adjustStatement, approveStatement, listSales, reassignSale } from '@/api/calls/agency/performance'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { payPeriodOf } from '@/domain/money/pay-period'
import { world } from '@/mocks/node'

import { ToastStack } from '@/ui/feedback/toast-stack'

import { BEN, DARIA, TOM, VIKTOR } from '../../../../../tests/support/people'
import { setUpBackend, signIn } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { StatementsPanel } from './statements-panel'

setUpBackend()

const draw = (search = '', who: 'manager' | 'director' = 'manager') =>
  renderTool(<StatementsPanel />, who, `/?tab=statements${search}`)
const cents = (cell: HTMLElement | undefined) => Number((cell?.textContent ?? '').replaceAll(/[^\d-]/g, ''))

/** The values of the column with this header, totals first. */
async function column(header: string): Promise<number[]> {
  const table = await screen.findByRole('table')
  const heads = within(table).getAllByRole('columnheader')
  const at = heads.findIndex(({ textContent }) => textContent?.startsWith(header))
  const rows = within(table).getAllByRole('row').slice(1)
  return rows.map((row) => cents(row.querySelectorAll<HTMLElement>('td, th')[at]))
}

async function openFirst(search = '', who: 'manager' | 'director' = 'manager') {
  const { user } = await draw(search, who)
  const table = await screen.findByRole('table')
  const first = within(table).getAllByRole('row')[2]
  first?.focus()
  await user.keyboard('{Enter}')
  return { user, drawer: await screen.findByRole('dialog') }
}

describe('statements', () => {
  it('keep their month in the address while one is open, and no selection of another month', async () => {
    const { user } = await openFirst()
    expect(screen.getByLabelText('Address')).toHaveTextContent(/[?&]month=2026-10&?/)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByLabelText('Address')).not.toHaveTextContent('month='))
    const [, first = expect.fail('no statement')] = within(screen.getByRole('table')).getAllByRole('checkbox')
    await user.click(first)
    expect(screen.getByText('1 selected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /Month$/ }))
    await user.click(await screen.findByRole('option', { name: 'September 2026' }))
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull())
  })

  it('add up to the totals and to the balance, and show above the table why some could not be signed', async () => {
    const { user } = await draw()
    const [pay, commission, adjusted, owed] = await Promise.all(
      ['Base pay (hours × rate)', 'Commission', 'Adjustments', 'Owed'].map(column),
    )
    expect(owed?.length).toBeGreaterThan(20)
    for (const [total, ...rows] of [pay, commission, adjusted, owed].map((them) => them ?? []))
      expect(rows.reduce((sum, one) => sum + one, 0)).toBe(total)
    owed?.forEach((sum, row) =>
      expect((pay?.[row] ?? 0) + (commission?.[row] ?? 0) + (adjusted?.[row] ?? 0)).toBe(sum),
    )
    const [, first = expect.fail('no statement')] = within(screen.getByRole('table')).getAllByRole('checkbox')
    await user.click(first)
    await world.setFaults({ mode: 'fail', status: 422, only: '/statements/approve' })
    await user.click(screen.getByRole('button', { name: 'Sign off 1' }))
    expect(await screen.findByText(/^Couldn't sign off all statements\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(/^Couldn't sign off all statements\./)).toBeNull()
  })

  it(`name who signed and when in the agency's time zone, and can't be adjusted until reopened`, async () => {
    const { user, drawer } = await openFirst()
    expect(await within(drawer).findByRole('heading', { name: 'Adjust' })).toBeVisible()
    await user.click(within(drawer).getByRole('button', { name: 'Sign off' }))
    // Noon at the agency is eleven in UTC, where the tests run.
    expect(await within(drawer).findByText(/^Signed off by .*Viktor Lindqvist.* 12:0\d/)).toBeVisible()
    expect(within(drawer).getByText('Signed off. Reopen to adjust.')).toBeVisible()
    expect(within(drawer).queryByRole('heading', { name: 'Adjust' })).toBeNull()
    await user.click(within(drawer).getByRole('button', { name: 'Reopen' }))
    expect(await within(drawer).findByRole('heading', { name: 'Adjust' })).toBeVisible()
  })

  it('keep a typed adjustment when a colleague signed, and say why the undo of a removed one failed', async () => {
    const { user, drawer } = await openFirst()
    render(<ToastStack />)
    const amount = await within(drawer).findByRole('textbox', { name: 'Amount' })
    const reason = within(drawer).getByRole('textbox', { name: 'Reason' })
    const save = within(drawer).getByRole('button', { name: 'Save adjustment' })
    await user.type(amount, '25')
    await user.click(save)
    expect(reason).toBeInvalid()
    await user.type(reason, 'Night')
    await world.setFaults({ mode: 'fail', status: 409, only: '/statements/adjust' })
    await user.click(save)
    await waitFor(() =>
      expect(
        within(drawer)
          .getAllByRole('alert')
          .some((one) => one.textContent !== ''),
      ).toBe(true),
    )
    expect(amount).toHaveValue('25')
    expect(reason).toHaveValue('Night')
    await world.setFaults({ mode: 'none' })
    await user.click(save)
    const remove = await within(drawer).findByRole('button', { name: /^Remove .*Night/ })
    await user.click(remove)
    await waitFor(() => expect(remove).not.toBeInTheDocument())
    await world.setFaults({ mode: 'offline', only: '/statements/adjust' })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^Couldn't undo/)).toBeVisible()
  })

  it('show what changed a signed month since, and count it in the current one', async () => {
    const userId = BEN
    const { drawer } = await openFirst(`&people=${userId}`)
    await within(drawer).findByRole('heading', { name: 'Adjust' })
    const timezone = 'Europe/Warsaw'
    const { from, to } = payPeriodOf('2026-10', timezone)
    await send(approveStatement, { userId, from, to, approved: true })
    const { data } = await send(listSales, {
      from,
      to,
      state: 'credited',
      kind: 'paid_dms',
      userIds: [userId],
      limit: 1,
      lastId: null,
    })
    const [sale] = data
    if (!sale) expect.fail('nothing sold')
    await send(reassignSale, { saleId: sale.saleId, userId: TOM, reason: 'It was theirs' })
    await queryClient.invalidateQueries()
    expect(await within(drawer).findByText(/^Changed since sign-off: .*November 2026/)).toBeVisible()
    expect(within(screen.getByRole('table', { hidden: true })).getByText('Changed since')).toBeInTheDocument()
    cleanup()
    const next = await openFirst(`&people=${userId}&month=2026-11`)
    const lines = within(await within(next.drawer).findByRole('list', { name: 'Breakdown' }))
    const items = lines.getAllByRole('listitem')
    expect(
      items.some(({ textContent }) =>
        /^From .*October 2026.*: sales reassigned or refunded/.test(textContent ?? ''),
      ),
    ).toBe(true)
    // Lines add up to the balance, which is last.
    const amounts = items.map((item) => cents(item.querySelector<HTMLElement>('bdi[dir="ltr"]') ?? undefined))
    expect(amounts.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(amounts.at(-1))
    expect(screen.getByRole('columnheader', { name: /^From other months/, hidden: true })).toBeInTheDocument()
  })

  it(`can't be adjusted or signed by oneself: the page says so, and who can`, async () => {
    await signIn('director')
    const { from, to } = payPeriodOf('2026-10', 'Europe/Warsaw')
    const add = { clientId: 'own', amount: 2500, reason: 'Night shift' }
    await send(adjustStatement, { userId: VIKTOR, from, to, add })
    const { user, drawer } = await openFirst('&people=staff-02')
    expect(await within(drawer).findByRole('status')).toHaveTextContent(
      /^You can't approve your own hours or pay\./,
    )
    expect(within(drawer).queryByRole('heading', { name: 'Adjust' })).toBeNull()
    const sign = within(drawer).getByRole('button', { name: 'Sign off' })
    expect(sign).toHaveAccessibleDescription(/Ask a colleague with at least your role\.$/)
    await user.click(sign)
    expect(within(drawer).getByText('Open')).toBeVisible()
    expect(within(drawer).queryByRole('button', { name: /^Remove adjustment/ })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(within(await screen.findByRole('table')).getAllByRole('checkbox')[0] ?? drawer)
    expect(screen.getByRole('button', { name: /^Sign off/ })).toHaveAccessibleDescription(
      /^You can't approve your own/,
    )
  })

  it('can be signed by oneself if no one else could, with a note', async () => {
    await signIn('director')
    const { from, to } = payPeriodOf('2026-10', 'Europe/Warsaw')
    const add = { clientId: 'alone', amount: 2500, reason: 'Night shift' }
    await send(adjustStatement, { userId: DARIA, from, to, add })
    const { user, drawer } = await openFirst('&people=staff-01', 'director')
    expect(await within(drawer).findByText(/^These are your own hours or pay\./)).toBeVisible()
    await user.click(within(drawer).getByRole('button', { name: 'Sign off' }))
    expect(await within(drawer).findByText(/^Signed off by .*Daria/)).toBeVisible()
  })

  it('can be adjusted during the month, and signed after it', async () => {
    const { drawer } = await openFirst('&month=2026-11')
    expect(await within(drawer).findByRole('heading', { name: 'Adjust' })).toBeVisible()
    const sign = within(drawer).getByRole('button', { name: 'Sign off' })
    expect(sign).toHaveAttribute('aria-disabled', 'true')
    expect(sign).toHaveAccessibleDescription(/^This month is still in progress\./)
    expect(screen.getByText(/Adjustments made now stay with this month/)).toBeInTheDocument()
  })
})
