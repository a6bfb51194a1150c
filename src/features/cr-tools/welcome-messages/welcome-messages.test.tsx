import { act as navigate, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { IDENTITIES } from '@/mocks/rules/account/identities'
import { world } from '@/mocks/node'
import { CREATORS } from '@/mocks/seed/creators'
import { saveSequences, sequencesOf } from '@/mocks/rules/welcome/sequences'
import { focusCreator } from '@/services/session/creator-in-focus'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const PAGE = '/welcome-messages'
const manager = IDENTITIES.find(({ labelKey }) => labelKey === 'manager')?.userId ?? ''
beforeEach(() => {
  // A test leaves drafts behind, which the next editor would restore.
  localStorage.clear()
  focusCreator(manager, 'creator-01')
})

const list = (name = 'Sequences') => screen.findByRole('grid', { name })
const row = async (name: RegExp, of = 'Sequences') => within(await list(of)).findByRole('row', { name })
const names = async () =>
  within(await list())
    .getAllByRole('row')
    .map((each) => within(each).getByRole('link').textContent)

async function open(address = PAGE) {
  const app = await renderApp(address, { as: 'manager' })
  await list()
  return app
}

type User = Awaited<ReturnType<typeof open>>['user']

async function act(user: User, name: RegExp, what: string) {
  await user.click(within(await row(name)).getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: what }))
}

async function edit(address = `${PAGE}?edit=sequence-1-1`) {
  const app = await renderApp(address, { as: 'manager' })
  await screen.findByRole('textbox', { name: 'Name' })
  return app
}

const field = (name: string) => screen.getByRole('textbox', { name })
const messages = () => within(screen.getByRole('grid', { name: 'Messages' })).getAllByRole('row')

/** A colleague saves the first sequence meanwhile. */
const saveAsColleague = () =>
  world.transact(() => {
    const [creator] = CREATORS
    if (!creator) return
    const [first, ...rest] = sequencesOf(world, creator)
    if (first)
      saveSequences(
        world,
        creator,
        [{ ...first, name: 'Theirs', version: first.version + 1 }, ...rest],
        first.sequenceId,
      )
  })

describe('/welcome-messages', () => {
  it('says of each sequence whom it reaches, and keeps the filters in the address', async () => {
    const { user, address } = await open()
    const winBack = await row(/^Win back/)
    await waitFor(() => expect(winBack).toHaveTextContent(/Not on .*Do not disturb.*Last sent .*Nov/))
    await user.click(screen.getByRole('radio', { name: 'Paused' }))
    await waitFor(async () => expect(await names()).toEqual(['Birthday', 'Back online']))
    expect(address()).toBe(`${PAGE}?state=paused`)
    expect(screen.queryByRole('button', { name: /^Drag/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('searchbox', { name: 'Search sequences' }))
    await user.paste('nothing')
    expect(await screen.findByRole('heading', { name: 'No matching sequences' })).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? expect.fail())
    await waitFor(() => expect(address()).toBe(PAGE))
  })

  it('moves a sequence by its menu', async () => {
    const { user } = await open()
    const before = await names()
    await act(user, /^Welcome back/, 'Move up')
    await waitFor(async () => expect((await names())[1]).toBe('Welcome back'))
    await act(user, /^Welcome back/, 'Move down')
    await waitFor(async () => expect(await names()).toEqual(before))
  })

  it('pauses sequences, with a way back for each of two in quick succession', async () => {
    const { user } = await open()
    await act(user, /^Win back/, 'Pause')
    await act(user, /^Welcome back/, 'Pause')
    await waitFor(async () => expect(await row(/^Welcome back/)).toHaveTextContent('Paused'))
    expect(await row(/^Win back/)).toHaveTextContent('Paused')
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2))
    // The toasts stay while a pointer is on them, however long the test takes.
    fireEvent.pointerOver(screen.getAllByRole('button', { name: 'Undo' })[0] ?? expect.fail())
    for (const undo of screen.getAllByRole('button', { name: 'Undo' })) await user.click(undo)
    expect(await screen.findByText('Undone')).toBeVisible()
    await waitFor(async () => expect(await row(/^Win back/)).toHaveTextContent('Active'))
    await waitFor(async () => expect(await row(/^Welcome back/)).toHaveTextContent('Active'))
  })

  it('duplicates under another name, copies to other creators, archives and deletes', async () => {
    const { user } = await open()
    await act(user, /^Birthday/, 'Duplicate')
    const form = await screen.findByRole('dialog', { name: /^Duplicate/ })
    await user.click(within(form).getByRole('button', { name: 'Duplicate' }))
    await waitFor(async () => expect(await names()).toContain('Birthday (copy)'))
    // Other creators have a sequence of each seeded name, but none of this one.
    await act(user, /^Birthday \(copy\)/, 'Copy to other creators')
    const copy = await screen.findByRole('dialog', { name: /^Copy/ })
    const [first] = await within(copy).findAllByRole('checkbox')
    await user.click(first ?? copy)
    await user.click(within(copy).getByRole('button', { name: 'Copy' }))
    expect(await within(copy).findByRole('list', { name: 'Creators' })).toHaveTextContent('Copied')
    await user.keyboard('{Escape}')

    await act(user, /^Win back/, 'Archive')
    const question = await screen.findByRole('alertdialog', { name: /^Archive .*Win back/ })
    expect(question).toHaveTextContent(/fans in it get no further messages/)
    await user.click(within(question).getByRole('button', { name: 'Archive' }))
    expect(await row(/^Win back/, 'Archived')).toBeVisible()
    await act(user, /^Birthday \(copy\)/, 'Delete')
    const last = await screen.findByRole('alertdialog', { name: /^Delete .*Birthday/ })
    await user.click(within(last).getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await names()).not.toContain('Birthday (copy)'))
  })

  it('shows the results of one sequence, message by message, and who got them', async () => {
    const { user, address } = await open()
    await user.click(within(await row(/^Welcome to the inner circle/)).getByText(/^Welcome to/))
    expect(
      await screen.findByRole('heading', { name: /^Welcome to the inner circle/, level: 1 }),
    ).toBeVisible()
    expect(address()).toBe(`${PAGE}?sequence=sequence-1-2`)
    const second = (await screen.findByRole('heading', { name: 'Message 2' })).closest('li')
    await waitFor(() => expect(second).toHaveTextContent(/Unlocked.*Time zone: \S+\.\d+/))
    expect(second).toHaveTextContent('Unlock for $24.00')
    expect(await screen.findByRole('heading', { name: /^Recipients/ })).toBeVisible()
  })
})

describe('the editor of a sequence', () => {
  it('opens the message with a fault and focuses its field', async () => {
    const { user } = await edit()
    const third = messages()[2]
    await user.click(within(third ?? expect.fail()).getByText(/three days/))
    await user.clear(field('Price'))
    await user.type(field('Price'), '1')
    await user.click(within(messages()[0] ?? expect.fail()).getByText(/so good/))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field('Price')).toHaveFocus())
    expect(field('Price')).toHaveAccessibleDescription(/^Minimum price is/)
    expect(within(messages()[2] ?? expect.fail()).getByText('Needs attention')).toBeInTheDocument()
  })

  it('says what is missing, adds a message, and keeps what is written for the next visit', async () => {
    const { user, unmount } = await edit(`${PAGE}?edit=new`)
    await user.click(field('Message text'))
    await user.paste('Hello from {country}')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(field('Name')).toHaveFocus())
    expect(field('Name')).toHaveAccessibleDescription('Enter a name.')
    expect(field('Message text')).toHaveAccessibleDescription(/country/)
    await user.type(field('Name'), 'Kept')
    await user.click(screen.getByRole('button', { name: 'Add message' }))
    await waitFor(() => expect(messages()).toHaveLength(2))
    await user.type(field('Message text'), 'Two')
    expect(messages()[1]).toHaveTextContent('Two')
    unmount()
    await edit(`${PAGE}?edit=new`)
    await waitFor(() => expect(field('Name')).toHaveValue('Kept'))
    expect(messages()).toHaveLength(2)
  })

  it('shows the whole conversation as a fan reads it, and asks before unsaved changes are lost', async () => {
    const { user, address } = await edit()
    const preview = screen.getByRole('complementary', { name: 'Fan preview' })
    await waitFor(() => expect(preview).toHaveTextContent(/As .+ sees it/))
    expect(preview).toHaveTextContent('Unlock for $15.00')
    await user.clear(field('Message text'))
    await user.type(field('Message text'), 'New')
    expect(within(preview).getByText('New')).toBeVisible()
    await user.click(within(preview).getByRole('button', { name: /^Message 4/ }))
    await waitFor(() => expect(field('Message text')).toHaveDisplayValue(/^One week/))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog')
    expect(address()).toContain('edit=')
    const buttons = within(question).getAllByRole('button')
    await user.click(buttons.at(-1) ?? question)
    await waitFor(() => expect(address()).toBe(PAGE))
  })

  it('sends a test to the user; moves, duplicates and removes messages, with a way back', async () => {
    const { user } = await edit()
    await user.click(screen.getByRole('button', { name: 'Send test' }))
    expect(await screen.findByText('Test sent to your notifications')).toBeVisible()
    const actOn = async (index: number, what: string) => {
      await user.click(screen.getByRole('button', { name: `Actions for message ${index}` }))
      await user.click(await screen.findByRole('menuitem', { name: what }))
    }
    await actOn(4, 'Move up')
    expect(messages()[2]).toHaveTextContent(/One week/)
    await actOn(3, 'Duplicate')
    expect(messages()).toHaveLength(5)
    await actOn(4, 'Remove')
    expect(messages()).toHaveLength(4)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(messages()).toHaveLength(5)
  })

  it('keeps what is written when a colleague has saved meanwhile, and asks whose version stays', async () => {
    const { user } = await edit()
    await user.type(field('Name'), ' mine')
    await saveAsColleague()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Someone else edited this')).toBeVisible()
    expect(field('Name')).toHaveValue('Welcome mine')
    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByRole('heading', { name: /^Welcome mine/, level: 1 })).toBeVisible()
  })

  it('takes the version of a colleague on demand', async () => {
    const { user } = await edit()
    await user.type(field('Name'), ' mine')
    await saveAsColleague()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: /theirs/i }))
    await waitFor(() => expect(field('Name')).toHaveValue('Theirs'))
  })
})

describe('a user who may only view', () => {
  it('sees sequences and results without any way to change them', async () => {
    const { router } = await renderApp(PAGE, {
      as: 'manager',
      before: () =>
        world.transact(
          () => void (world.state.permissions['staff-02'] = { welcomeMessages: 'view', canSeeSpend: false }),
        ),
    })
    await list()
    const create = screen.getByRole('button', { name: 'New sequence' })
    expect(create).toHaveAccessibleDescription(/You can view welcome messages only/)
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
    expect(screen.queryByText('Earned')).not.toBeInTheDocument()
    await navigate(() => router.navigate(`${PAGE}?edit=sequence-1-1`))
    expect(await screen.findByRole('heading', { name: 'Sequence not found' })).toBeVisible()
  })
})
