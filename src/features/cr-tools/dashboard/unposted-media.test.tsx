import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import type { ChatterPermissions } from '@/domain/account/permission'
import { world } from '@/mocks/node'
import { focusCreator } from '@/services/session/creator-in-focus'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const MANAGER = 'staff-02'
beforeEach(() => focusCreator(MANAGER, 'creator-01'))

async function openCard(permissions: Partial<ChatterPermissions> = {}) {
  const app = await renderApp('/cr-tools/dashboard', {
    as: 'manager',
    before: () => world.transact(() => void (world.state.permissions[MANAGER] = permissions)),
  })
  return { ...app, card: within(await screen.findByRole('list', { name: 'Not posted lately' })) }
}

it('opens the form of a new post with the chosen item', async () => {
  const { user, card, address } = await openCard()
  const [post = expect.fail('nothing to post')] = card.getAllByRole('button', { name: /^Post: / })
  await user.click(post)
  expect(await screen.findByRole('dialog', { name: 'New post or story' })).toBeVisible()
  expect(address()).toMatch(/^\/scheduler\?post=media-1-/)
})

it('says why a user who only views the schedule cannot post, and who can change that', async () => {
  const { card } = await openCard({ scheduler: 'view' })
  const [post] = card.getAllByRole('button', { name: /^Post: / })
  expect(post).toHaveAttribute('aria-disabled', 'true')
  expect(post).toHaveAccessibleDescription(/Ask an account manager for access/)
})

it('offers no post without access to the schedule', async () => {
  const { card } = await openCard({ scheduler: 'off' })
  expect(card.queryByRole('button', { name: /^Post: / })).not.toBeInTheDocument()
  expect(card.getAllByRole('button', { name: /^Send to many: / })[0]).toBeVisible()
})
