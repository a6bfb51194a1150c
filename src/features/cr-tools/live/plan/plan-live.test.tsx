import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { alertCreator, listLiveModerators } from '@/api/calls/creator/live'
import { queryClient } from '@/api/query-client'
import { world } from '@/mocks/node'
import { focusCreator } from '@/services/session/creator-in-focus'
import { removeLocalDraft } from '@/services/storage/drafts'

import { changePermissions } from '../../../../../tests/support/change-permissions'
import { loseAnswer } from '../../../../../tests/support/lose-answer'
import { VIKTOR } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderApp } from '../../../../../tests/support/render/render-app'

setUpBackend()

const CREATOR = 'creator-13'

// Drafts are stored on the device, so a test would see the previous one's.
beforeEach(() => removeLocalDraft(VIKTOR, `live:${CREATOR}:new`))

async function open() {
  focusCreator(VIKTOR, CREATOR)
  const app = await renderApp('/live', { as: 'manager' })
  await screen.findByRole('table', { name: 'Past live streams' })
  return app
}
type User = Awaited<ReturnType<typeof open>>['user']

/** Opens the form for a new live and fills in its title. */
async function plan(user: User, title: string) {
  const [button = expect.fail('no button')] = await screen.findAllByRole('button', {
    name: 'New live stream',
  })
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'New live stream' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), title)
  return dialog
}

const create = (user: User, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: 'Create' }))

describe('a planned live', () => {
  it('names its moderators, once they could be loaded, and its tip menu on the card, as in the form', async () => {
    const { user } = await open()
    await world.setFaults({ mode: 'fail', status: 403, only: listLiveModerators.path })
    const dialog = await plan(user, 'Karaoke')
    const retry = await within(dialog).findByRole('button', { name: 'Retry' })
    expect(within(dialog).queryByText(/^No colleagues/)).not.toBeInTheDocument()
    await world.setFaults({ mode: 'none', only: null })
    await user.click(retry)
    const [moderator = expect.fail('no moderator')] = await within(dialog).findAllByRole('checkbox')
    await user.click(moderator)
    const title = () => within(dialog).getByRole('textbox', { name: 'Name of tip 1' })
    const first = title()
    await user.click(within(dialog).getByRole('button', { name: 'Move tip 1 down' }))
    expect(title()).not.toBe(first)
    const top = (title() as HTMLInputElement).value
    await create(user, dialog)
    const card = await screen.findByRole('region', { name: 'Karaoke' })
    expect(within(card).getAllByRole('listitem')[0]).toHaveTextContent(top)
    const name = moderator?.closest('label')?.textContent ?? 'no name'
    expect(card).toHaveTextContent(name)
  })

  it('says why it did not start, asks once, and keeps a colleague’s change of another field', async () => {
    const { user } = await open()
    await create(user, await plan(user, 'Karaoke'))
    const card = await screen.findByRole('region', { name: 'Karaoke' })
    await world.setFaults({ mode: 'fail', status: 500, only: '/live/start' })
    await user.click(within(card).getByRole('button', { name: 'Go live' }))
    await waitFor(() =>
      expect(
        within(card)
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(''),
      ).not.toBe(''),
    )
    await world.setFaults({ mode: 'none', only: null })

    const asked = () => Object.keys(world.state.firstAnswers).filter((key) => key.includes(alertCreator.path))
    loseAnswer(alertCreator.path)
    const askButton = within(card).getByRole('button', { name: 'Ask for a camera test' })
    await user.click(askButton)
    await waitFor(() => expect(asked()).toHaveLength(1))
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    await user.click(askButton)
    expect(await screen.findByText(/^Request shown on /)).toBeVisible()
    expect(asked()).toHaveLength(1)

    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const form = await screen.findByRole('dialog', { name: 'Edit live stream' })
    await user.type(within(form).getByRole('textbox', { name: 'Title' }), ' night')
    const theirs = [{ title: 'Encore', amount: 700 }]
    await world.transact(() => {
      const [live] = world.state.lives[CREATOR] ?? []
      if (live) live.tipMenu = theirs
    })
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    await screen.findByRole('region', { name: 'Karaoke night' })
    expect(world.state.lives[CREATOR]?.[0]?.tipMenu).toEqual(theirs)
  })

  it('keeps what is typed when the right to edit is withdrawn', async () => {
    const { user } = await open()
    const form = await plan(user, 'Karaoke')
    await changePermissions(VIKTOR, { live: 'view' })
    await waitFor(() =>
      expect(within(form).getByRole('button', { name: 'Create' })).toHaveAccessibleDescription(
        /You can view live streams only/,
      ),
    )
    expect(within(form).getByRole('textbox', { name: 'Title' })).toHaveValue('Karaoke')
  })
})
