import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { world } from '@/mocks/node'
import { storeList } from '@/mocks/rules/lists/stored-lists'
import { creatorById } from '@/mocks/seed/creators'
import { focusCreator } from '@/services/session/creator-in-focus'

import { MILA, VIKTOR } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderApp } from '../../../../../tests/support/render/render-app'

setUpBackend()

beforeEach(() => focusCreator(VIKTOR, MILA))

const rowOf = async (name: RegExp) =>
  within(await screen.findByRole('table', { name: 'Trials' })).findByRole('row', { name })

/** Opens the form of a trial. */
async function edit(user: Awaited<ReturnType<typeof renderApp>>['user'], name: RegExp) {
  await user.click(within(await rowOf(name)).getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  return screen.findByRole('dialog', { name: 'Edit trial' })
}

const TRIALS = '/discounts-trials?tab=trials'

describe('the list that claimers of a trial join', () => {
  it('is one that fans can be added to', async () => {
    const { user } = await renderApp(TRIALS, { as: 'manager' })
    const dialog = await edit(user, /X followers/)
    await user.click(within(dialog).getByRole('button', { name: /Add fans to list/ }))
    expect(await screen.findByRole('option', { name: 'Regulars' })).toBeVisible()
    expect(screen.queryByRole('option', { name: 'Big spenders' })).not.toBeInTheDocument()
  })

  it('is called deleted once it is, and the trial can still be changed', async () => {
    const creator = creatorById(MILA) ?? expect.fail('no creator')
    await world.transact(() => storeList(world, creator, 'list-1-6', null))
    const { user } = await renderApp(TRIALS, { as: 'manager' })
    const row = await rowOf(/Podcast listeners/)
    await waitFor(() => expect(row).toHaveTextContent('deleted list'))
    const dialog = await edit(user, /Podcast listeners/)
    expect(within(dialog).getByRole('button', { name: /deleted list.*Add fans/ })).toBeVisible()
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' two')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await rowOf(/Podcast listeners two/)).toBeVisible()
  })
})
