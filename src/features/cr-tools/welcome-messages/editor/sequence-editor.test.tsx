import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { testWelcomeMessage } from '@/api/calls/creator/welcome-messages'
import { world } from '@/mocks/node'
import { storeList } from '@/mocks/rules/lists/stored-lists'
import { changeVaultItem } from '@/mocks/rules/vault/vault-items'
import { saveSequences, sequencesOf } from '@/mocks/rules/welcome/sequences'
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
  it('passes the focus on when a language is removed, and puts a removed message back', async () => {
    const { user } = await edit()
    const add = screen.getByRole('button', { name: 'Add language' })
    await user.click(add)
    const remove = within(add.closest('section') ?? expect.fail('no section')).getAllByRole('button', {
      name: /^Remove /,
    })
    await user.click(remove.at(-1) ?? expect.fail('no button'))
    expect(remove.at(-1)).not.toBeInTheDocument()
    expect(add).toHaveFocus()

    await user.click(screen.getByRole('button', { name: 'Actions for message 4' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    // The toast stays while a pointer is on it, however long the test takes.
    fireEvent.pointerOver(await screen.findByRole('button', { name: 'Undo' }))
    await user.clear(field('Message text'))
    await user.type(field('Message text'), 'New')
    await user.click(screen.getByRole('button', { name: 'Add message' }))
    await waitFor(() => expect(messages()).toHaveLength(4))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(messages()).toHaveLength(5))
    // What was written since stays.
    expect(messages()[0]).toHaveTextContent('New')
    expect(messages()[3]).toHaveTextContent(/One week/)
  })

  it('takes the Undo of a removed message with it, and the error of a test from other messages', async () => {
    const { user } = await edit()
    await world.setFaults({ mode: 'fail', status: 503, only: testWelcomeMessage.path })
    await user.click(screen.getByRole('button', { name: 'Send test' }))
    const failed = await screen.findByText(/./, { selector: '[role=alert] *' })
    await user.click(messages()[1] ?? expect.fail('no message'))
    await waitFor(() => expect(failed).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Actions for message 4' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    fireEvent.pointerOver(await screen.findByRole('button', { name: 'Undo' }))
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull())
    await waitFor(() => expect(screen.queryByText(/^Message 4 removed/)).toBeNull())
  })

  it('says of an archived one that it must be restored first', async () => {
    await world.transact(() => {
      const mila = creatorById(MILA) ?? expect.fail('no creator')
      const all = sequencesOf(world, mila)
      const archived = all.map((one) => ({ ...one, state: 'archived' as const }))
      saveSequences(world, mila, archived, 'sequence-1-1')
    })
    await renderApp('/welcome-messages?edit=sequence-1-1', { as: 'manager' })
    expect(await screen.findByText('This sequence is archived')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
  })

  it('calls the list of a sequence deleted once it is', async () => {
    const creator = creatorById(MILA) ?? expect.fail('no creator')
    const isCalledDeleted = (name: string) =>
      screen.findByRole('button', { name: new RegExp(`deleted list ${name}`) })
    await world.transact(() => {
      for (const listId of ['list-1-8', 'list-1-6']) storeList(world, creator, listId, null)
    })
    const { router } = await edit('sequence-1-6')
    expect(await isCalledDeleted('Exclude a list')).toBeVisible()
    await act(() => router.navigate('/welcome-messages?edit=sequence-1-7'))
    expect(await isCalledDeleted('List')).toBeVisible()
  })

  it('opens the message of a refusal, whose media a colleague has deleted meanwhile', async () => {
    const creator = creatorById(MILA) ?? expect.fail('no creator')
    const { sequenceId, steps } =
      sequencesOf(world, creator).find(({ steps: [first] }) => first?.mediaIds.length === 0) ??
      expect.fail('no sequence')
    const index = steps.findIndex(({ mediaIds }) => mediaIds.length > 0)
    const { user } = await edit(sequenceId)
    await world.transact(() =>
      changeVaultItem(world, steps[index]?.mediaIds[0] ?? expect.fail('no media'), {
        deletedAt: world.now(),
      }),
    )
    await user.type(field('Name'), ' my')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const opened = await screen.findByRole('region', { name: `Message ${index + 1}` })
    expect(within(opened).getByText(/no longer exists/)).toBeVisible()
    expect(messages()[index]).toHaveTextContent('Needs attention')
  })

  const withdrawRight = async () => {
    await changePermissions(VIKTOR, { welcomeMessages: 'view' })
    const save = () => screen.findByRole('button', { name: /^(?:Create|Save)/ })
    await waitFor(async () =>
      expect(await save()).toHaveAccessibleDescription(/You can view welcome messages only/),
    )
  }

  it('sends a test once, though its answer is lost; keeps what is typed when the right is withdrawn', async () => {
    const { user } = await edit()
    loseAnswer(testWelcomeMessage.path)
    const before = Object.keys(world.state.firstAnswers).length
    await user.click(screen.getByRole('button', { name: 'Send test' }))
    await screen.findByText(/connection|server/i, { selector: '[role=alert] *' })
    await user.click(screen.getByRole('button', { name: 'Send test' }))
    expect(await screen.findByText('Test sent to your notifications')).toBeVisible()
    expect(Object.keys(world.state.firstAnswers)).toHaveLength(before + 1)
    await user.type(field('Name'), ' my')
    await withdrawRight()
    expect(field('Name')).toHaveDisplayValue(/ my$/)
  })

  it('keeps what is typed for a new one when the right to edit is withdrawn', async () => {
    const { user } = await edit('new')
    await user.type(field('Name'), ' my')
    await withdrawRight()
    expect(field('Name')).toHaveDisplayValue(/ my$/)
  })
})
