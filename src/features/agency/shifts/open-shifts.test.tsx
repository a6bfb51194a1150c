import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { deactivateEmployees, updateEmployee } from '@/api/calls/agency/employees'
import { listPlannedShifts, saveShift } from '@/api/calls/agency/shifts'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { connectToastStack, type Toast } from '@/services/page/toasts'

import { ANA, MILA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { ShiftsTab } from './shifts-tab'

setUpBackend()

/** Nothing is planned five weeks ahead. */
const AT = '/?tab=shifts&week=2026-12-28&group=group-5'
const span = { startAt: '2026-12-30T08:00:00.000Z', endAt: '2026-12-30T16:00:00.000Z' }

async function draw(plan: () => Promise<unknown>) {
  const view = await renderTool(<p>signed in</p>, 'manager', AT)
  await send(saveShift, {
    clientId: 'planned-here',
    userIds: [ANA],
    creatorIds: [MILA],
    scope: 'one',
    ...span,
    repeat: { weekdays: [3], until: '2027-01-20', timezone: 'UTC' },
  })
  // A small group, so that all rows render.
  await send(updateEmployee, { userId: ANA, groupId: 'group-5' })
  await plan()
  view.unmount()
  queryClient.clear()
  return renderTool(<ShiftsTab onInvite={() => {}} />, 'manager', AT)
}

describe('shifts of a deactivated person', () => {
  it('move to the row of open shifts until someone takes them', async () => {
    const { user } = await draw(() => send(deactivateEmployees, { userIds: [ANA], cancelShifts: false }))
    const row = await screen.findByRole('group', { name: '⁨Open⁩, 1 shift' })
    await user.click(within(row).getByRole('button', { name: /Open, was/u }))
    const form = await screen.findByRole('dialog', { name: 'Edit shift' })
    await user.click(within(form).getByRole('button', { name: 'Save shift' }))
    expect(within(form).getByText('Choose at least one person.')).toBeVisible()
  })
})

describe('a shift moved out of its series', () => {
  it('rejoins its series on undo', async () => {
    const toasts: Toast[] = []
    const disconnect = connectToastStack({ show: (toast) => void toasts.push(toast), dismiss: () => {} })
    const { user } = await draw(async () => {})
    const block = await screen.findByRole('button', { name: /Ana.*repeats/u })
    block.focus()
    await user.keyboard('{ArrowRight}{Enter}')
    await user.click(await screen.findByRole('button', { name: 'This shift' }))
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Shift moved']))
    toasts[0]?.undo?.()
    await waitFor(() => expect(toasts.at(-1)?.text).toBe('Move undone'))
    const { data } = await send(listPlannedShifts, {
      from: '2026-12-28T00:00:00.000Z',
      to: '2027-01-25T00:00:00.000Z',
      userIds: [ANA],
    })
    expect(new Set(data.map(({ seriesId }) => seriesId)).size).toBe(1)
    expect(data[0]?.seriesId).not.toBeNull()
    disconnect()
  })
})
