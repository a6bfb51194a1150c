import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { reassignSale } from '@/api/calls/agency/performance'
import { world } from '@/mocks/node'
import { salesIn } from '@/mocks/rules/performance/sales-in'
import { CREATORS } from '@/mocks/seed/creators'

import { saleOf } from '../../../../tests/support/fixtures/sales'
import { ANA, BEN } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { recordCalls } from '../../../../tests/support/render/calls'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { ReassignDialog } from './reassign-dialog'

setUpBackend()

const creditsOf = (requests: { saleId: string; userId: string | null }[]) =>
  requests.map(({ saleId, userId }) => `${saleId} ${userId}`)

/** Two sales, of which the second fails, and the requests to credit them. */
async function openForTwo() {
  const now = Date.now()
  const [there] = await world.transact(() => salesIn(world, CREATORS, now - 86_400_000, now))
  if (!there) expect.fail('nothing sold')
  const asked = recordCalls(reassignSale)
  const sales = [saleOf(there.saleId), saleOf('sale-1-20000-9999')]
  const { user } = await renderTool(<ReassignDialog sales={sales} about="" onClose={() => {}} />, 'manager')
  const dialog = await screen.findByRole('dialog', { name: 'Reassign 2 sales' })
  const person = await within(dialog).findByRole('combobox', { name: 'Credit to' })
  const reason = within(dialog).getByRole('textbox', { name: 'Reason' })
  await user.type(reason, 'Their fans')
  return {
    asked,
    sold: there.saleId,
    reason,
    choose: async (name: string) => {
      await user.clear(person)
      await user.type(person, name)
      await user.click(await screen.findByRole('option', { name: new RegExp(name, 'u') }))
    },
    /** Ends with the error, after this many requests. */
    send: async (count: number) => {
      await user.click(within(dialog).getByRole('button', { name: 'Reassign' }))
      await waitFor(() => expect(asked).toHaveLength(count))
      await waitFor(() => expect(within(dialog).getByRole('alert')).not.toBeEmptyDOMElement())
    },
  }
}

it('resumes after the sales already credited when one of several fails', async () => {
  const { asked, sold, reason, choose, send } = await openForTwo()
  await choose('Ana Ribeiro')
  await send(2)
  await send(3)
  expect(creditsOf(asked)).toEqual([`${sold} ${ANA}`, `sale-1-20000-9999 ${ANA}`, `sale-1-20000-9999 ${ANA}`])
  expect(reason).toHaveValue('Their fans')
})

it('credits all sales to the person chosen for the retry, also those credited before one failed', async () => {
  const { asked, sold, choose, send } = await openForTwo()
  await choose('Ana Ribeiro')
  await send(2)
  await choose('Ben Kowalczyk')
  await send(4)
  expect(creditsOf(asked.slice(2))).toEqual([`${sold} ${BEN}`, `sale-1-20000-9999 ${BEN}`])
})
