import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { DAY_MS } from '@/lib/duration'
import { world } from '@/mocks/node'
import { massesOf, storeMass } from '@/mocks/rules/mass/masses'
import { CREATORS } from '@/mocks/seed/creators'
import { focusCreator } from '@/services/session/creator-in-focus'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { SentList } from './sent-list'

setUpBackend()

const creator = CREATORS[12] ?? expect.fail('no creator')
/** On the second page by date, and with the highest revenue. */
const BEST = 'Old and dear'

beforeEach(async () => {
  focusCreator('staff-02', creator.userId)
  const oldest = (await massesOf(world, creator)).at(-1) ?? expect.fail('no message')
  await world.transact(() => {
    for (let nth = 1; nth <= 9; nth += 1) {
      const best = nth === 9 && { total: 400_000, content: { ...oldest.content, text: BEST, price: 1600 } }
      const startsAt = oldest.startsAt - nth * DAY_MS
      const change = { massMessageId: `mass-old-${nth}`, startsAt, second: null, ...best }
      storeMass(world, creator, { ...oldest, ...change })
    }
  })
})

const render = (search: string) =>
  renderTool(
    <SentList creatorId={creator.userId} onWrite={vi.fn()} onReuse={vi.fn()} onResend={vi.fn()} />,
    'manager',
    `/${search}`,
  )

const open = async (search = '') => {
  const { user } = await render(search)
  const table = await screen.findByRole<HTMLTableElement>('table', { name: 'Sent' })
  const cell = (row: number, head: string) => {
    const index = [...(table.rows[0]?.cells ?? [])].findIndex(({ textContent }) =>
      textContent.startsWith(head),
    )
    return table.rows[row]?.cells[index]?.textContent ?? ''
  }
  return { user, table, cell }
}
const amountOf = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''))

describe('sent mass messages', () => {
  it('are sorted and totalled by the server, those not loaded yet too, and keep the order in the address', async () => {
    const { user, table, cell } = await open()
    expect(within(table).queryByText(BEST)).toBeNull()
    await user.click(within(table).getByRole('button', { name: 'Revenue' }))
    await waitFor(() => expect(table.rows[2]).toHaveTextContent(BEST))
    expect(screen.getByLabelText('Address')).toHaveTextContent('sort=revenue&order=desc')
    expect(cell(1, 'Message')).toBe('All messages')
    expect(screen.getByText('30 of 34')).toBeVisible()
    // The rows that are not loaded earned least, so the sum of the loaded ones is nearly all.
    const loaded = Array.from({ length: 30 }, (_, nth) => amountOf(cell(nth + 2, 'Revenue')))
    const sum = loaded.reduce((whole, amount) => whole + amount, 0)
    expect(amountOf(cell(1, 'Revenue'))).toBeGreaterThanOrEqual(sum)
    expect(cell(1, 'Seen')).toMatch(/\d\d\.\d%$/)
  })

  it('show their price, and mark the rates of those that few got', async () => {
    const oldest = (await massesOf(world, creator)).at(-1) ?? expect.fail('no message')
    await world.transact(() => storeMass(world, creator, { ...oldest, massMessageId: 'mass-few', total: 12 }))
    const { table, cell } = await open('?sort=sent&order=asc')
    const small = [...table.rows].slice(2).find((row) => row.textContent.includes('low data'))
    expect(small).toBeDefined()
    expect(cell(small?.rowIndex ?? 0, 'Seen')).toMatch(/^low data/)
    expect(cell(small?.rowIndex ?? 0, 'Price')).toMatch(/^(Free|\$\d+\.\d\d)/)
  })

  it('say of one that a link leads to in vain that it is not found, without a Retry', async () => {
    await render('?message=mass-0')
    const dialog = within(await screen.findByRole('dialog', { name: 'Results' }))
    expect(await dialog.findByText('Message not found')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
    expect(dialog.queryByRole('button', { name: 'Reuse' })).not.toBeInTheDocument()
  })
})
