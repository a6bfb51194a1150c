import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { loadOverlays } from '@/ui/overlay/load-overlays'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { AccountSettings } from './account-settings'

setUpBackend()
beforeEach(() => loadOverlays())

it('leaves the focus on the field for a new number', async () => {
  const { user } = await renderTool(
    <AccountSettings isOpen onClose={() => {}} onLeave={() => Promise.resolve(false)} />,
  )
  await user.click(await screen.findByRole('button', { name: 'Remove phone number' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Remove phone number' }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove phone number' })).not.toBeInTheDocument(),
  )
  expect(screen.getByRole('textbox', { name: 'New phone number' })).toHaveFocus()
})
