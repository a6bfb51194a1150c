import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { queryClient } from '@/api/query-client'
import { IDENTITIES } from '@/mocks/rules/account/identities'
import { world } from '@/mocks/node'
import { focusCreator } from '@/services/session/creator-in-focus'
import { onTracked } from '@/services/telemetry/tracker'

import { MILA, VIKTOR } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const viktor = IDENTITIES.find(({ labelKey }) => labelKey === 'manager')?.userId ?? ''
const ana = IDENTITIES.find(({ labelKey }) => labelKey === 'chatter')?.userId ?? ''

beforeEach(() => {
  focusCreator(viktor, MILA)
  // jsdom has no layout, so the virtualiser would render no rows.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(700)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900)
})
afterEach(() => vi.restoreAllMocks())

const grid = () => screen.findByRole('grid', { name: 'Media' })
const cells = async () => within(await grid()).findAllByRole('gridcell')
const tile = async (at: number) => {
  const cell = (await cells())[at]
  if (!cell) throw new Error(`No tile ${at}`)
  return cell
}
const folder = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} `) })
const selectBox = async (at: number) => within(await tile(at)).getByRole('button', { name: /^Select / })
const status = () => within(screen.getByRole('group', { name: 'Selection' })).getByRole('status')
const countOf = async (name: string) =>
  Number.parseInt((await folder(name)).querySelector('[aria-hidden].tabular-nums')?.textContent ?? '', 10)

async function open(address = '/vault', as: 'manager' | 'chatter' = 'manager') {
  const app = await renderApp(address, { as })
  await cells()
  return app
}

async function openItem(user: Awaited<ReturnType<typeof open>>['user'], at = 0) {
  const [face = expect.fail('no button')] = within(await tile(at)).getAllByRole('button')
  await user.click(face)
  const drawer = await screen.findByRole('dialog')
  await within(drawer).findByRole('textbox', { name: 'Title' })
  return drawer
}

describe('/vault', () => {
  it('shows the error, then the vault after Retry; searches, and moves a selected range with Undo', async () => {
    const { user, address, router } = await renderApp('/vault', {
      as: 'manager',
      before: () => world.setFaults({ mode: 'fail', status: 400, only: '/api/vault/list' }),
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    await world.setFaults({ mode: 'none', only: null })
    await user.click(retry)
    expect((await cells()).length).toBeGreaterThan(5)
    // Media are shown at the level off, whatever the user prefers elsewhere.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(within(await tile(0)).queryByRole('button', { name: /^Show / })).not.toBeInTheDocument()

    await user.type(screen.getByRole('searchbox', { name: 'Search media' }), 'zzz')
    expect(await screen.findByText('No media found')).toBeVisible()
    const filters = () => screen.getByRole('group', { name: 'Filters' })
    await user.click(within(filters()).getByRole('button', { name: 'Clear filters' }))
    await waitFor(async () => expect((await cells()).length).toBeGreaterThan(5))
    expect(filters()).toContainElement(document.activeElement as HTMLElement)

    const before = await countOf('Rooftop')
    await user.click(await selectBox(0))
    await user.keyboard('{Shift>}')
    await user.click(await selectBox(3))
    await user.keyboard('{/Shift}')
    expect(status()).toHaveTextContent('4 selected')
    await user.click(screen.getByRole('button', { name: 'Move to' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Rooftop' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await waitFor(async () => expect(await countOf('Rooftop')).toBeGreaterThan(before))
    await user.click(undo)
    await waitFor(async () => expect(await countOf('Rooftop')).toBe(before))

    await user.click(await folder('Studio'))
    await waitFor(() => expect(address()).toBe('/vault?folder=folder-1-3'))
    const count = await countOf('Studio')
    await waitFor(() => expect(status()).toHaveTextContent(`${count} items`))

    await act(() => router.navigate('/vault?sent=0'))
    expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await waitFor(async () => {
      for (const cell of await cells()) expect(cell).toHaveTextContent('Never sent')
    })
  })

  it('blurs media at the strict level until they are revealed, in the grid or in the item', async () => {
    await world.transact(() => (world.state.accounts[VIKTOR] = { censorshipLevel: 2 }))
    const { user } = await open()
    const shows = async (at: number) => within(await tile(at)).queryByRole('button', { name: /^Show / })
    await user.click((await shows(0)) ?? expect.fail('no button'))
    expect(await shows(0)).not.toBeInTheDocument()
    const [face] = within(await tile(1)).getAllByRole('button')
    face?.focus()
    expect(await shows(1)).toBeVisible()
    await user.keyboard('b')
    expect(await shows(1)).not.toBeInTheDocument()
    const photo = (await cells()).findIndex(
      (cell, at) => at > 1 && within(cell).queryByRole('button', { name: /^Show [^,]+$/ }),
    )
    const drawer = await openItem(user, photo)
    await user.click(within(drawer).getByRole('button', { name: /^Show / }))
    expect(within(drawer).getByRole('button', { name: /^Enlarge / })).toBeVisible()
  })

  it('moves items to the trash and restores them; creates a folder under a name of its own', async () => {
    const { user, address } = await open()
    const all = await countOf('All media')
    await user.click(await selectBox(0))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await countOf('All media')).toBe(all - 1))
    await user.click(await folder('Trash'))
    await waitFor(async () => expect(await tile(0)).toHaveTextContent('30 days left'))
    await user.click(await selectBox(0))
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Trash is empty')).toBeVisible()
    await waitFor(async () => expect(await countOf('All media')).toBe(all))

    await user.click(await folder('All media'))
    await user.click(screen.getByRole('button', { name: 'New folder' }))
    const dialog = await screen.findByRole('dialog', { name: 'New folder' })
    const name = within(dialog).getByRole('textbox', { name: 'Name' })
    await user.type(name, 'rooftop')
    await user.click(within(dialog).getByRole('button', { name: 'Create' }))
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(expect.stringContaining('This name is already in use.')),
    )
    await user.clear(name)
    await user.type(name, 'Winter')
    await user.click(within(dialog).getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(address()).toMatch(/^\/vault\?folder=folder-1-/))
    expect(await screen.findByText('No media here')).toBeVisible()
  })

  it('tags several items at once, and keeps the tags through a reload', async () => {
    const first = await open()
    const openTags = async (user: typeof first.user) => {
      await user.click(await selectBox(0))
      await user.click(await selectBox(1))
      await user.click(screen.getByRole('button', { name: 'Tag' }))
      return screen.findByRole('dialog', { name: 'Tag 2 items' })
    }
    await first.user.click(within(await openTags(first.user)).getByRole('combobox', { name: 'Add tags' }))
    await first.user.paste('valentine')
    await first.user.keyboard('{Enter}')
    first.unmount()
    const { user } = await open()
    const dialog = await openTags(user)
    expect(within(dialog).getByText('valentine')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(await screen.findByRole('button', { name: /All tags/ }))
    expect(await screen.findByRole('checkbox', { name: 'valentine' })).toBeVisible()
  })

  it('tags nothing without a change, and what was typed when it is saved', async () => {
    const { user } = await open()
    await user.click(await selectBox(0))
    await user.click(await selectBox(1))
    await user.click(screen.getByRole('button', { name: 'Tag' }))
    const dialog = await screen.findByRole('dialog', { name: 'Tag 2 items' })
    const save = within(dialog).getByRole('button', { name: 'Save' })
    await user.click(save)
    expect(save).toHaveAccessibleDescription('No changes yet.')
    expect(dialog).toBeVisible()
    await user.type(within(dialog).getByRole('combobox', { name: 'Add tags' }), 'valentine')
    await user.click(save)
    expect(await screen.findByText('Tags of 2 items changed')).toBeVisible()
    expect(Object.values(world.state.vaultChanges).map(({ tags }) => tags?.includes('valentine'))).toEqual([
      true,
      true,
    ])
  })

  it('undoes bulk tagging: every item has its former tags', async () => {
    const { user } = await open()
    const labels = async (at: number) => {
      const [face = expect.fail('no button')] = within(await tile(at)).getAllByRole('button')
      await user.click(face)
      await screen.findByRole('textbox', { name: 'Title' })
      const names = within(screen.getByRole('dialog'))
        .queryAllByRole('button', { name: /^Remove / })
        .map((button) => button.getAttribute('aria-label'))
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      return names
    }
    const before = [await labels(0), await labels(1)]
    await user.click(await selectBox(0))
    await user.click(await selectBox(1))
    await user.click(screen.getByRole('button', { name: 'Tag' }))
    const dialog = await screen.findByRole('dialog', { name: 'Tag 2 items' })
    await user.type(within(dialog).getByRole('combobox', { name: 'Add tags' }), 'valentine{Enter}')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect((await labels(0)).some((name) => name?.includes('valentine'))).toBe(true)
    await user.click(undo)
    await waitFor(async () => expect([await labels(0), await labels(1)]).toEqual(before))
  })

  it('saves an item with errors under their fields, reports its download, confirms before discarding', async () => {
    const events: unknown[] = []
    const stop = onTracked(({ kind, facts }) => kind === 'downloadMedia' && events.push(facts))
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user, address } = await open()
    const drawer = await openItem(user)
    expect(address()).toMatch(/^\/vault\?item=media-1-\d+$/)
    await user.click(within(drawer).getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    expect(events).toEqual([{ mediaId: new URLSearchParams(address().split('?')[1]).get('item') }])
    stop()

    const price = within(drawer).getByRole('textbox', { name: /Suggested price/ })
    await user.clear(price)
    await user.type(price, 'much')
    await user.click(within(drawer).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(price).toHaveFocus())
    expect(price).toHaveAccessibleDescription(expect.stringContaining('Enter a price'))
    await user.clear(price)
    await user.type(price, '27.50')
    await user.click(within(drawer).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Changes saved')).toBeVisible()
    // An open drawer hides the page behind it from screen readers.
    await user.click(within(drawer).getByRole('button', { name: 'Close panel' }))
    await waitFor(async () => expect(await tile(0)).toHaveTextContent('$27.50'))

    const again = await openItem(user)
    await user.type(within(again).getByRole('textbox', { name: 'Title' }), '2')
    await user.click(within(again).getByRole('button', { name: 'Close panel' }))
    expect(await screen.findByText('Close without saving?')).toBeVisible()
  })

  it('lets chatters view only, with the reason, and not sort by earnings that they may not see', async () => {
    focusCreator(ana, MILA)
    await world.transact(() => (world.state.permissions[ana] = { canSeeSpend: false }))
    const { user } = await open('/vault?sort=earned', 'chatter')
    const sort = screen.getByRole('button', { name: /Sort by/ })
    expect(sort).toHaveTextContent('Newest first')
    await user.click(sort)
    await screen.findByRole('option', { name: 'Oldest first' })
    expect(screen.queryByRole('option', { name: /earn/i })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')

    await user.click(await selectBox(0))
    for (const name of ['Tag', 'Details', 'Move to', 'Archive', 'Delete', 'New folder', 'Upload']) {
      const button = screen.getAllByRole('button', { name }).find((one) => one.ariaDisabled !== null)
      expect(button, name).toHaveAccessibleDescription(/Ask an account manager/)
    }

    const items = screen.getByRole('region', { name: 'Media' })
    const drop = createEvent.drop(items)
    const files = [new File(['x'], 'beach.png', { type: 'image/png' })]
    fireEvent(items, Object.assign(drop, { dataTransfer: { types: ['Files'], files } }))
    expect(drop.defaultPrevented).toBe(true)
    expect(await screen.findByText(/You can view and send media only/, { ignore: '[hidden]' })).toBeVisible()
  })
})
