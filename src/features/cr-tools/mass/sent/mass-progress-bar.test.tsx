import { screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { pauseMassMessage, unsendMassMessage } from '@/api/calls/chat/mass-messages'
import { MassMessage } from '@/domain/mass/mass-message'
import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { answerCall, refuseCall } from '../../../../../tests/support/render/calls'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { MassProgressBar } from './mass-progress-bar'
import { useConfirmedAction } from './use-confirmed-action'

setUpBackend()

const massMessage = v.parse(MassMessage, {
  massMessageId: 'mass-1',
  state: 'sending',
  text: 'One',
  total: 2400,
  sent: 1240,
  createdAt: '2026-11-20T10:00:00.000Z',
})

function Bar({ one }: { one: MassMessage }) {
  const { run, isBusy, problemOf, question } = useConfirmedAction('creator-01', [one])
  return (
    <>
      <MassProgressBar
        massMessage={one}
        isBusy={isBusy}
        problem={problemOf(one)}
        onAction={(name) => run(name, one)}
      />
      {question}
    </>
  )
}

async function draw(change: Partial<MassMessage>, canUnsend = true) {
  await world.transact(() => (world.state.permissions['staff-02'] = { canUnsend }))
  const { user } = await renderTool(<Bar one={{ ...massMessage, ...change }} />, 'manager')
  const button = () => screen.findByRole('button', { name: 'Unsend' })
  return { user, button }
}

it.each([
  [{}, 'Unsend this mass message?', /from the chats of 1,240 fans who received it/],
  [{ state: 'paused' }, 'Unsend this mass message?', /from the chats of 1,240 fans who received it/],
  [{ price: 900, bought: 40 }, 'Unsend unbought messages?', /from the chats of 1,200 fans who haven't/],
] as const)('offers Unsend while sending, which stops it first: %j', async (change, name, words) => {
  const sending = { massMessageId: 'mass-1', state: 'unsending', sent: 1240, total: 2400 }
  const asked = answerCall(unsendMassMessage, sending)
  const { user, button } = await draw(change)
  await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'))
  await user.click(await button())
  const question = await screen.findByRole('alertdialog', { name })
  expect(question).toHaveTextContent('Sending stops first. No other fans receive it.')
  expect(question).toHaveTextContent(words)
  expect(asked).toEqual([])
  await user.click(screen.getAllByRole('button', { name: 'Unsend' }).at(-1) ?? expect.fail())
  await waitFor(() => expect(asked).toEqual([{ massMessageId: 'mass-1' }]))
})

it('does not offer Unsend without permission to unsend one message', async () => {
  const { button } = await draw({}, false)
  await waitFor(async () => expect(await button()).toHaveAccessibleDescription(/for access/))
})

it('shows inline why pausing failed', async () => {
  refuseCall(pauseMassMessage, { status: 409, message: 'It has gone to all of them.' })
  const { user } = await draw({})
  await user.click(await screen.findByRole('button', { name: 'Pause' }))
  expect(await screen.findByText('It has gone to all of them.')).toBeVisible()
})

it('shows a failed unsend in its confirmation, which stays open', async () => {
  refuseCall(unsendMassMessage, { status: 409, message: 'Nobody is there to take it back from.' })
  const { user, button } = await draw({})
  await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'))
  await user.click(await button())
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Unsend' }))
  expect(await within(question).findByText('Nobody is there to take it back from.')).toBeVisible()
  await user.click(within(question).getByRole('button', { name: 'Keep' }))
  expect(screen.queryByText('Nobody is there to take it back from.')).toBeNull()
})

it('offers Stop instead of Unsend before any fan received it', async () => {
  await draw({ state: 'queued' })
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Unsend' })).toBeNull()
})

it('shows a variable by its name, not in braces', async () => {
  await draw({ text: 'Hi {name|you}' })
  expect(await screen.findByText('Hi')).toHaveTextContent(/^Hi name$/)
})
