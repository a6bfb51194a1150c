import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { assignPostCategory } from '@/api/calls/creator/post-categories'
import { IDENTITIES } from '@/mocks/rules/account/identities'
import { world } from '@/mocks/node'
import { categoriesOf, findCategory, saveCategories } from '@/mocks/rules/posts/post-categories'
import { creatorById } from '@/mocks/seed/creators'
import { focusCreator } from '@/services/session/creator-in-focus'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { holdCall } from '../../../../tests/support/render/calls'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const PAGE = '/post-categories'
const creator = creatorById('creator-01') ?? expect.fail('No creator')
const viktor = IDENTITIES.find(({ labelKey }) => labelKey === 'manager')?.userId ?? ''
beforeEach(() => focusCreator(viktor, 'creator-01'))

const list = () => screen.findByRole('grid', { name: 'Categories' })
const rows = async () => within(await list()).getAllByRole('row')
const names = async () => (await rows()).map((row) => row.querySelector('bdi')?.textContent)
const rowOf = async (name: RegExp) => within(await list()).getByRole('row', { name })
const posts = () => screen.findByRole('region', { name: 'Posts' })
const tiles = async () => within(await posts()).findAllByRole('listitem')

async function open(address = PAGE) {
  const app = await renderApp(address, { as: 'manager' })
  await list()
  await tiles()
  return app
}

async function act(user: Awaited<ReturnType<typeof open>>['user'], name: RegExp, what: string) {
  await user.click(within(await rowOf(name)).getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: what }))
}

describe('/post-categories', () => {
  it('searches posts; shows those of one category, whose controls Tab reaches, and stores it in the URL', async () => {
    const { user, address } = await open()
    await user.click(screen.getByRole('searchbox', { name: 'Search posts' }))
    await user.paste('neon')
    await waitFor(async () => {
      for (const tile of await tiles()) expect(tile).toHaveTextContent(/Neon corridor/)
    })
    await user.paste('zzz')
    await user.click(await screen.findByRole('button', { name: 'Clear search' }))
    await waitFor(async () => expect((await tiles()).length).toBeGreaterThan(20))

    const travel = await rowOf(/Travel/)
    await user.click(travel)
    await user.tab()
    expect(within(travel).getByRole('button', { name: /^Drag/ })).toHaveFocus()
    await user.tab()
    expect(within(travel).getByRole('button', { name: /^Actions for/ })).toHaveFocus()
    await waitFor(() => expect(address()).toMatch(/^\/post-categories\?category=category-1-4$/))
    for (const tile of await tiles()) expect(tile).toHaveTextContent('Travel')
    await user.click(screen.getByRole('button', { name: /^No category/ }))
    await waitFor(() => expect(address()).toBe('/post-categories?category=none'))
    await waitFor(async () => {
      for (const tile of await tiles()) expect(tile).toHaveTextContent('No category')
    })
  })

  it('creates a category for some tiers with what is missing; deletes one after a question, not its posts', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'New category' }))
    const dialog = await screen.findByRole('dialog', { name: 'New category' })
    await user.click(within(dialog).getByRole('radio', { name: 'Some tiers' }))
    await user.click(within(dialog).getByRole('button', { name: 'Create' }))
    const name = within(dialog).getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    expect(name).toHaveAccessibleDescription(expect.stringContaining('Enter a name.'))
    const basic = within(dialog).getByRole('checkbox', { name: /Basic/ })
    expect(basic).toHaveAccessibleDescription('Choose at least one tier.')
    await user.type(name, 'photo sets')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Advanced' }))
    await user.click(within(dialog).getByRole('checkbox', { name: 'Premium creator' }))
    await user.click(within(dialog).getByRole('button', { name: 'Create' }))
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(expect.stringContaining('This name is already in use.')),
    )
    await user.clear(name)
    await user.type(name, 'Fitness')
    await user.click(within(dialog).getByRole('button', { name: 'Create' }))
    await waitFor(async () => expect(await names()).toContain('Fitness'))
    expect(await rowOf(/Fitness/)).toHaveTextContent('Only Advanced and Premium creator')

    await act(user, /Long videos/, 'Delete')
    const question = await screen.findByRole('alertdialog', { name: /^Delete .*Long videos/ })
    expect(question).toHaveTextContent(/posts stay, without a category/)
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await names()).not.toContain('Long videos'))
  })

  it('leaves the tiers to which a colleague limits a category while its color changes', async () => {
    const { user } = await open()
    await act(user, /Travel/, 'Edit')
    const dialog = await screen.findByRole('dialog', { name: 'Edit category' })
    await user.click(within(dialog).getByRole('radio', { name: 'Color 6' }))
    await world.transact(() =>
      saveCategories(
        world,
        creator,
        categoriesOf(world, creator).map((one) => ({ ...one, tiers: ['premium_creator'] as const })),
      ),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await rowOf(/Travel/)).toHaveTextContent('Only Premium creator'))
    expect(findCategory(world, creator, 'category-1-4')).toMatchObject({ name: 'Travel', tone: 6 })
  })

  it('moves a category by its menu, and merges one into another', async () => {
    const { user, address } = await open(`${PAGE}?category=category-1-4`)
    const before = await names()
    await act(user, /Behind the scenes/, 'Move up')
    await waitFor(async () => expect((await names())[0]).toBe('Behind the scenes'))
    await act(user, /Behind the scenes/, 'Move down')
    await waitFor(async () => expect(await names()).toEqual(before))
    await act(user, /Travel/, 'Merge into another…')
    const dialog = await screen.findByRole('dialog', { name: /^Merge .*Travel/ })
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }))
    expect(await within(dialog).findByText('Choose a category.')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: /Into/ }))
    await user.click(await screen.findByRole('option', { name: 'Photo sets' }))
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(address()).toBe('/post-categories?category=category-1-1'))
    await waitFor(async () => expect(await names()).not.toContain('Travel'))
  })

  it('moves the selected posts, with Undo, and says above them why they could not be moved', async () => {
    const { user } = await open(`${PAGE}?category=none`)
    const shownNames = async () => (await tiles()).map(({ textContent }) => textContent)
    const before = await shownNames()
    const [first = expect.fail('no post'), second = expect.fail('no post')] = within(
      await posts(),
    ).getAllByRole('checkbox', { name: /^Select post/ })
    await user.click(first)
    const moveToTravel = async () => {
      await user.click(within(await posts()).getByRole('button', { name: 'Move to' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Travel' }))
    }
    await world.setFaults({ mode: 'fail', status: 503, only: assignPostCategory.path })
    await moveToTravel()
    const page = within(await posts())
    await waitFor(() => expect(page.getByText(/./, { selector: '[role=alert] *' })).toBeVisible())
    expect(page.getByRole('status')).toHaveTextContent('1 selected')

    await world.setFaults({ mode: 'none', only: null })
    await user.click(second)
    expect(page.getByRole('status')).toHaveTextContent('2 selected')
    await moveToTravel()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await waitFor(async () => expect(await shownNames()).not.toEqual(before))
    await user.click(undo)
    await waitFor(async () => expect(await shownNames()).toEqual(before))
  })

  it('keeps posts selected that were ticked while others moved', async () => {
    // Everybody sees posts without a category, so moving them asks nothing.
    const { user } = await open(`${PAGE}?category=none`)
    const page = within(await posts())
    const [first = expect.fail('no post'), second = expect.fail('no post')] = page.getAllByRole('checkbox', {
      name: /^Select post/,
    })
    await user.click(first)
    await user.click(page.getByRole('button', { name: 'Move to' }))
    const held = holdCall(assignPostCategory)
    await user.click(await screen.findByRole('menuitem', { name: 'Travel' }))
    await user.click(second)
    held.release()
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
    expect(page.getByRole('status')).toHaveTextContent('1 selected')
    expect(second).toBeChecked()
  })

  it('offers Undo for moved posts although another category is open by then', async () => {
    const { user, address } = await open(`${PAGE}?category=none`)
    const [first = expect.fail('no post')] = within(await posts()).getAllByRole('checkbox', {
      name: /^Select post/,
    })
    await user.click(first)
    await user.click(within(await posts()).getByRole('button', { name: 'Move to' }))
    const held = holdCall(assignPostCategory)
    await user.click(await screen.findByRole('menuitem', { name: 'Travel' }))
    await user.click(await rowOf(/Travel/))
    await waitFor(() => expect(address()).toBe(`${PAGE}?category=category-1-4`))
    held.release()
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
  })

  it('is read-only without edit permission', async () => {
    await renderApp(PAGE, {
      as: 'manager',
      before: () =>
        world.transact(() => void (world.state.permissions['staff-02'] = { postCategories: 'view' })),
    })
    expect((await tiles()).length).toBeGreaterThan(20)
    expect(screen.getByRole('button', { name: 'New category' })).toHaveAccessibleDescription(
      expect.stringContaining('You can view post categories only.'),
    )
  })
})
