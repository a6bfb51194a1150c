import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { findNextChannel } from '@/api/calls/chat/messages'
import { getPreferences } from '@/api/calls/account/user'
import { callQueryKey } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { Preferences } from '@/domain/account/preferences'
import { Media } from '@/domain/vault/media'

import { advancePage } from '../../../../../../tests/support/render/advance-page'
import { answerCall } from '../../../../../../tests/support/render/calls'
import {
  OPEN_CHANNEL_ID,
  renderComposer,
  waitingList,
  setUpComposerBackend,
} from '../../../../../../tests/support/render/render-composer'
import { insertIntoComposer } from '../store/insert-into-composer'

setUpComposerBackend()

const address = () => screen.getByRole('status', { name: 'Address', hidden: true })
const nextIs = (channelId: string | null) => answerCall(findNextChannel, { channelId, reasons: [] })

/** Neither finds nor opens the next chat, however long the user waits. */
async function expectToStay(asked: unknown[]) {
  await advancePage(400)
  expect(asked).toEqual([])
  expect(address()).not.toHaveTextContent('channel-1-3')
}

it('Ctrl+Enter sends and opens the best next chat', async () => {
  nextIs('channel-1-3')
  const { user, box } = await renderComposer()
  await user.type(box, 'On my way{Control>}{Enter}{/Control}')
  await waitingList().findByText(/On my way: held/)
  await waitFor(() => expect(address()).toHaveTextContent('channel-1-3'))
})

it('opens the next chat also after the question whether media go free', async () => {
  nextIs('channel-1-3')
  const { user, box } = await renderComposer()
  const photo = v.parse(Media, { mediaId: 'media-1-199', kind: 'image', url: '/photo.svg' })
  act(() => insertIntoComposer(OPEN_CHANNEL_ID, { media: [photo] }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send free' })).not.toHaveAttribute('aria-disabled'),
  )
  await user.type(box, 'For you{Control>}{Enter}{/Control}')
  const question = await screen.findByRole('dialog', { name: 'Send free?' })
  await user.click(within(question).getByRole('button', { name: 'Send free' }))
  await waitFor(() => expect(address()).toHaveTextContent('channel-1-3'))
})

it('Enter sends and stays', async () => {
  const asked = nextIs('channel-1-3')
  const { user, box } = await renderComposer()
  await user.type(box, 'In a minute{Enter}')
  expect(await waitingList().findByText(/In a minute: held/)).toBeVisible()
  await expectToStay(asked)
})

it('Shift is added where Ctrl+Enter sends', async () => {
  nextIs('channel-1-3')
  const { user, box } = await renderComposer()
  const chosen = v.parse(Preferences, { sendKey: 'mod_enter' })
  act(() => void queryClient.setQueryData(callQueryKey(getPreferences), chosen))
  await user.type(box, 'Back tonight')
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true, shiftKey: true })
  await waitingList().findByText(/Back tonight: held/)
  await waitFor(() => expect(address()).toHaveTextContent('channel-1-3'))
})

it('a message that cannot be sent keeps the chat open', async () => {
  const asked = nextIs('channel-1-3')
  const { user, box } = await renderComposer()
  await user.type(box, 'Hi {{name}{Control>}{Enter}{/Control}')
  expect(box).toHaveValue('Hi {name}')
  await expectToStay(asked)
  expect(waitingList().queryByText(/Hi/)).toBeNull()
})

it('a crisis message keeps the chat open until it is sent', async () => {
  const asked = nextIs('channel-1-3')
  const { user, box } = await renderComposer()
  await user.type(box, 'I want to die{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('dialog')).toBeVisible()
  await expectToStay(asked)
  expect(screen.queryByText(/I want to die: held/)).toBeNull()
})
