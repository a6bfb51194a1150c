import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { IDENTITIES } from '@/mocks/rules/account/identities'
import { focusCreator } from '@/services/session/creator-in-focus'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const PAGE = '/post-categories'
const viktor = IDENTITIES.find(({ labelKey }) => labelKey === 'manager')?.userId ?? ''
beforeEach(() => focusCreator(viktor, 'creator-01'))

type User = Awaited<ReturnType<typeof renderApp>>['user']
const open = (address: string) => renderApp(address, { as: 'manager' })

async function act(user: User, name: RegExp, what: string) {
  const list = await screen.findByRole('grid', { name: 'Categories' })
  const row = await within(list).findByRole('row', { name })
  await user.click(within(row).getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: what }))
}

const TO_ALL = 'Only Advanced and Premium fan can see these posts now. After this, all members can see them.'

describe('posts for some tiers that more members will see', () => {
  it('are named before their category is deleted', async () => {
    const { user } = await open(PAGE)
    await act(user, /Long videos/, 'Delete')
    const question = await screen.findByRole('alertdialog', { name: /^Delete .*Long videos/ })
    expect(question).toHaveTextContent(TO_ALL)
    expect(question).toHaveTextContent('This includes scheduled posts.')
    await user.click(within(question).getByRole('button', { name: 'Keep category' }))
    await act(user, /Travel/, 'Delete')
    expect(await screen.findByRole('alertdialog', { name: /^Delete .*Travel/ })).not.toHaveTextContent(
      /can see/,
    )
  })

  it('are named before a merge, for the category that is chosen', async () => {
    const { user } = await open(PAGE)
    await act(user, /Answers to you/, 'Merge into another…')
    const dialog = await screen.findByRole('dialog', { name: /^Merge .*Answers/ })
    expect(dialog).not.toHaveTextContent(/can see/)
    await user.click(within(dialog).getByRole('button', { name: /Into/ }))
    await user.click(await screen.findByRole('option', { name: 'Long videos' }))
    expect(
      await within(dialog).findByText(
        'Only Premium fan can see these posts now. After this, Advanced and Premium fan can see them.',
      ),
    ).toBeVisible()
  })

  it('are asked about before they are moved', async () => {
    const { user } = await open(`${PAGE}?category=category-1-3`)
    const posts = await screen.findByRole('region', { name: 'Posts' })
    const [first = expect.fail('no post')] = await within(posts).findAllByRole('checkbox', {
      name: /^Select post/,
    })
    const takeOut = async () => {
      await user.click(within(posts).getByRole('button', { name: 'Move to' }))
      await user.click(await screen.findByRole('menuitem', { name: 'No category' }))
      return screen.findByRole('alertdialog', { name: 'Show these posts to more members?' })
    }
    await user.click(first)
    await user.click(within(await takeOut()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(within(posts).getByRole('status')).toHaveTextContent('1 selected')
    const question = await takeOut()
    expect(question).toHaveTextContent(TO_ALL)
    expect(question).not.toHaveTextContent('This includes scheduled posts.')
    await user.click(within(question).getByRole('button', { name: 'Move' }))
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
  })
})
