import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { world } from '@/mocks/node'
import { focusCreator } from '@/services/session/creator-in-focus'

import { ANA, MILA, VIKTOR } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

beforeEach(() => {
  focusCreator(VIKTOR, MILA)
  // jsdom has no layout, so the virtualiser would render no rows.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(700)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900)
})
afterEach(() => vi.restoreAllMocks())

const cells = async () => within(await screen.findByRole('grid', { name: 'Media' })).findAllByRole('gridcell')
const tile = async (at: number) => within((await cells())[at] ?? expect.fail(`no tile ${at}`))
const selectBox = async (at: number) => (await tile(at)).getByRole('button', { name: /^Select / })

async function open(address = '/vault', as: 'manager' | 'chatter' = 'manager') {
  const app = await renderApp(address, { as })
  await cells()
  return app
}

async function openItem(user: Awaited<ReturnType<typeof open>>['user']) {
  const [face] = (await tile(0)).getAllByRole('button')
  if (face) await user.click(face)
  const drawer = await screen.findByRole('dialog')
  await within(drawer).findByRole('textbox', { name: 'Title' })
  return drawer
}

describe('details of items in the vault', () => {
  it('leaves the tags that a colleague adds while a note is written', async () => {
    const { user, address } = await open()
    const drawer = await openItem(user)
    const mediaId = new URLSearchParams(address().split('?')[1]).get('item') ?? ''
    await world.transact(
      () =>
        (world.state.vaultChanges[mediaId] = { ...world.state.vaultChanges[mediaId], tags: ['valentine'] }),
    )
    await user.type(within(drawer).getByRole('textbox', { name: /^Note/ }), 'Ask Mila first')
    await user.click(within(drawer).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Changes saved')).toBeVisible()
    expect(world.state.vaultChanges[mediaId]).toMatchObject({ note: 'Ask Mila first', tags: ['valentine'] })
  })

  it('names a pasted tag that is too long, and saves nothing', async () => {
    const { user } = await open()
    const drawer = await openItem(user)
    const tags = within(drawer).getByRole('combobox', { name: 'Tags' })
    await user.click(tags)
    await user.paste(`garden, ${'very '.repeat(9)}long`)
    await user.click(within(drawer).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(tags).toHaveAccessibleDescription(/Longer than 40 characters: .*very very .*long/),
    )
    expect(within(drawer).getByText('garden')).toBeVisible()
    expect(screen.queryByText('Changes saved')).not.toBeInTheDocument()
  })

  it('says why a dropped file is not uploaded, instead of opening it', async () => {
    focusCreator(ANA, MILA)
    await open('/vault', 'chatter')
    const items = screen.getByRole('region', { name: 'Media' })
    const drop = createEvent.drop(items)
    const files = [new File(['x'], 'beach.png', { type: 'image/png' })]
    fireEvent(items, Object.assign(drop, { dataTransfer: { types: ['Files'], files } }))
    expect(drop.defaultPrevented).toBe(true)
    expect(await screen.findByText(/You can view and send media only/, { ignore: '[hidden]' })).toBeVisible()
  })

  it('does not sort by earnings for those who may not see them', async () => {
    focusCreator(ANA, MILA)
    await world.transact(() => (world.state.permissions[ANA] = { canSeeSpend: false }))
    const { user } = await open('/vault?sort=earned', 'chatter')
    const sort = screen.getByRole('button', { name: /Sort by/ })
    expect(sort).toHaveTextContent('Newest first')
    await user.click(sort)
    await screen.findByRole('option', { name: 'Oldest first' })
    expect(screen.queryByRole('option', { name: /earn/i })).not.toBeInTheDocument()
  })

  it('gives several items the same details, and only those that were chosen', async () => {
    const { user } = await open()
    await user.click(await selectBox(0))
    await user.click(await selectBox(1))
    await user.click(screen.getByRole('button', { name: 'Details' }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit 2 items' })
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByText('Choose what to change.')).toBeVisible()
    await user.click(within(dialog).getByRole('checkbox', { name: 'Rights held by' }))
    await user.type(within(dialog).getByRole('textbox', { name: 'Rights held by' }), 'Studio Nord')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Details of 2 items changed')).toBeVisible()
    expect(Object.values(world.state.vaultChanges)).toEqual([
      { owner: 'Studio Nord' },
      { owner: 'Studio Nord' },
    ])
    expect(screen.getByRole('checkbox', { name: /^Select (all|\d)/ })).toHaveFocus()
  })

  it('filters by what is PG-safe, which is all of a PG creator', async () => {
    const { unmount } = await open('/vault?pg=1')
    expect((await cells()).length).toBeGreaterThan(0)
    unmount()
    await renderApp('/vault?pg=0', { as: 'manager' })
    expect(await screen.findByText('No media found')).toBeVisible()
  })

  it('says in which folder an item is, and marks it where it can be moved', async () => {
    const first = await open()
    await first.user.click(await screen.findByRole('button', { name: /^Studio / }))
    await waitFor(() => expect(first.address()).toMatch(/folder=/))
    const address = first.address()
    first.unmount()
    const { user } = await open(address)
    const drawer = await openItem(user)
    const fact = (await within(drawer).findByText('Folder')).parentElement
    expect(fact).toHaveTextContent(/Studio$/)
    await user.click(within(drawer).getByRole('button', { name: 'Move to' }))
    expect(await screen.findByRole('menuitemradio', { name: 'Studio' })).toBeChecked()
    expect(screen.getByRole('menuitemradio', { name: 'No folder' })).not.toBeChecked()
  })
})
