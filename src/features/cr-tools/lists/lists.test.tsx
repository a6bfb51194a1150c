import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { IDENTITIES } from '@/mocks/rules/account/identities'
import { world } from '@/mocks/node'
import { focusCreator } from '@/services/session/creator-in-focus'
import { removeLocalDraft } from '@/services/storage/drafts'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const PAGE = '/list'
const idOf = (words: string) => IDENTITIES.find((one) => one.labelKey === words)?.userId ?? ''
const focusAs = (words: string) => focusCreator(idOf(words), 'creator-02')
beforeEach(() => {
  focusAs('manager')
  removeLocalDraft(idOf('manager'), 'list creator-02 new')
})

type User = Awaited<ReturnType<typeof renderApp>>['user']

const table = (name = 'All lists') => screen.findByRole('table', { name })
const rows = async (name?: string) =>
  within(await table(name))
    .getAllByRole('row')
    .slice(1)
const rowOf = async (name: RegExp) => within(await table()).findByRole('row', { name })

async function open(address = PAGE) {
  const app = await renderApp(address, { as: 'manager' })
  if (address === PAGE) await table()
  return app
}

async function act(user: User, name: RegExp, what: string | RegExp) {
  await user.click(within(await rowOf(name)).getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: what }))
}

const preview = () => screen.findByRole('region', { name: 'Preview' })
const rules = () => screen.findAllByRole('group', { name: /^Rule \d/ })

async function choose(user: User, of: HTMLElement, name: RegExp, option: string) {
  await user.click(within(of).getByRole('button', { name }))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('/list', () => {
  it('filters lists by name and kind, stores both in the URL, and clears them', async () => {
    const { user, address } = await open()
    const all = (await rows()).length
    await user.click(screen.getByRole('radio', { name: 'Manual' }))
    await waitFor(() => expect(address()).toBe('/list?kind=manual'))
    await waitFor(async () => expect((await rows()).length).toBeLessThan(all))
    await user.type(screen.getByRole('searchbox', { name: 'Search lists' }), 'RÉGULARS')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    await user.type(screen.getByRole('searchbox', { name: 'Search lists' }), 'zzz')
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await waitFor(async () => expect(await rows()).toHaveLength(all))
  })

  it('creates a manual list, adds fans and undoes it', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'New list' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Manual list' }))
    const dialog = await screen.findByRole('dialog', { name: 'New manual list' })
    const save = within(dialog).getByRole('button', { name: 'Create' })
    const name = within(dialog).getByRole('textbox', { name: 'Name' })
    await user.click(save)
    await waitFor(() => expect(name).toHaveFocus())
    await user.type(name, 'regulars')
    await user.type(within(dialog).getByRole('textbox', { name: 'Emoji' }), 'VIP')
    await user.click(save)
    const emoji = within(dialog).getByRole('textbox', { name: 'Emoji' })
    await waitFor(() => expect(emoji).toHaveAccessibleDescription(expect.stringContaining('Use one emoji.')))
    await user.clear(emoji)
    await user.click(save)
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(expect.stringContaining('This name is already in use.')),
    )
    await user.type(name, ' 2')
    await user.click(save)
    expect(await screen.findByText('No members')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Add fans' })[0] ?? expect.fail('no button'))
    const add = await screen.findByRole('dialog', { name: 'Add fans' })
    await user.type(within(add).getByRole('searchbox', { name: 'Search fans' }), 'a')
    const found = await within(add).findByRole('list', { name: 'Fans found' })
    const [first, second] = within(found).getAllByRole('button', { name: /^Add / })
    if (first) await user.click(first)
    if (second) await user.click(second)
    await user.click(within(add).getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await user.click(within(add).getByRole('button', { name: 'Add 2 fans' }))
    await waitFor(async () => expect(await rows('Members')).toHaveLength(2))
    await user.click(screen.getAllByRole('button', { name: /^Remove / })[0] ?? expect.fail('no button'))
    await waitFor(async () => expect(await rows('Members')).toHaveLength(1))
    expect(await screen.findByText('1 fan removed')).toBeVisible()
    // The newest toast is on top.
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] ?? expect.fail('no undo'))
    await waitFor(async () => expect(await rows('Members')).toHaveLength(2))
  })

  it('shows what uses a list before deleting it', async () => {
    const { user } = await open()
    await act(user, /Expired, spent before/, 'Delete')
    const question = await screen.findByRole('alertdialog', { name: /^Delete .*Expired/ })
    expect(question).toHaveTextContent('The fans stay.')
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(async () =>
      expect(within(await table()).queryByRole('row', { name: /Expired, spent/ })).not.toBeInTheDocument(),
    )
  })

  it('confirms again when the list came into use in the meantime', async () => {
    const { user } = await open()
    await act(user, /Big spenders/, 'Delete')
    const question = await screen.findByRole('alertdialog', { name: /^Delete/ })
    const asked = await world.transact(() => {
      const creatorId = 'creator-02'
      const groups = Object.keys(world.state.groups)
      world.state.threads.groups['channel-2-900001'] = {
        creatorId,
        title: 'Inner ring',
        memberCount: 0,
        at: 0,
      }
      world.state.groups['channel-2-900001'] = {
        members: {},
        added: [],
        decided: [],
        log: [],
        settings: {
          name: 'Inner ring',
          description: '',
          pictureMediaId: null,
          joinBy: 'list',
          joinListId: 'list-2-1',
          joinTier: null,
          joinPrice: null,
          posters: 'everyone',
          slowModeS: 0,
          rules: '',
        },
      }
      return groups.length
    })
    expect(asked).toBe(0)
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(question).toHaveTextContent(/This list is used in 1 group: .*Inner ring/))
    await user.click(within(question).getByRole('button', { name: 'Delete anyway' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
  })

  it('copies a list to other creators and shows each result', async () => {
    const { user } = await open()
    await act(user, /New members/, /^Copy to other/)
    const dialog = await screen.findByRole('dialog', { name: /^Copy .*New members/ })
    const [first, second] = await within(dialog).findAllByRole('checkbox')
    if (first) await user.click(first)
    if (second) await user.click(second)
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }))
    expect(await within(dialog).findAllByText('Already has a list with this name')).toHaveLength(2)
    await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  })

  it('is read-only without edit permission', async () => {
    focusAs('chatter')
    const { user } = await renderApp(PAGE, { as: 'chatter' })
    expect(await screen.findByRole('button', { name: 'New list' })).toHaveAccessibleDescription(
      expect.stringContaining('You can view lists only.'),
    )
    await user.click(await rowOf(/Big spenders/))
    const said = await screen.findByRole('region', { name: 'Rules' })
    expect(said).toHaveTextContent('Spend: at least $200.00')
    expect((await rows('Members')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
  })
})

describe('the editor of a smart list', () => {
  it('counts matches while the user edits rules, and saves them', async () => {
    const { user, address } = await open(`${PAGE}?edit=new`)
    const [rule = expect.fail('no rule')] = await rules()
    expect(await preview()).toHaveTextContent('Complete the rules')
    await user.type(within(rule).getByRole('textbox', { name: 'At least' }), '50')
    await waitFor(async () => expect(await preview()).toHaveTextContent(/[\d,]+ fans match/))
    expect(within(await preview()).getAllByRole('listitem').length).toBeGreaterThan(3)
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Spenders')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(address()).toMatch(/^\/list\?list=list-2-new-\d+$/))
    expect(await screen.findByRole('region', { name: 'Rules' })).toHaveTextContent('at least $50.00')
  })

  it('previews who would enter and leave', async () => {
    const { user } = await open(`${PAGE}?edit=list-2-1`)
    await waitFor(async () => expect(await preview()).toHaveTextContent('No one enters or leaves.'))
    const [rule = expect.fail('no rule')] = await rules()
    const least = within(rule).getByRole('textbox', { name: 'At least' })
    expect(least).toHaveValue('200')
    await user.clear(least)
    await user.type(least, '400')
    await waitFor(async () => expect(await preview()).toHaveTextContent(/[\d,]+ fans would leave/))
  })

  it('shows what is missing in each rule and when rules contradict each other', async () => {
    const { user } = await open(`${PAGE}?edit=new`)
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'None')
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

  it('groups rules; removing the last rule removes the group', async () => {
    const { user } = await open(`${PAGE}?edit=list-2-2`)
    await screen.findByRole('textbox', { name: 'Name' })
    await user.click(screen.getByRole('button', { name: 'Add group' }))
    const group = await screen.findByRole('group', { name: /^Group/ })
    const rule = within(group).getByRole('group', { name: 'Rule 1' })
    await choose(user, rule, /Fact/, 'Online')
    await waitFor(async () => expect(await preview()).toHaveTextContent(/would leave/))
    await user.click(within(group).getByRole('button', { name: 'Remove rule 1' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Group/ })).not.toBeInTheDocument())
  })

  it('keeps the draft through a reload', async () => {
    const first = await open(`${PAGE}?edit=new`)
    await first.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Half a list')
    const [rule = expect.fail('no rule')] = await rules()
    await first.user.type(within(rule).getByRole('textbox', { name: 'At least' }), '12,5')
    first.unmount()
    await open(`${PAGE}?edit=new`)
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Half a list')
    const [again = expect.fail('no rule')] = await rules()
    expect(within(again).getByRole('textbox', { name: 'At least' })).toHaveValue('12,5')
    expect(screen.getByText('Your text is still here.')).toBeVisible()
  })

  it('is not available without edit permission', async () => {
    focusAs('chatter')
    await renderApp(`${PAGE}?edit=list-2-1`, { as: 'chatter' })
    expect(await screen.findByText('List not found')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument()
  })
})
