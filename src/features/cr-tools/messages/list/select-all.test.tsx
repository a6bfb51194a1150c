import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { updateChannels } from '@/api/calls/chat/messages'
import { queryClient } from '@/api/query-client'
import { STORAGE_KEY } from '@/config/storage-keys'
import { tabStore } from '@/services/storage/storage'

import { NOA } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { recordCalls } from '../../../../../tests/support/render/calls'
import {
  failCall,
  renderInbox,
  rowIds,
  rowsLoaded,
  setUpInbox,
  USER_ID,
} from '../../../../../tests/support/render/render-inbox'
import { cachedChannel } from '../../cache/channel-cache'

setUpBackend()
setUpInbox({ beforeEach, afterEach })
// A creator with hundreds of chats, not tens of thousands.
beforeEach(() =>
  tabStore.set(STORAGE_KEY.creatorInFocus, JSON.stringify({ userId: USER_ID, creatorId: NOA })),
)

type User = Awaited<ReturnType<typeof renderInbox>>['user']

const beginSelecting = (user: User) => user.click(screen.getByRole('button', { name: 'Select chats' }))
const selectBar = async () => within(await screen.findByRole('toolbar'))

async function selectAll(user: User): Promise<void> {
  document.querySelector<HTMLElement>('[data-row]')?.focus()
  await user.keyboard('{Control>}a{/Control}')
}

async function archiveAll(user: User): Promise<void> {
  await beginSelecting(user)
  await selectAll(user)
  await user.click((await selectBar()).getByRole('button', { name: 'Archive' }))
}

describe('all loaded chats of a longer list', () => {
  it('make room for the next ones, and come back with undo', async () => {
    const { user } = await renderInbox('?tab=all')
    await rowsLoaded()
    const before = rowIds()
    await archiveAll(user)
    await rowsLoaded()
    expect(rowIds()).not.toContain(before[0])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(rowIds().slice(0, 5)).toEqual(before.slice(0, 5)))
  })

  it('come back when the action is refused', async () => {
    const { user } = await renderInbox('?tab=all')
    await rowsLoaded()
    const before = rowIds()
    await failCall(updateChannels.path)()
    await archiveAll(user)
    await screen.findAllByText(/That didn't work/)
    await waitFor(() => expect(rowIds().slice(0, 5)).toEqual(before.slice(0, 5)))
  })
})

describe('a filter that changes while chats are selected', () => {
  it('shows the matching chats, and all of them alone are selected', async () => {
    const { user } = await renderInbox('?tab=all')
    await rowsLoaded()
    const before = rowIds()
    await beginSelecting(user)
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const expiring = await screen.findByRole('checkbox', { name: 'Expiring' })
    await user.click(expiring)
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Chats' })).toHaveAttribute('aria-busy', 'false'),
    )
    await waitFor(() => expect(rowIds()).not.toEqual(expect.arrayContaining(before)))
    await selectAll(user)
    const changes = recordCalls(updateChannels)
    // Refused, so that they are in the list again to look at.
    await failCall(updateChannels.path)()
    await user.click((await selectBar()).getByRole('button', { name: 'Archive' }))
    await screen.findAllByText(/That didn't work/)
    expect(changes).toHaveLength(1)
    const states = changes.flatMap(({ channelIds }) =>
      channelIds.map((channelId) => cachedChannel(queryClient, NOA, channelId)?.memberState),
    )
    expect(new Set(states)).toEqual(new Set(['expiring']))
  })
})
