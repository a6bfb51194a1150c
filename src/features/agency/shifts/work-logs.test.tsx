import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { gridWeek } from '@/domain/shift-grid'
import { world } from '@/mocks/node'

import { drawTool, withMockBackend } from '../../../../tests/tool-stage'
import { PublishDialog } from './parts/publish-dialog'
import { WorkLogsTab } from './work-logs-tab'

withMockBackend()

async function openDay(who: 'account_manager' | 'manager') {
  const { user } = await drawTool(
    <WorkLogsTab />,
    who,
    '/?tab=work-logs&people=staff-04,staff-05,staff-06,staff-07,staff-08,staff-09',
  )
  const table = await screen.findByRole('table', { name: 'Work logs' }, { timeout: 5000 })
  const row = within(table).getAllByRole('row')[2]
  row?.focus()
  await user.keyboard('{Enter}')
  return { user, drawer: await screen.findByRole('dialog') }
}

describe('the hours that people worked', () => {
  it('are read by an account manager, and changed by those who may, as the button says', async () => {
    const { user, drawer } = await openDay('account_manager')
    expect(screen.queryByRole('region', { name: 'Corrections asked for' })).toBeNull()
    const [edit] = await within(drawer).findAllByRole('button', { name: 'Change times' })
    expect(edit).toHaveAttribute('aria-disabled', 'true')
    expect(edit).toHaveAccessibleDescription('An agency manager can change work logs.')
    if (edit) await user.click(edit)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('are changed with a reason alone, and what was typed stays through a conflict', async () => {
    const { user, drawer } = await openDay('manager')
    const [edit] = await within(drawer).findAllByRole('button', { name: 'Change times' })
    if (edit) await user.click(edit)
    const form = await screen.findByRole('dialog', { name: /^Change times of/ })
    await user.click(within(form).getByRole('button', { name: 'Save times' }))
    expect(within(form).getByText('Say why.')).toBeVisible()
    const reason = within(form).getByRole('textbox', { name: 'Reason' })
    await user.type(reason, 'Forgot to clock out')
    await world.setFaults({ mode: 'fail', status: 409, only: '/work-logs/edit' })
    await user.click(within(form).getByRole('button', { name: 'Save times' }))
    await waitFor(() => expect(within(form).getByRole('alert')).not.toBeEmptyDOMElement())
    expect(reason).toHaveValue('Forgot to clock out')
  })
})

describe('publishing a week', () => {
  const week = gridWeek('2026-11-16', 'Europe/Warsaw')
  const draw = (clashes: number) =>
    drawTool(
      <PublishDialog week={week} drafts={5} people={3} clashes={clashes} onClose={() => {}} />,
      'manager',
    )

  it('says beforehand how many are told, and which conflicts stand in the way', async () => {
    await draw(2)
    const dialog = await screen.findByRole('dialog', { name: 'Publish 5 drafts' })
    expect(within(dialog).getByText(/3 people are told at once/)).toBeVisible()
    expect(within(dialog).getByText(/^2 conflicts in this week/)).toBeVisible()
  })

  it('speaks of no conflicts where there are none', async () => {
    await draw(0)
    const dialog = await screen.findByRole('dialog', { name: 'Publish 5 drafts' })
    expect(within(dialog).queryByText(/conflict/)).toBeNull()
  })
})
