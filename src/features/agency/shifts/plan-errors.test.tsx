import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { instant } from '@/domain/time/instant'
import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { ShiftDrawer } from './form/shift-drawer'
import { ShiftsTab } from './shifts-tab'

setUpBackend()

describe('a week whose check fails', () => {
  it('does not claim to have no drafts, and retries', async () => {
    await world.setFaults({ mode: 'fail', status: 422, only: '/shifts/check' })
    const { user } = await renderTool(
      <ShiftsTab onInvite={() => {}} />,
      'manager',
      '/?tab=shifts&week=2026-11-23',
    )
    const fault = await screen.findByText(/^Couldn't load this week's drafts, conflicts and gaps/u)
    expect(fault).toBeVisible()
    const publish = screen.getByRole('button', { name: 'Publish' })
    expect(publish).toHaveAccessibleDescription('Drafts are still loading.')
    await world.setFaults({ mode: 'none' })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/^\d+ drafts?$/u)).toBeVisible()
    expect(fault).not.toBeInTheDocument()
  })
})

const at = (text: string) => instant(Date.parse(text))
const subject = {
  span: { startAt: at('2026-11-25T08:00:00Z'), endAt: at('2026-11-25T16:00:00Z') },
  userIds: [],
  creatorIds: [],
}

describe('the people and creators of a shift', () => {
  it.each([
    ['People', '/employees/list'],
    ['Creators', '/search/agency'],
  ])('show an error with a retry if they fail to load: %s', async (name, only) => {
    await world.setFaults({ mode: 'fail', status: 422, only })
    const { user } = await renderTool(
      <ShiftDrawer subject={subject} timezone="UTC" onClose={() => {}} onDelete={() => {}} />,
      'manager',
    )
    const form = await screen.findByRole('dialog', { name: 'New shift' })
    await user.click(within(form).getByRole('button', { name: new RegExp(`^${name}:`, 'u') }))
    const retry = await screen.findByRole('button', { name: 'Retry' })
    await world.setFaults({ mode: 'none' })
    await user.click(retry)
    expect((await screen.findAllByRole('checkbox')).length).toBeGreaterThan(5)
  })
})
