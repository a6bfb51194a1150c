import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { IDENTITIES } from '@/mocks/rules/account/identities'
import { membershipsOf, saveMemberships, subscribersOf } from '@/mocks/rules/memberships/memberships'
import { world } from '@/mocks/node'
import { CREATORS } from '@/mocks/seed/creators'
import { fanAt } from '@/mocks/seed/fans/fans'
import { focusCreator } from '@/services/session/creator-in-focus'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const PAGE = '/memberships'
const viktor = IDENTITIES.find(({ labelKey }) => labelKey === 'manager')?.userId ?? ''
beforeEach(() => focusCreator(viktor, 'creator-01'))

const grid = () => screen.findByRole('grid', { name: 'Memberships' })
const titles = async () =>
  within(await grid())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const card = async (name: RegExp) => within(await grid()).getByRole('row', { name })

async function open(address = PAGE) {
  const app = await renderApp(address, { as: 'manager' })
  await grid()
  return app
}

async function choose(user: Awaited<ReturnType<typeof open>>['user'], name: RegExp, what: string) {
  await user.click(within(await card(name)).getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: what }))
}

/** Whether a button names a fan who is in no membership. */
function isOfNoMember(button: HTMLElement): boolean {
  const [creator = expect.fail('no creator')] = CREATORS
  const names = subscribersOf(world, creator).map(({ fanIndex }) => fanAt(fanIndex).displayName)
  return !names.some((name) => (button.getAttribute('aria-label') ?? button.textContent).includes(name))
}

describe('/memberships', () => {
  it('shows no totals after a failure; one membership’s subscribers, posts and welcome messages', async () => {
    await world.setFaults({ mode: 'fail', status: 422, only: '/memberships/list' })
    const { user, address, router } = await renderApp(PAGE, { as: 'manager' })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.queryByRole('region', { name: 'Totals' })).not.toBeInTheDocument()
    await world.setFaults({ mode: 'none', only: null })
    await user.click(retry)
    await grid()
    await user.click(await card(/Inner circle/))
    await waitFor(() => expect(address()).toBe('/memberships?membership=membership-1-3'))
    expect(await screen.findByRole('heading', { name: 'Inner circle', level: 2 })).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Show all/ }))
    await waitFor(() => expect(address()).toBe('/memberships'))

    await act(() => router.navigate(`${PAGE}?membership=membership-1-3&tab=posts`))
    expect(await screen.findByRole('link', { name: 'Change in post categories' })).toBeVisible()
    expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(5)
    await act(() => router.navigate(`${PAGE}?membership=membership-1-1&tab=welcome`))
    const list = await screen.findByRole('list', { name: 'Welcome messages' })
    const [first = expect.fail('no sequence')] = within(list).getAllByRole('link')
    await user.click(first)
    await waitFor(() => expect(address()).toMatch(/^\/welcome-messages\?sequence=/))
  })

  it('creates a membership, its description formatted by key and by press, with what is missing', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'New membership' }))
    const dialog = await screen.findByRole('dialog', { name: 'New membership' })
    const description = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' })
    const preview = within(dialog).getByRole('region', { name: 'Fan preview' })
    await user.click(description)
    await user.paste('Lab coats, <b>daily</b>')
    description.setSelectionRange(0, 9)
    await user.keyboard('{Control>}b{/Control}')
    expect(within(preview).getByText('Lab coats').tagName).toBe('STRONG')
    expect(description).toHaveFocus()
    await user.click(within(dialog).getByRole('button', { name: 'List' }))
    expect(description).toHaveValue('- *Lab coats*, <b>daily</b>')
    expect(within(preview).getByRole('listitem')).toHaveTextContent('Lab coats, <b>daily</b>')
    expect(description).toHaveFocus()
    await user.clear(description)

    const field = (name: string) => within(dialog).getByRole('textbox', { name })
    await user.click(within(dialog).getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(field('Title')).toHaveFocus())
    expect(field('Title')).toHaveAccessibleDescription('Enter a title.')
    expect(field('Price per month')).toHaveAccessibleDescription(/from \$3\.00 to \$500\.00/)
    await user.type(field('Title'), 'front ROW')
    await user.type(field('Description'), 'For *you*')
    await user.type(field('Price per month'), '12.50')
    await user.type(field('Discount for 3 months'), '20')
    expect(preview).toHaveTextContent('$12.50 per month')
    expect(preview).toHaveTextContent('$30.00 for 3 months20% off')
    expect(within(preview).getByText('you').tagName).toBe('STRONG')
    await user.click(within(dialog).getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(field('Title')).toHaveAccessibleDescription('This name is already in use.'))
    await user.clear(field('Title'))
    await user.type(field('Title'), 'Lab coats')
    await user.click(within(dialog).getByRole('button', { name: 'Create' }))
    await waitFor(async () => expect(await titles()).toContain('Lab coats'))
    expect(await card(/Lab coats/)).toHaveTextContent('Premium creator')
    expect(screen.getByRole('button', { name: 'New membership' })).toHaveAccessibleDescription(
      'Every tier has a membership. Archive one first.',
    )
  })

  it('previews the impact of a price change before saving, and gives a trial to a fan', async () => {
    const { user } = await open()
    await choose(user, /Backstage/, 'Edit')
    const dialog = await screen.findByRole('dialog', { name: /^Edit .*Backstage/ })
    const price = await within(dialog).findByRole('textbox', { name: 'Price per month' })
    await user.clear(price)
    await user.type(price, '18')
    expect(await within(dialog).findByText('From $15.00 to $18.00 per month')).toBeVisible()
    expect(within(dialog).getByText(/members renew and keep the current price/)).toBeVisible()
    expect(within(dialog).getByText(/How it's estimated/)).toBeVisible()
    await world.setFaults({ mode: 'hang', only: '/api/memberships/impact' })
    await user.type(price, '.5')
    await waitFor(() =>
      expect(within(dialog).queryByText(/members renew and keep the current price/)).not.toBeInTheDocument(),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await card(/Backstage/)).toHaveTextContent('$18.50 per month'))

    await choose(user, /Inner circle/, 'Gift a trial')
    const gift = await screen.findByRole('dialog', { name: /^Gift a trial of .*Inner circle/ })
    await user.click(within(gift).getByRole('button', { name: 'Gift trial' }))
    expect(await within(gift).findByText('Add at least one fan.')).toBeVisible()
    await user.type(within(gift).getByRole('searchbox', { name: 'Search fans' }), 'a')
    const found = await within(gift).findByRole('list', { name: 'Fans found' })
    await user.click(
      within(found).getAllByRole('button', { name: /^Add/ }).find(isOfNoMember) ?? expect.fail(),
    )
    expect(await within(gift).findByRole('list', { name: 'Selected fans' })).toBeVisible()
    await user.click(within(gift).getByRole('button', { name: 'Gift trial' }))
    expect(await screen.findByText(/^Trial gifted to/)).toBeVisible()
  })

  it('keeps a draft, not a discarded one, and asks whose version stays after a save of a colleague', async () => {
    const { user, unmount } = await open()
    await choose(user, /Backstage/, 'Edit')
    const title = () => screen.findByRole('textbox', { name: 'Title' })
    await user.type(await title(), '!')
    unmount()
    await open()
    await choose(user, /Backstage/, 'Edit')
    expect(await title()).toHaveValue('Backstage!')
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(await title()).toHaveValue('Backstage')
    await user.type(await title(), '?')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await choose(user, /Backstage/, 'Edit')
    expect(await title()).toHaveValue('Backstage')
    expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument()

    await user.type(await title(), '!')
    await world.transact(() => {
      const [creator] = CREATORS
      if (!creator) return
      const changed = membershipsOf(world, creator).map((one) => ({ ...one, version: 2 }))
      saveMemberships(world, creator, changed)
    })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Someone else edited this')).toBeVisible()
    expect(await title()).toHaveValue('Backstage!')
    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    await waitFor(async () => expect(await titles()).toContain('Backstage!'))
  })

  it('moves, pins, archives and restores a membership', async () => {
    const { user } = await open()
    const before = await titles()
    await choose(user, /Backstage/, 'Move earlier')
    await waitFor(async () => expect((await titles())[0]).toBe('Backstage'))
    await choose(user, /Backstage/, 'Move later')
    await waitFor(async () => expect(await titles()).toEqual(before))

    expect(await card(/Front row/)).not.toHaveTextContent('Hidden')
    await choose(user, /Front row/, 'Pin')
    await waitFor(async () => expect(await card(/Front row/)).toHaveTextContent('Pinned'))
    await waitFor(async () => expect(await card(/Backstage/)).not.toHaveTextContent('Pinned'))

    await choose(user, /Front row/, 'Archive')
    const question = await screen.findByRole('alertdialog', { name: /^Archive .*Front row/ })
    expect(question).toHaveTextContent(/current members stay and keep renewing at the same price/)
    await user.click(within(question).getByRole('button', { name: 'Archive' }))
    const archived = await screen.findByRole('grid', { name: 'Archived' })
    expect(within(archived).getByRole('row', { name: /Front row/ })).toHaveTextContent('Archived')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone')).toBeVisible()
    await waitFor(async () => expect(await titles()).toContain('Front row'))
    const undone = await card(/Front row/)
    expect(undone).toHaveTextContent('Pinned')
    expect(undone).not.toHaveTextContent('Hidden')

    await choose(user, /Front row/, 'Archive')
    const again = await screen.findByRole('alertdialog', { name: /^Archive .*Front row/ })
    await user.click(within(again).getByRole('button', { name: 'Archive' }))
    const closed = within(await screen.findByRole('grid', { name: 'Archived' }))
    await user.click(closed.getByRole('button', { name: /^Actions for .*Front row/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Restore' }))
    await waitFor(async () => expect(await card(/Front row/)).toHaveTextContent('Hidden'))
  })

  it('takes a second change from the menu before the first is answered', async () => {
    const { user } = await open()
    await choose(user, /Front row/, 'Pin')
    await choose(user, /Front row/, 'Hide')
    await waitFor(async () => expect(await card(/Front row/)).toHaveTextContent('Hidden'))
    expect(await card(/Front row/)).toHaveTextContent('Pinned')
  })

  it('says why an edit cannot be saved after a colleague has archived it, and asks nothing', async () => {
    const { user } = await open()
    await choose(user, /Backstage/, 'Edit')
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!')
    await world.transact(() => {
      const [creator] = CREATORS
      if (!creator) return
      const changed = membershipsOf(world, creator).map((one) => ({
        ...one,
        version: one.version + 1,
        state: 'archived' as const,
      }))
      saveMemberships(world, creator, changed)
    })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^This membership is archived/)).toBeVisible()
    expect(screen.queryByText('Someone else edited this')).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Backstage!')
  })

  it('is read-only without edit permission, and hides money where it is hidden', async () => {
    const { user } = await renderApp(PAGE, {
      as: 'manager',
      before: () =>
        world.transact(
          () => void (world.state.permissions['staff-02'] = { memberships: 'view', canSeeSpend: false }),
        ),
    })
    await grid()
    expect(screen.getByRole('button', { name: 'New membership' })).toHaveAccessibleDescription(
      expect.stringContaining('You can view memberships only.'),
    )
    expect(screen.queryByText('Membership revenue')).not.toBeInTheDocument()
    await user.click(within(await card(/Inner circle/)).getByRole('button', { name: /^Actions for/ }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['View as fans see it'])
    await user.click(screen.getByRole('menuitem', { name: 'View as fans see it' }))
    const dialog = await screen.findByRole('dialog', { name: /Inner circle.*, as fans see it/ })
    const creator = CREATORS.find(({ userId }) => userId === 'creator-01')
    const description = creator && membershipsOf(world, creator).find(({ title }) => title === 'Inner circle')
    expect(description?.description).toBeTruthy()
    expect(dialog).toHaveTextContent(description?.description.slice(0, 12) ?? '')
  })
})
