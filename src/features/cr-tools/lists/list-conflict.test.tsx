import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { listFanLists } from '@/api/calls/chat/fan'
import { queryClient } from '@/api/query-client'
import { IDENTITIES } from '@/mocks/rules/account/identities'
import { world } from '@/mocks/node'
import { findListOrThrow, storeList } from '@/mocks/rules/lists/stored-lists'
import { CREATORS } from '@/mocks/seed/creators'
import { focusCreator } from '@/services/session/creator-in-focus'

import { changePermissions } from '../../../../tests/support/change-permissions'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const manager = IDENTITIES.find(({ labelKey }) => labelKey === 'manager')?.userId ?? ''
beforeEach(() => focusCreator(manager, 'creator-02'))

/** A colleague renames a list meanwhile. */
const renameAsColleague = (listId: string) =>
  world.transact(() => {
    const creator = CREATORS.find(({ userId }) => userId === 'creator-02')
    if (!creator) return
    const list = findListOrThrow(world, creator, listId)
    storeList(world, creator, listId, { ...list, name: 'Theirs', version: list.version + 1 })
  })

describe('a list that a colleague has changed meanwhile', () => {
  it('is not overwritten by the editor before the user chooses', async () => {
    const { user } = await renderApp('/list?edit=list-2-1', { as: 'manager' })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.type(name, ' mine')
    await renameAsColleague('list-2-1')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Someone else edited this')).toBeVisible()
    expect(name).toHaveValue('Big spenders mine')
    await user.click(screen.getByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(name).toHaveValue('Theirs'))
    await user.type(name, ' and mine')
    await renameAsColleague('list-2-1')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByRole('heading', { level: 1, name: /Theirs and mine/ })).toBeVisible()
  })

  it('is not overwritten by the dialog of a manual one', async () => {
    const { user } = await renderApp('/list', { as: 'manager' })
    await user.click(await screen.findByRole('button', { name: /^Actions for .*Regulars/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit list' })
    const name = within(dialog).getByRole('textbox', { name: 'Name' })
    await user.type(name, ' mine')
    await renameAsColleague('list-2-6')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await user.click(await within(dialog).findByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByRole('row', { name: /mine/ })).toBeVisible()
  })
})

describe('what is typed in the form of a list stays, and cannot be saved', () => {
  it.each(['new', 'list-2-1'])('when the right to edit is withdrawn (%s)', async (edited) => {
    const { user } = await renderApp(`/list?edit=${edited}`, { as: 'manager' })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.type(name, ' mine')
    await changePermissions(manager, { lists: 'view' })
    const save = () => screen.findByRole('button', { name: /^(?:Create|Save)$/ })
    await waitFor(async () => expect(await save()).toHaveAccessibleDescription(/You can view lists only/))
    expect(name).toHaveDisplayValue(/ mine$/)
  })

  it.each(['Edit', 'Duplicate'])('when a colleague deletes the list (%s)', async (act) => {
    const { user } = await renderApp('/list', { as: 'manager' })
    await user.click(await screen.findByRole('button', { name: /^Actions for .*Regulars/ }))
    await user.click(await screen.findByRole('menuitem', { name: act }))
    const dialog = await screen.findByRole('dialog')
    const name = within(dialog).getByRole('textbox', { name: 'Name' })
    await user.type(name, ' mine')
    await world.transact(() => {
      const creator = CREATORS.find(({ userId }) => userId === 'creator-02')
      if (creator) storeList(world, creator, 'list-2-6', null)
    })
    await queryClient.invalidateQueries({ queryKey: [listFanLists.path] })
    const save = () => within(dialog).getByRole('button', { name: /^(?:Save|Duplicate)$/ })
    await waitFor(() => expect(save()).toHaveAccessibleDescription('A colleague has deleted this list.'))
    expect(name).toHaveDisplayValue(/ mine$/)
  })
})
