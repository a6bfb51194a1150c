import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { deleteVaultMedia, updateVault } from '@/api/calls/creator/vault'
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

const grid = () => screen.findByRole('grid', { name: 'Media' })
const firstTile = async () => {
  const [cell] = await within(await grid()).findAllByRole('gridcell')
  return within(cell ?? expect.fail('no tiles'))
}
const status = () => within(screen.getByRole('group', { name: 'Selection' })).getByRole('status')

async function open() {
  const app = await renderApp('/vault', { as: 'manager' })
  await firstTile()
  return app
}

async function openItem(user: Awaited<ReturnType<typeof open>>['user']) {
  const [face] = (await firstTile()).getAllByRole('button')
  if (face) await user.click(face)
  const drawer = await screen.findByRole('dialog')
  await within(drawer).findByRole('textbox', { name: 'Title' })
  return drawer
}

describe('archiving and deleting in the vault', () => {
  it.each(['Archive', 'Delete'])('confirms before %s discards unsaved item changes', async (name) => {
    const { user } = await open()
    const drawer = await openItem(user)
    await user.type(within(drawer).getByRole('textbox', { name: 'Title' }), ' two')
    await user.click(within(drawer).getByRole('button', { name }))
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
    expect(title.value).toMatch(/ two$/)
    await user.click(screen.getByRole('button', { name }))
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument())
  })

  it('keeps an item open that could not be archived, and says why', async () => {
    const { user } = await open()
    const drawer = await openItem(user)
    await world.setFaults({ mode: 'fail', status: 503, only: updateVault.path })
    await user.click(within(drawer).getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(within(drawer).getByText(/./, { selector: '[role=alert] *' })).toBeVisible())
    expect(within(drawer).getByRole('textbox', { name: 'Title' })).toBeVisible()
  })

  it.each(['Archive', 'Delete'])('keeps the selection when %s is refused, and says why', async (name) => {
    const { user } = await open()
    await user.click((await firstTile()).getByRole('button', { name: /^Select / }))
    const only = name === 'Archive' ? updateVault.path : deleteVaultMedia.path
    await world.setFaults({ mode: 'fail', status: 503, only })
    await user.click(screen.getByRole('button', { name }))
    const page = within(screen.getByRole('region', { name: 'Media' }))
    await waitFor(() => expect(page.getAllByText(/./, { selector: '[role=alert] *' })[0]).toBeVisible())
    expect(status()).toHaveTextContent('1 selected')
    await world.setFaults({ mode: 'none' })
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(status()).not.toHaveTextContent('selected'))
  })
})
