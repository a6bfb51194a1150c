import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { listPlannedShifts } from '@/api/calls/agency/shifts'
import { send } from '@/api/send'
import { ToastStack } from '@/ui/feedback/toast-stack'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { ShiftsTab } from './shifts-tab'

setUpBackend()

/** The seed plans nothing in this week. */
const WEEK = '2027-01-04'
const period = { from: '2027-01-02T23:00:00.000Z', to: '2027-01-23T23:00:00.000Z' }
const planned = async () => (await send(listPlannedShifts, period)).data

const draw = () =>
  renderTool(
    <>
      <ShiftsTab onInvite={() => {}} />
      <ToastStack />
    </>,
    'manager',
    `/?tab=shifts&week=${WEEK}&q=ribeiro`,
  )

it('undoes a created shift and a copied week with one press', async () => {
  const { user } = await draw()
  const undo = async () => {
    const [one = expect.fail('no undo')] = screen.getAllByRole('button', { name: 'Undo' })
    await user.click(one)
  }
  const undosLeft = (count: number) =>
    waitFor(() => expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(count))
  const [add = expect.fail('no button')] = await screen.findAllByRole('button', { name: /^Add a shift for/ })
  await user.click(add)
  const form = await screen.findByRole('dialog', { name: 'New shift' })
  await user.click(within(form).getByRole('button', { name: 'Add shift' }))
  await screen.findByText('1 draft created')
  expect(await planned()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Copy week' }))
  const copy = await screen.findByRole('dialog', { name: 'Copy week' })
  await user.click(within(copy).getByRole('button', { name: 'Copy' }))
  await waitFor(async () => expect(await planned()).toHaveLength(2))
  await undo()
  await waitFor(async () => expect(await planned()).toHaveLength(1))
  await undosLeft(1)
  await undo()
  await waitFor(async () => expect(await planned()).toEqual([]))
})
