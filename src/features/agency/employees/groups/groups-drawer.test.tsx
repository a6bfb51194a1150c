import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { waitForExpect } from '../../../../../tests/support/wait-for-expect'
import { GroupsDrawer } from './groups-drawer'

setUpBackend()

async function openNewGroup() {
  const onClose = vi.fn()
  const { user, unmount } = await renderTool(<GroupsDrawer onClose={onClose} />, 'director')
  const drawer = await screen.findByRole('dialog', { name: 'Groups' })
  await user.click(await within(drawer).findByRole('button', { name: 'New group' }))
  const name = within(drawer).getByRole('textbox', { name: 'Name' })
  return { user, unmount, drawer, name, onClose }
}

it('keeps the name of a new group through a reload, until the drawer discards it', async () => {
  const first = await openNewGroup()
  await first.user.type(first.name, 'Weekend team')
  first.unmount()
  const second = await openNewGroup()
  expect(second.name).toHaveValue('Weekend team')
  await second.user.click(within(second.drawer).getByRole('button', { name: 'Close panel' }))
  const question = await screen.findByRole('alertdialog')
  await second.user.click(within(question).getByRole('button', { name: /^Discard/ }))
  await waitForExpect(() => expect(second.onClose).toHaveBeenCalledOnce())
  second.unmount()
  expect((await openNewGroup()).name).toHaveValue('')
})

it('closes without a question while nothing is typed', async () => {
  const { user, drawer, onClose } = await openNewGroup()
  await user.click(within(drawer).getByRole('button', { name: 'Close panel' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(onClose).toHaveBeenCalledOnce()
})
