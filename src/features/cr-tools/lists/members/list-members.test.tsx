import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { addFanListMembers, removeFanListMembers } from '@/api/calls/chat/lists'
import { IDENTITIES } from '@/mocks/rules/account/identities'
import { world } from '@/mocks/node'
import { focusCreator } from '@/services/session/creator-in-focus'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderApp } from '../../../../../tests/support/render/render-app'

setUpBackend()

const manager = IDENTITIES.find(({ labelKey }) => labelKey === 'manager')?.userId ?? ''
beforeEach(() => focusCreator(manager, 'creator-02'))

const open = () => renderApp('/list?list=list-2-8', { as: 'manager' })

describe('the members of a manual list', () => {
  it('confirms each of two removals in quick succession, with a way back, and passes the focus on', async () => {
    const { user } = await open()
    const [first, second, third] = await screen.findAllByRole('button', { name: /^Remove / })
    await world.setFaults({ latencyMs: 100, only: removeFanListMembers.path })
    await user.click(first ?? document.body)
    await user.click(second ?? document.body)
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2))
    await waitFor(() => expect(second).not.toBeInTheDocument())
    expect(first).not.toBeInTheDocument()
    expect(third).toHaveFocus()
  })

  it('says in the dialog why fans were not added', async () => {
    const { user } = await open()
    await screen.findAllByRole('button', { name: /^Remove / })
    await user.click(screen.getAllByRole('button', { name: 'Add fans' })[0] ?? document.body)
    const add = await screen.findByRole('dialog', { name: 'Add fans' })
    await user.type(within(add).getByRole('searchbox', { name: 'Search fans' }), 'a')
    const found = await within(add).findByRole('list', { name: 'Fans found' })
    await user.click(within(found).getAllByRole('button', { name: /^Add / })[0] ?? add)
    await world.setFaults({ mode: 'fail', status: 500, only: addFanListMembers.path })
    await user.click(within(add).getByRole('button', { name: 'Add 1 fan' }))
    await waitFor(() =>
      expect(
        within(add)
          .getAllByRole('alert')
          .some(({ textContent }) => textContent !== ''),
      ).toBe(true),
    )
  })
})
