import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { deleteVaultMedia, getMedia, updateVault } from '@/api/calls/creator/vault'
import { send } from '@/api/send'
import { world } from '@/mocks/node'
import { focusCreator } from '@/services/session/creator-in-focus'

import { MILA, VIKTOR } from '../../../../tests/support/people'
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

async function open(address = '/vault') {
  const app = await renderApp(address, { as: 'manager' })
  await cells()
  return app
}

async function openItem(user: Awaited<ReturnType<typeof open>>['user']) {
  const [face = expect.fail('no button')] = (await tile(0)).getAllByRole('button')
  await user.click(face)
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
    await user.click(within(drawer).getByRole('textbox', { name: /^Note/ }))
    await user.paste('Ask Mila first')
    await user.click(within(drawer).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Changes saved')).toBeVisible()
    expect(world.state.vaultChanges[mediaId]).toMatchObject({ note: 'Ask Mila first', tags: ['valentine'] })
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
    await user.click(within(dialog).getByRole('textbox', { name: 'Rights held by' }))
    await user.paste('Studio Nord')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Details of 2 items changed')).toBeVisible()
    expect(Object.values(world.state.vaultChanges)).toEqual([
      { owner: 'Studio Nord' },
      { owner: 'Studio Nord' },
    ])
    expect(screen.getByRole('checkbox', { name: /^Select (all|\d)/ })).toHaveFocus()
  })

  it('filter by what is PG-safe, which is all of a PG creator', async () => {
    const { router } = await open('/vault?pg=1')
    await act(() => router.navigate('/vault?pg=0'))
    expect(await screen.findByText('No media found')).toBeVisible()
  })

  it('say how large an item is and in which folder, marked where it can be moved, and name a pasted tag that is too long', async () => {
    const { user, address } = await open('/vault?folder=folder-1-3')
    const drawer = await openItem(user)
    const fact = async (name: string) => (await within(drawer).findByText(name)).parentElement
    expect(await fact('Folder')).toHaveTextContent(/Studio$/)
    const mediaId = new URLSearchParams(address().split('?')[1]).get('item') ?? ''
    const { sizeBytes } = await send(getMedia, { mediaId }, { creatorId: MILA })
    // In the megabytes of the limits for uploads.
    const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(
      (sizeBytes ?? 0) / 2 ** 20,
    )
    expect(await fact('Size')).toHaveTextContent(`${megabytes} MB`)
    await user.click(within(drawer).getByRole('button', { name: 'Move to' }))
    expect(await screen.findByRole('menuitemradio', { name: 'Studio' })).toBeChecked()
    expect(screen.getByRole('menuitemradio', { name: 'No folder' })).not.toBeChecked()
    await user.keyboard('{Escape}')

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
})

describe('archiving and deleting in the vault', () => {
  it('keeps an item open that could not be archived, and confirms before unsaved changes are discarded', async () => {
    const { user } = await open()
    await world.setFaults({ mode: 'fail', status: 503, only: updateVault.path })
    const refused = await openItem(user)
    await user.click(within(refused).getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(within(refused).getByText(/./, { selector: '[role=alert] *' })).toBeVisible())
    expect(within(refused).getByRole('textbox', { name: 'Title' })).toBeVisible()
    await world.setFaults({ mode: 'none' })
    await user.click(within(refused).getByRole('button', { name: 'Close panel' }))

    for (const name of ['Archive', 'Delete']) {
      const drawer = await openItem(user)
      await user.type(within(drawer).getByRole('textbox', { name: 'Title' }), '2')
      await user.click(within(drawer).getByRole('button', { name }))
      const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
      await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
      const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
      expect(title.value).toMatch(/2$/)
      await user.click(screen.getByRole('button', { name }))
      await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
      await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument())
    }
  })

  it('keeps the selection when either is refused, and says why', async () => {
    const { user } = await open()
    const status = () => within(screen.getByRole('group', { name: 'Selection' })).getByRole('status')
    const page = within(screen.getByRole('region', { name: 'Media' }))
    const names = () =>
      page.getAllByRole('button', { name: /^Select / }).map((button) => button.getAttribute('aria-label'))
    for (const { name, only } of [
      { name: 'Archive', only: updateVault.path },
      { name: 'Delete', only: deleteVaultMedia.path },
    ]) {
      const before = names()
      await user.click(await selectBox(0))
      await world.setFaults({ mode: 'fail', status: 503, only })
      await user.click(screen.getByRole('button', { name }))
      await waitFor(() => expect(page.getAllByText(/./, { selector: '[role=alert] *' })[0]).toBeVisible())
      expect(status()).toHaveTextContent('1 selected')
      await world.setFaults({ mode: 'none' })
      await user.click(screen.getByRole('button', { name }))
      await waitFor(() => expect(status()).not.toHaveTextContent('selected'))
      expect(page.queryAllByText(/./, { selector: '[role=alert] *' })).toEqual([])
      // The tiles follow behind the bar: until then the first one is the item that leaves.
      await waitFor(() => expect(names()).not.toEqual(before))
    }
  })
})
