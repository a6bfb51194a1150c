import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { getChannel } from '@/api/calls/chat/messages'
import { queryOf } from '@/api/query'
import { queryClient as client } from '@/api/query-client'
import type { OpenChannel } from '@/domain/chat/channel'
import { world } from '@/mocks/node'
import { addFanMessage } from '@/mocks/rules/threads/add-message'
import { conversationOf } from '@/mocks/rules/threads/conversation'
import { CREATORS } from '@/mocks/seed/creators'

import { ANA, MILA } from '../../../../../tests/support/people'
import { outgoing } from '../../../../../tests/support/fixtures/outgoing'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { loadNewest, threadQuery } from '../../cache/thread-cache'
import { restoreToComposer } from '../../outbox/restore-to-composer'
import { Composer } from './composer'

setUpBackend()

const creator = CREATORS[0] ?? expect.fail('no creator')

function ComposerUnderTest({ channelId, but }: { channelId: string; but?: Partial<OpenChannel> }) {
  const { data } = useQuery(queryOf(getChannel, { channelId }, MILA))
  return data && <Composer creatorId={MILA} channel={{ ...data, ...but }} />
}

/** Opens the composer of a conversation whose last fan message may need care. */
async function renderNeedingCare(channelId: string, but?: Partial<OpenChannel>) {
  const view = await renderTool(<ComposerUnderTest channelId={channelId} {...(but && { but })} />)
  await client.query(threadQuery(MILA, channelId))
  const text = 'i want to die'
  await world.transact(() => void addFanMessage(world, conversationOf(world, creator, channelId), { text }))
  await act(() => loadNewest({ client, creatorId: MILA, channelId }))
  expect(await screen.findByText('This message may need care')).toBeVisible()
  return view
}
const button = (name: string) => screen.queryByRole('button', { name })

it('says why no one can write to a blocked fan', async () => {
  await renderTool(<ComposerUnderTest channelId="channel-1-2" but={{ readOnly: 'blocked' }} />)
  expect(await screen.findByText(/^This fan is blocked/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('keeps a text that goes back where no one can write, to copy or to delete', async () => {
  const { user } = await renderTool(
    <ComposerUnderTest channelId="channel-1-2" but={{ readOnly: 'blocked' }} />,
  )
  await screen.findByText(/^This fan is blocked/)
  expect(screen.queryByRole('region', { name: 'Unsent text' })).toBeNull()
  const failed = outgoing({ text: 'Are you there?', userId: ANA, creatorId: MILA, channelId: 'channel-1-2' })
  act(() => restoreToComposer(failed))
  const kept = within(await screen.findByRole('region', { name: 'Unsent text' }))
  expect(kept.getByText('Are you there?')).toBeVisible()
  await user.click(kept.getByRole('button', { name: 'Copy text' }))
  expect(await navigator.clipboard.readText()).toBe('Are you there?')
  await user.click(kept.getByRole('button', { name: 'Delete' }))
  expect(screen.queryByText('Are you there?')).toBeNull()
})

it('alerts a manager to a message of a blocked fan that may need care, and shares no line with them', async () => {
  const { user } = await renderNeedingCare('channel-1-8', { readOnly: 'blocked' })
  expect(screen.getByText(/^This fan is blocked/)).toBeVisible()
  expect(button('Share a helpline')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Tell my manager' }))
  await waitFor(() => expect(world.state.escalations.at(-1)?.channelId).toBe('channel-1-8'))
  await user.click(screen.getByRole('button', { name: 'Handled' }))
  expect(screen.queryByText('This message may need care')).toBeNull()
})

it('lets those who may only read alert a manager, and mark nothing as handled', async () => {
  await world.transact(() => void (world.state.permissions[ANA] = { messages: 'view' }))
  await renderNeedingCare('channel-1-9')
  expect(button('Tell my manager')).toBeVisible()
  expect(button('Share a helpline')).toBeNull()
  expect(button('Handled')).toHaveAccessibleDescription(/Ask your manager for access/)
})
