import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { listVault } from '@/api/calls/creator/vault'
import { send } from '@/api/send'
import type { VaultChange } from '@/mocks/state/vault-change'
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
const status = () => within(screen.getByRole('group', { name: 'Selection' })).getByRole('status')
const folder = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} `) })

async function open(address = '/vault') {
  const app = await renderApp(address, { as: 'manager' })
  await cells()
  return app
}
type User = Awaited<ReturnType<typeof open>>['user']

/** The IDs of the newest items. */
const newestIds = async (limit: number) =>
  (await send(listVault, { query: '', sort: 'newest', limit }, { creatorId: MILA })).data.map(
    ({ mediaId }) => mediaId,
  )
const byColleague = (mediaId: string, change: VaultChange) =>
  world.transact(
    () => void (world.state.vaultChanges[mediaId] = { ...world.state.vaultChanges[mediaId], ...change }),
  )
const tagsOf = (mediaId: string) => world.state.vaultChanges[mediaId]?.tags

async function addTag(user: User, count: number, tag: string) {
  await user.click(screen.getByRole('button', { name: 'Tag' }))
  const dialog = await screen.findByRole('dialog', { name: new RegExp(`^Tag ${count} item`) })
  await user.type(within(dialog).getByRole('combobox', { name: 'Add tags' }), `${tag}{Enter}`)
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  return dialog
}

describe('a selection in the vault', () => {
  it('of all that is loaded leaves the next items when it is deleted', async () => {
    await world.setFaults({ vaultSize: 'large' })
    const { user } = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Select 200 loaded' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('200 items moved to the trash')).toBeVisible()
    expect((await cells()).length).toBeGreaterThan(5)
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select 200 loaded' })).toBeVisible())
  })

  it('ends in another folder, and does not come back', async () => {
    const { user } = await open()
    await user.click(await selectBox(0))
    await user.click(await folder('Studio'))
    await waitFor(() => expect(status()).not.toHaveTextContent('selected'))
    await user.click(await folder('All media'))
    await user.click(await selectBox(1))
    expect(status()).toHaveTextContent('1 selected')
  })

  it('loses what a colleague has deleted once a change is refused, and is then changed', async () => {
    const { user } = await open()
    const [first = '', second = ''] = await newestIds(2)
    await user.click(await selectBox(0))
    await user.click(await selectBox(1))
    await byColleague(first, { deletedAt: world.now() })
    const dialog = await addTag(user, 2, 'valentine')
    expect(await within(dialog).findByText(/Someone else changed this/)).toBeVisible()
    expect(await screen.findByRole('dialog', { name: 'Tag 1 item' })).toBe(dialog)
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Tags of 1 item/)).toBeVisible()
    expect(tagsOf(second)).toContain('valentine')
  })
})

describe('tags in the vault', () => {
  it('of a colleague stay when others are taken back', async () => {
    const { user } = await open()
    const [first = ''] = await newestIds(1)
    await byColleague(first, { tags: ['Gym', 'studio'] })
    await user.click(await selectBox(0))
    await addTag(user, 1, 'valentine')
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await byColleague(first, { tags: ['Gym', 'studio', 'valentine', 'summer'] })
    await user.click(undo)
    await waitFor(() => expect(tagsOf(first)).toEqual(['Gym', 'studio', 'summer']))
  })

  it('and people of a colleague stay when an item gets more', async () => {
    const { user } = await open()
    const [first = ''] = await newestIds(1)
    await byColleague(first, { tags: ['a'], people: ['Ana'] })
    const [face = expect.fail('no button')] = (await tile(0)).getAllByRole('button')
    await user.click(face)
    const drawer = await screen.findByRole('dialog')
    await user.type(await within(drawer).findByRole('combobox', { name: 'Tags' }), 'mine{Enter}')
    await user.type(within(drawer).getByRole('combobox', { name: /^People/ }), 'Bea{Enter}')
    await byColleague(first, { tags: ['a', 'theirs'], people: ['Ana', 'Cleo'] })
    await user.click(within(drawer).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Changes saved')).toBeVisible()
    expect(world.state.vaultChanges[first]).toMatchObject({
      tags: ['a', 'theirs', 'mine'],
      people: ['Ana', 'Cleo', 'Bea'],
    })
  })
})
