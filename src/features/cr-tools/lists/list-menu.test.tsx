import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { world } from '@/mocks/node'
import { focusCreator } from '@/services/session/creator-in-focus'
import { readLocalDraft, removeLocalDraft } from '@/services/storage/drafts'

import { VIKTOR } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const MASS_DRAFT = 'mass-plan:creator-02'
beforeEach(() => {
  focusCreator(VIKTOR, 'creator-02')
  removeLocalDraft(VIKTOR, MASS_DRAFT)
})

describe('a mass message to a list', () => {
  it('starts in the menu of the list', async () => {
    const { user, address } = await renderApp('/list', { as: 'manager' })
    const table = await screen.findByRole('table', { name: 'All lists' })
    const row = await within(table).findByRole('row', { name: /Big spenders/ })
    await user.click(within(row).getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Write to this list' }))
    await waitFor(() => expect(address()).toBe('/cr-tools/messages/mass'))
    expect(JSON.stringify(readLocalDraft(VIKTOR, MASS_DRAFT))).toContain('list-2-1')
  })

  it('cannot be written by who may only view them, and the menu of its members says why', async () => {
    const { user } = await renderApp('/list?list=list-2-1', {
      as: 'manager',
      before: () =>
        world.transact(
          () => void (world.state.permissions[VIKTOR] = { lists: 'view', massMessages: 'view' }),
        ),
    })
    await user.click(await screen.findByRole('button', { name: /^Actions for .*Big spenders/ }))
    const item = await screen.findByRole('menuitem', { name: /^Write to this list/ })
    expect(item).toHaveAttribute('aria-disabled', 'true')
    expect(item).toHaveTextContent('You can view mass messages but not send them.')
  })
})
