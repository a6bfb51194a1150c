import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { listFanLists } from '@/api/calls/chat/fan'
import { queryClient } from '@/api/query-client'
import { IDENTITIES } from '@/mocks/rules/account/identities'
import { world } from '@/mocks/node'
import { findListOrThrow, storeList } from '@/mocks/rules/lists/stored-lists'
import { CREATORS } from '@/mocks/seed/creators'
import { focusCreator } from '@/services/session/creator-in-focus'
import { removeLocalDraft } from '@/services/storage/drafts'

import { changePermissions } from '../../../../tests/support/change-permissions'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const manager = IDENTITIES.find(({ labelKey }) => labelKey === 'manager')?.userId ?? ''
beforeEach(() => {
  focusCreator(manager, 'creator-02')
  removeLocalDraft(manager, 'list creator-02 new')
})

/** A colleague renames a list meanwhile. */
const renameAsColleague = (listId: string) =>
  world.transact(() => {
    const creator = CREATORS.find(({ userId }) => userId === 'creator-02')
    if (!creator) return
    const list = findListOrThrow(world, creator, listId)
    storeList(world, creator, listId, { ...list, name: 'Theirs', version: list.version + 1 })
  })

const withdrawRight = async () => {
  await changePermissions(manager, { lists: 'view' })
  const save = () => screen.findByRole('button', { name: /^(?:Create|Save)$/ })
  await waitFor(async () => expect(await save()).toHaveAccessibleDescription(/You can view lists only/))
}

/** Queried each time: what is typed must outlive a remount. */
const nameField = () => screen.getByRole('textbox', { name: 'Name' })

const openForm = async (user: Awaited<ReturnType<typeof renderApp>>['user'], act: string) => {
  await user.click(await screen.findByRole('button', { name: /^Actions for .*(?:Regulars|Theirs)/ }))
  await user.click(await screen.findByRole('menuitem', { name: act }))
  return within(await screen.findByRole('dialog'))
}

/** A colleague deletes the list: its form cannot be saved any more. */
const deleteAsColleague = async (form: ReturnType<typeof within>) => {
  await world.transact(() => {
    const creator = CREATORS.find(({ userId }) => userId === 'creator-02')
    if (creator) storeList(world, creator, 'list-2-6', null)
  })
  await queryClient.invalidateQueries({ queryKey: [listFanLists.path] })
  const save = () => form.getByRole('button', { name: /^(?:Save|Duplicate)$/ })
  await waitFor(() => expect(save()).toHaveAccessibleDescription('A colleague has deleted this list.'))
}

describe('a list that a colleague has changed meanwhile', () => {
  it('is not overwritten by the editor before the user chooses; typed text outlives the right to edit', async () => {
    const { user, router } = await renderApp('/list?edit=list-2-1', { as: 'manager' })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.type(name, ' my')
    await renameAsColleague('list-2-1')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Someone else edited this')).toBeVisible()
    expect(name).toHaveValue('Big spenders my')
    await user.click(screen.getByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(name).toHaveValue('Theirs'))
    await user.type(name, '+')
    await renameAsColleague('list-2-1')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByRole('heading', { level: 1, name: /Theirs\+/ })).toBeVisible()

    await act(() => router.navigate('/list?edit=list-2-1'))
    const again = await screen.findByRole('textbox', { name: 'Name' })
    await user.type(again, ' my')
    await withdrawRight()
    expect(nameField()).toHaveDisplayValue(/ my$/)
  })

  it('keeps what is typed for a new one when the right to edit is withdrawn', async () => {
    const { user } = await renderApp('/list?edit=new', { as: 'manager' })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.type(name, ' my')
    await withdrawRight()
    expect(nameField()).toHaveDisplayValue(/ my$/)
  })

  it('is not overwritten by the dialog of a manual one, which keeps what is typed once it is deleted', async () => {
    const { user } = await renderApp('/list', { as: 'manager' })
    const dialog = await openForm(user, 'Edit')
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' my')
    await renameAsColleague('list-2-6')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await user.click(await dialog.findByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByRole('row', { name: /Regulars my/ })).toBeVisible()

    const form = await openForm(user, 'Edit')
    const name = form.getByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'A my')
    await deleteAsColleague(form)
    expect(nameField()).toHaveDisplayValue(/ my$/)
  })

  it('keeps what is typed for its duplicate once it is deleted', async () => {
    const { user } = await renderApp('/list', { as: 'manager' })
    const form = await openForm(user, 'Duplicate')
    const name = form.getByRole('textbox', { name: 'Name' })
    await user.type(name, ' my')
    await deleteAsColleague(form)
    expect(nameField()).toHaveDisplayValue(/ my$/)
  })
})

const preview = () => screen.findByRole('region', { name: 'Preview' })
const rules = () => screen.findAllByRole('group', { name: /^Rule \d/ })

async function choose(
  user: Awaited<ReturnType<typeof renderApp>>['user'],
  of: HTMLElement,
  name: RegExp,
  option: string,
) {
  await user.click(within(of).getByRole('button', { name }))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('the editor of a smart list', () => {
  it('keeps the draft through a reload, counts matches while the user edits rules, and saves them', async () => {
    const first = await renderApp('/list?edit=new', { as: 'manager' })
    expect(await preview()).toHaveTextContent('Complete the rules')
    const least = async () => {
      const [rule = expect.fail('no rule')] = await rules()
      return within(rule).getByRole('textbox', { name: 'At least' })
    }
    await first.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Half')
    await first.user.type(await least(), '12,5')
    first.unmount()
    const { user, address } = await renderApp('/list?edit=new', { as: 'manager' })
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Half')
    expect(await least()).toHaveValue('12,5')
    expect(screen.getByText('Your text is still here.')).toBeVisible()

    await user.clear(await least())
    await user.type(await least(), '50')
    await waitFor(async () => expect(await preview()).toHaveTextContent(/[\d,]+ fans match/))
    expect(within(await preview()).getAllByRole('listitem').length).toBeGreaterThan(3)
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(address()).toMatch(/^\/list\?list=list-2-new-\d+$/))
    expect(await screen.findByRole('region', { name: 'Rules' })).toHaveTextContent('at least $50.00')
  })

  it('groups rules, the last of which takes its group along; previews who would leave, and asks on the way out', async () => {
    const { user } = await renderApp('/list?edit=list-2-1', { as: 'manager' })
    await waitFor(async () => expect(await preview()).toHaveTextContent('No one enters or leaves.'))
    await user.click(screen.getByRole('button', { name: 'Add group' }))
    const group = await screen.findByRole('group', { name: /^Group/ })
    await choose(user, within(group).getByRole('group', { name: 'Rule 1' }), /Fact/, 'Online')
    await waitFor(async () => expect(await preview()).toHaveTextContent(/would leave/))
    await user.click(within(group).getByRole('button', { name: 'Remove rule 1' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Group/ })).not.toBeInTheDocument())
    await waitFor(async () => expect(await preview()).toHaveTextContent('No one enters or leaves.'))

    const [rule = expect.fail('no rule')] = await rules()
    const least = within(rule).getByRole('textbox', { name: 'At least' })
    expect(least).toHaveValue('200')
    await user.clear(least)
    await user.type(least, '400')
    await waitFor(async () => expect(await preview()).toHaveTextContent(/[\d,]+ fans would leave/))
    await user.click(screen.getByRole('button', { name: 'All lists' }))
    const question = await screen.findByRole('alertdialog', { name: 'Unsaved changes' })
    await user.click(within(question).getByRole('button', { name: 'Stay' }))
    expect(least).toHaveValue('400')
  })

  it('shows all that is missing at once, also in each rule, and when rules contradict each other', async () => {
    const { user } = await renderApp('/list?edit=new', { as: 'manager' })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    const emoji = screen.getByRole('textbox', { name: 'Emoji' })
    const isStage = screen.getByRole('switch', { name: /^One stage per fan/ })
    await user.type(emoji, 'VIP')
    await user.click(isStage)
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('Enter a name.')).toBeVisible()
    expect(screen.getByText('Enter a funnel name.')).toBeVisible()
    await user.clear(emoji)
    await user.click(isStage)
    await user.type(name, 'None')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    const [rule = expect.fail('no rule')] = await rules()
    expect(await within(rule).findByText('Enter a minimum or a maximum.')).toBeVisible()
    await user.type(within(rule).getByRole('textbox', { name: 'At least' }), 'lots')
    expect(await within(rule).findByText(/^Enter an amount/)).toBeVisible()
    await choose(user, rule, /Fact/, 'Last active')
    await user.type(within(rule).getByRole('textbox', { name: 'Number of days' }), '7')
    await user.click(screen.getByRole('button', { name: 'Add rule' }))
    const [, second = expect.fail('no second rule')] = await rules()
    await choose(user, second, /Fact/, 'Last active')
    await choose(user, second, /Time/, 'more than')
    await user.type(within(second).getByRole('textbox', { name: 'Number of days' }), '30')
    await waitFor(async () => expect(await preview()).toHaveTextContent('contradict each other'))
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('These rules contradict each other, so no fan can match.')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Any rule' }))
    await waitFor(async () => expect(await preview()).toHaveTextContent(/fans match/))
  })

  it('keeps both amounts and adds a rule before the page has rendered the first; a removed one passes the focus on', async () => {
    const { user } = await renderApp('/list?edit=new', { as: 'manager' })
    const [rule = expect.fail('no rule')] = await rules()
    const least = within(rule).getByRole('textbox', { name: 'At least' })
    const most = within(rule).getByRole('textbox', { name: 'At most' })
    await act(async () => {
      fireEvent.change(least, { target: { value: '100' } })
      fireEvent.change(most, { target: { value: '500' } })
      fireEvent.click(screen.getByRole('button', { name: 'Add rule' }))
    })
    expect(await rules()).toHaveLength(2)
    const kept = Object.entries(localStorage).find(([key]) => key.endsWith('list creator-02 new'))
    expect(kept?.[1]).toContain('"min":"100","max":"500"')

    await user.click(screen.getByRole('button', { name: 'Remove rule 1' }))
    expect(screen.getByRole('button', { name: 'Remove rule 1' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('button', { name: 'Remove rule 1' })).not.toBeInTheDocument()
    expect(document.body).not.toHaveFocus()
  })
})
