import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { instant } from '@/domain/time/instant'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { ShiftDrawer } from './form/shift-drawer'
import { ShiftsTab } from './shifts-tab'

setUpBackend()

const OWN = 10

it(`offers account managers their own creators, and keeps a shift's other creators`, async () => {
  const at = (text: string) => instant(Date.parse(text))
  const span = { startAt: at('2026-11-25T08:00:00Z'), endAt: at('2026-11-25T16:00:00Z') }
  const subject = { span, userIds: [], creatorIds: ['creator-01', 'creator-14'] }
  const { user } = await renderTool(
    <ShiftDrawer subject={subject} timezone="UTC" onClose={() => {}} onDelete={() => {}} />,
    'account_manager',
  )
  const form = await screen.findByRole('dialog', { name: 'New shift' })
  await user.click(within(form).getByRole('button', { name: /^Creators/ }))
  const list = await screen.findByRole('list', { name: 'Creators' })
  await waitFor(() => expect(within(list).getAllByRole('checkbox')).toHaveLength(OWN))
  expect(within(list).queryByRole('checkbox', { name: 'Mila Hart' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await within(form).findByRole('button', { name: /^Creators/ })).toHaveTextContent('Creators: 1')
})

it('limits their plan by creator to their own creators, with all shifts of these', async () => {
  await renderTool(
    <ShiftsTab onInvite={() => {}} />,
    'account_manager',
    '/?tab=shifts&week=2026-11-16&by=creator',
  )
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Add a shift/ })).toHaveLength(OWN))
  expect(screen.queryByText('Mila Hart')).toBeNull()
})
