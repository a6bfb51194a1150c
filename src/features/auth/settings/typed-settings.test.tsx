import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { loadOverlays } from '@/ui/overlay/load-overlays'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { AccountSettings } from './account-settings'

setUpBackend()
beforeEach(() => loadOverlays())

const SETTINGS = <AccountSettings isOpen onClose={() => {}} onLeave={() => Promise.resolve(false)} />
const field = (name: RegExp | string) => screen.findByRole('textbox', { name })

it('keeps what was typed through a reload, up to the code that the new address received', async () => {
  const first = await renderTool(SETTINGS, 'manager')
  await first.user.type(await field('Display name'), ' Maria')
  await first.user.type(await field('Username'), '.new')
  await first.user.type(await field('New email address'), 'ana@new.example')
  first.unmount()
  const { user, unmount } = await renderTool(SETTINGS, 'manager')
  expect(await field('Display name')).toHaveDisplayValue(/ Maria$/)
  expect(await field('Username')).toHaveDisplayValue(/\.new$/)
  expect(await field('New email address')).toHaveValue('ana@new.example')
  const [change] = screen.getAllByRole('button', { name: 'Change' })
  if (change) await user.click(change)
  await screen.findByLabelText('Confirmation code')
  unmount()
  await renderTool(SETTINGS, 'manager')
  expect(await screen.findByText('We sent a code to ana@new.example.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await field('New email address')).toHaveValue('')
})

it('forgets what was typed once the drawer discarded it', async () => {
  const { user, unmount } = await renderTool(SETTINGS, 'manager')
  await user.type(await field('New email address'), 'ana@new.example')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  unmount()
  await renderTool(SETTINGS, 'manager')
  expect(await field('New email address')).toHaveValue('')
})
