import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as v from 'valibot'

import { reassignSale } from '@/api/calls/agency/performance'
import { Sale } from '@/domain/money/sale'
import { world } from '@/mocks/node'
import { salesIn } from '@/mocks/rules/performance/sales-in'
import { CREATORS } from '@/mocks/seed/creators'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { recordCalls } from '../../../../tests/support/render/calls'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { ReassignDialog } from './reassign-dialog'

setUpBackend()

const saleOf = (saleId: string): Sale =>
  v.parse(Sale, {
    saleId,
    at: '2026-11-18T12:00:00Z',
    creatorId: 'creator-01',
    fanId: 'fan-1',
    kind: 'tips',
    amount: { amount: 500, currency: 'USD' },
    userId: null,
    rule: null,
    state: 'paid',
    disputeState: 'none',
    note: '',
  })

it('resumes after the sales already credited when one of several fails', async () => {
  const now = Date.now()
  const [there] = await world.transact(() => salesIn(world, CREATORS, now - 86_400_000, now))
  if (!there) expect.fail('nothing sold')
  const asked = recordCalls(reassignSale)
  const sales = [saleOf(there.saleId), saleOf('sale-1-20000-9999')]
  const { user } = await renderTool(<ReassignDialog sales={sales} about="" onClose={() => {}} />, 'manager')
  const dialog = await screen.findByRole('dialog', { name: 'Reassign 2 sales' })
  await user.type(await within(dialog).findByRole('combobox', { name: 'Credit to' }), 'Ana Rib')
  await user.click(await screen.findByRole('option', { name: /Ana Ribeiro/ }))
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Her fans')
  for (const count of [2, 3]) {
    await user.click(within(dialog).getByRole('button', { name: 'Reassign' }))
    await waitFor(() => expect(asked).toHaveLength(count))
    await waitFor(() => expect(within(dialog).getByRole('alert')).not.toBeEmptyDOMElement())
  }
  expect(asked.map(({ saleId }) => saleId)).toEqual([there.saleId, 'sale-1-20000-9999', 'sale-1-20000-9999'])
  expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveValue('Her fans')
})
