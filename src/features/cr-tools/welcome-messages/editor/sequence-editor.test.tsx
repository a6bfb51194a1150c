import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { testWelcomeMessage } from '@/api/calls/creator/welcome-messages'
import { world } from '@/mocks/node'
import { storeList } from '@/mocks/rules/lists/stored-lists'
import { creatorById } from '@/mocks/seed/creators'
import { focusCreator } from '@/services/session/creator-in-focus'

import { changePermissions } from '../../../../../tests/support/change-permissions'
import { loseAnswer } from '../../../../../tests/support/lose-answer'
import { MILA, VIKTOR } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderApp } from '../../../../../tests/support/render/render-app'

setUpBackend()

beforeEach(() => {
  // A test leaves drafts behind, which the next editor would restore.
  localStorage.clear()
  focusCreator(VIKTOR, MILA)
})

async function edit(sequenceId = 'sequence-1-1') {
  const app = await renderApp(`/welcome-messages?edit=${sequenceId}`, { as: 'manager' })
  await screen.findByRole('textbox', { name: 'Name' })
  return app
}

const field = (name: string) => screen.getByRole('textbox', { name })
const messages = () => within(screen.getByRole('grid', { name: 'Messages' })).getAllByRole('row')

describe('the editor of a sequence', () => {
  it('puts a removed message back beside what was written since', async () => {
    const { user } = await edit()
    await user.click(screen.getByRole('button', { name: 'Actions for message 4' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await user.clear(field('Message text'))
    await user.type(field('Message text'), 'Brand new')
    await user.click(screen.getByRole('button', { name: 'Add message' }))
    await waitFor(() => expect(messages()).toHaveLength(4))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(messages()).toHaveLength(5))
    expect(messages()[0]).toHaveTextContent('Brand new')
    expect(messages()[3]).toHaveTextContent(/One week/)
  })

  it.each([
    ['sequence-1-6', 'list-1-8', 'Exclude a list'],
    ['sequence-1-7', 'list-1-6', 'List'],
  ])('calls the list of %s deleted once it is', async (sequenceId, listId, name) => {
    const creator = creatorById(MILA) ?? expect.fail('no creator')
    await world.transact(() => storeList(world, creator, listId, null))
    await edit(sequenceId)
    expect(await screen.findByRole('button', { name: new RegExp(`deleted list ${name}`) })).toBeVisible()
  })

  it('passes the focus on when a language is removed', async () => {
    const { user } = await edit()
    const add = screen.getByRole('button', { name: 'Add language' })
    await user.click(add)
    const remove = within(add.closest('section') ?? document.body).getAllByRole('button', {
      name: /^Remove /,
    })
    await user.click(remove.at(-1) ?? document.body)
    expect(remove.at(-1)).not.toBeInTheDocument()
    expect(add).toHaveFocus()
  })

  it('sends a test once, also when its answer is lost and it is sent again', async () => {
    const { user } = await edit()
    loseAnswer(testWelcomeMessage.path)
    const before = Object.keys(world.state.firstAnswers).length
    await user.click(screen.getByRole('button', { name: 'Send test' }))
    await screen.findByText(/connection|server/i, { selector: '[role=alert] *' })
    await user.click(screen.getByRole('button', { name: 'Send test' }))
    expect(await screen.findByText('Test sent to your notifications')).toBeVisible()
    expect(Object.keys(world.state.firstAnswers)).toHaveLength(before + 1)
  })

  it.each(['new', 'sequence-1-1'])(
    'keeps what is typed when the right to edit is withdrawn (%s)',
    async (edited) => {
      const { user } = await edit(edited)
      await user.type(field('Name'), ' mine')
      await changePermissions(VIKTOR, { welcomeMessages: 'view' })
      const save = () => screen.findByRole('button', { name: /^(?:Create|Save)/ })
      await waitFor(async () =>
        expect(await save()).toHaveAccessibleDescription(/You can view welcome messages only/),
      )
      expect(field('Name')).toHaveDisplayValue(/ mine$/)
    },
  )
})
