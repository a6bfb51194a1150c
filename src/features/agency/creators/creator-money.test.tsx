import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { cancelPlannedRates } from '@/api/calls/agency/agency-creators'
import { world } from '@/mocks/node'
import { connectToastStack, type Toast } from '@/services/page/toasts'

import { fillDate } from '../../../../tests/support/date-fields'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { openCreatorDrawer } from '../../../../tests/support/render/render-creator-drawer'

setUpBackend()

/** Dates are wrapped in bidi isolates. */
const PLAN = /^From .*Dec 1, 2026.*: 60% of net$/

const cents = (text: string | null | undefined) => Number((text ?? '').replaceAll(/[^\d]/g, ''))

/** The sums of the preview: before, and after if a change is proposed. */
function sumsIn(drawer: HTMLElement): Record<string, number[]> {
  const rows = within(within(drawer).getByRole('table')).getAllByRole('row').slice(1)
  return Object.fromEntries(
    rows.map((row) => {
      const name = row.querySelector('th')?.firstElementChild?.firstChild?.textContent ?? ''
      const cells = [...row.querySelectorAll('td')].map((cell) => cents(cell.firstElementChild?.textContent))
      return [name, cells]
    }),
  )
}

describe(`a creator's money`, () => {
  it('is hidden from an account manager, who learns who can grant access', async () => {
    const { drawer } = await openCreatorDrawer('account_manager', 'money')
    expect(await within(drawer).findByText(/Ask a director for access/)).toBeVisible()
    expect(within(drawer).queryByRole('table')).toBeNull()
    expect(within(drawer).queryByRole('textbox')).toBeNull()
  })

  it('is read-only for an agency manager', async () => {
    const { drawer } = await openCreatorDrawer('manager', 'money')
    expect(await within(drawer).findByText(/Ask a director to change them/)).toBeVisible()
    expect(await within(drawer).findByRole('table')).toHaveTextContent('Agency share')
    for (const field of within(drawer).getAllByRole('textbox')) expect(field).toHaveAttribute('readonly')
    expect(within(drawer).queryByRole('button', { name: 'Save rates' })).toBeNull()
  })

  it(`previews a director's change on last month before saving, and adds up on both sides`, async () => {
    const { user, drawer } = await openCreatorDrawer('director', 'money')
    await within(drawer).findByRole('table')
    const share = within(drawer).getByRole('textbox', { name: /^Agency share/ })
    await user.clear(share)
    await user.type(share, '60')
    await waitFor(() => expect(sumsIn(drawer)['Agency share']).toHaveLength(2))
    await waitFor(() => {
      const { 'Agency share': [before = 0, after = 0] = [] } = sumsIn(drawer)
      expect(after).toBeGreaterThan(before)
    })
    const sums = sumsIn(drawer)
    for (const side of [0, 1]) {
      const of = (name: string) => sums[name]?.[side] ?? Number.NaN
      expect(of('Gross') - of('Platform fee')).toBe(of('Net'))
      expect(of('Creator share') + of('Agency share')).toBe(of('Net'))
    }
  })

  it('keeps a planned change through another change and its undo, and cancels and restores it', async () => {
    const toasts: Toast[] = []
    const disconnect = connectToastStack({ show: (toast) => void toasts.push(toast), dismiss: () => {} })
    const { user, drawer } = await openCreatorDrawer('director', 'money')
    const undo = async (text: string) => {
      await waitFor(() => expect(toasts.at(-1)?.text).toBe(text))
      toasts.at(-1)?.undo?.()
    }
    const share = await within(drawer).findByRole('textbox', { name: /^Agency share/ })
    const save = () => within(drawer).getByRole('button', { name: 'Save rates' })
    const write = async (percent: string, day?: string) => {
      await user.clear(share)
      await user.type(share, percent)
      if (day !== undefined)
        await fillDate(user, within(drawer).getByRole('group', { name: 'Effective from' }), day)
      await user.click(save())
    }
    await write('60', '2026-12-01')
    expect(await within(drawer).findByText(PLAN)).toBeVisible()
    expect(share).toHaveValue('42')

    await write('55')
    await waitFor(() => expect(share).toHaveValue('55'))
    expect(within(drawer).getByText(PLAN)).toBeVisible()
    await undo('New rates are in effect')
    await waitFor(() => expect(share).toHaveValue('42'))
    expect(within(drawer).getByText(PLAN)).toBeVisible()

    // The current rates are a valid choice for a later date.
    expect(save()).toHaveAccessibleDescription('No changes yet.')
    await fillDate(user, within(drawer).getByRole('group', { name: 'Effective from' }), '2026-12-15')
    expect(save()).not.toHaveAttribute('aria-disabled', 'true')

    const cancel = () =>
      user.click(within(drawer).getByRole('button', { name: /^Cancel plan from .*Dec 1, 2026/ }))
    await world.setFaults({ mode: 'fail', status: 422, only: cancelPlannedRates.path })
    await cancel()
    expect(await within(drawer).findByText(/^Couldn't cancel the plan: /)).toBeVisible()
    await world.setFaults({ mode: 'none' })
    await cancel()
    await waitFor(() => expect(within(drawer).queryByText(PLAN)).toBeNull())
    await undo('Plan canceled')
    expect(await within(drawer).findByText(PLAN)).toBeVisible()
    disconnect()
  })
})
