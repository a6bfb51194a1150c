import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { addFanListMembers, removeFanListMembers } from '@/api/calls/chat/lists'
import { IDENTITIES } from '@/mocks/rules/account/identities'
import { world } from '@/mocks/node'
import { findListOrThrow, storeList } from '@/mocks/rules/lists/stored-lists'
import { CREATORS } from '@/mocks/seed/creators'
import { focusCreator } from '@/services/session/creator-in-focus'
import { readLocalDraft, removeLocalDraft } from '@/services/storage/drafts'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { holdCall } from '../../../../tests/support/render/calls'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const PAGE = '/list'
const MASS_DRAFT = 'mass-plan:creator-02'
const idOf = (words: string) => IDENTITIES.find((one) => one.labelKey === words)?.userId ?? ''
beforeEach(() => {
  focusCreator(idOf('manager'), 'creator-02')
  removeLocalDraft(idOf('manager'), MASS_DRAFT)
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

async function pick(user: User, name: RegExp, what: string | RegExp) {
  await user.click(within(await rowOf(name)).getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: what }))
}

/** Stores a list of the creator under an ID and name that no other creator has. */
const storeAs = (listId: string, name: string) =>
  world.transact(() => {
    const creator = CREATORS.find(({ userId }) => userId === 'creator-02') ?? expect.fail('no creator')
    storeList(world, creator, listId, { ...findListOrThrow(world, creator, 'list-2-1'), listId, name })
  })

describe('/list', () => {
  it('filters lists by name and kind, stores both in the URL, and clears them; copies one, writes to one', async () => {
    await storeAs('list-2-only', 'Only here')
    const { user, address } = await open()
    const all = (await rows()).length
    await user.click(screen.getByRole('radio', { name: 'Manual' }))
    await waitFor(() => expect(address()).toBe('/list?kind=manual'))
    await waitFor(async () => expect((await rows()).length).toBeLessThan(all))
    await user.click(screen.getByRole('searchbox', { name: 'Search lists' }))
    await user.paste('RÉGULARS')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    await user.paste('zzz')
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await waitFor(async () => expect(await rows()).toHaveLength(all))

    const copy = async (name: RegExp, result: RegExp) => {
      await pick(user, name, /^Copy to other/)
      const dialog = within(await screen.findByRole('dialog', { name: /^Copy / }))
      const [first = expect.fail(), second = expect.fail()] = await dialog.findAllByRole('checkbox')
      await user.click(first)
      await user.click(second)
      await user.click(dialog.getByRole('button', { name: 'Copy' }))
      expect(await dialog.findAllByText(result)).toHaveLength(2)
      await user.click(dialog.getByRole('button', { name: 'Done' }))
    }
    await copy(/New members/, /Already has a list with this name/)
    await copy(/Only here/, /^Copied, [\d,]+ members/)

    // A mass message to a list starts in its menu.
    await pick(user, /Big spenders/, 'Write to this list')
    await waitFor(() => expect(address()).toBe('/cr-tools/messages/mass'))
    expect(JSON.stringify(readLocalDraft(idOf('manager'), MASS_DRAFT))).toContain('list-2-1')
  })

  it('creates a manual list, adds fans, with the reason where that failed, and undoes it', async () => {
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
    const [first = expect.fail('no fan'), second = expect.fail('no fan')] = within(found).getAllByRole(
      'button',
      { name: /^Add / },
    )
    await user.click(first)
    await user.click(second)
    await user.click(within(add).getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await world.setFaults({ mode: 'fail', status: 500, only: addFanListMembers.path })
    await user.click(within(add).getByRole('button', { name: 'Add 2 fans' }))
    const alerts = () => within(add).getAllByRole('alert')
    await waitFor(() => expect(alerts().some(({ textContent }) => textContent !== '')).toBe(true))
    await world.setFaults({ mode: 'none', only: null })
    await user.click(within(add).getByRole('button', { name: 'Add 2 fans' }))
    await waitFor(async () => expect(await rows('Members')).toHaveLength(2))
    await user.click(screen.getAllByRole('button', { name: /^Remove / })[0] ?? expect.fail('no button'))
    await waitFor(async () => expect(await rows('Members')).toHaveLength(1))
    expect(await screen.findByText('1 fan removed')).toBeVisible()
    // The newest toast is on top.
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] ?? expect.fail('no undo'))
    expect(await screen.findByText('Undone')).toBeVisible()
    await waitFor(async () => expect(await rows('Members')).toHaveLength(2))
  })

  it('shows what uses a list before deleting it, again when it came into use in the meantime', async () => {
    const { user } = await open()
    await pick(user, /Expired, spent before/, 'Delete')
    const first = await screen.findByRole('alertdialog', { name: /^Delete .*Expired/ })
    expect(first).toHaveTextContent('The fans stay.')
    await user.click(within(first).getByRole('button', { name: 'Delete' }))
    await waitFor(async () =>
      expect(within(await table()).queryByRole('row', { name: /Expired, spent/ })).not.toBeInTheDocument(),
    )

    await pick(user, /Big spenders/, 'Delete')
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

  it('confirms each of two removals in quick succession, with a way back, and passes the focus on', async () => {
    const { user } = await open(`${PAGE}?list=list-2-8`)
    const [first = expect.fail(), second = expect.fail(), third] = await screen.findAllByRole('button', {
      name: /^Remove /,
    })
    const held = holdCall(removeFanListMembers)
    await user.click(first)
    await user.click(second)
    held.release()
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2))
    await waitFor(() => expect(second).not.toBeInTheDocument())
    expect(first).not.toBeInTheDocument()
    expect(third).toHaveFocus()
  })

  it('is read-only without edit permission, without an editor, and writes to no list', async () => {
    await world.transact(
      () => void (world.state.permissions[idOf('manager')] = { lists: 'view', massMessages: 'view' }),
    )
    const { user, router } = await open()
    expect(await screen.findByRole('button', { name: 'New list' })).toHaveAccessibleDescription(
      expect.stringContaining('You can view lists only.'),
    )
    await user.click(await rowOf(/Big spenders/))
    const said = await screen.findByRole('region', { name: 'Rules' })
    expect(said).toHaveTextContent('Spend: at least $200.00')
    expect((await rows('Members')).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Edit rules' })).toHaveAccessibleDescription(
      /Ask an account manager/,
    )
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: /^Actions for .*Big spenders/ }))
    const item = await screen.findByRole('menuitem', { name: /^Write to this list/ })
    expect(item).toHaveAttribute('aria-disabled', 'true')
    expect(item).toHaveTextContent('You can view mass messages but not send them.')
    await user.keyboard('{Escape}')

    await act(() => router.navigate(`${PAGE}?edit=list-2-1`))
    expect(await screen.findByText('List not found')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument()
  })
})
