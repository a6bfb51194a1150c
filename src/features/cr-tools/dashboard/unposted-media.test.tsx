import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { world } from '@/mocks/node'
import { focusCreator } from '@/services/session/creator-in-focus'

import { changePermissions } from '../../../../tests/support/change-permissions'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const MANAGER = 'staff-02'
beforeEach(() => focusCreator(MANAGER, 'creator-01'))

it('offers a post by what the user may do with the schedule, and opens the form with the chosen item', async () => {
  const { user, address } = await renderApp('/cr-tools/dashboard', {
    as: 'manager',
    before: () => world.transact(() => void (world.state.permissions[MANAGER] = { scheduler: 'view' })),
  })
  const card = within(await screen.findByRole('list', { name: 'Not posted lately' }))
  const posts = () => card.queryAllByRole('button', { name: /^Post: / })
  expect(posts()[0]).toHaveAttribute('aria-disabled', 'true')
  expect(posts()[0]).toHaveAccessibleDescription(/Ask an account manager for access/)

  await changePermissions(MANAGER, { scheduler: 'off' })
  await waitFor(() => expect(posts()).toEqual([]))
  expect(card.getAllByRole('button', { name: /^Send to many: / })[0]).toBeVisible()

  await changePermissions(MANAGER, {})
  await waitFor(() => expect(posts()[0]).not.toHaveAttribute('aria-disabled'))
  await user.click(posts()[0] ?? expect.fail('nothing to post'))
  expect(await screen.findByRole('dialog', { name: 'New post or story' })).toBeVisible()
  expect(address()).toMatch(/^\/scheduler\?post=media-1-/)
})
