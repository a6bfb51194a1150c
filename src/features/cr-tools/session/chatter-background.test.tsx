import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { STORAGE_KEY } from '@/config/storage-keys'
import { addNotice } from '@/mocks/rules/notices/notify'
import { world } from '@/mocks/node'
import { creatorById, type SeedCreator } from '@/mocks/seed/creators'
import { EVENTS_PATH } from '@/mocks/transport/stream/connection'
import { eventStreamState } from '@/services/network/event-stream-state'
import { tabStore } from '@/services/storage/storage'

import { ANA, MILA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const isLive = () => waitFor(() => expect(eventStreamState()).toBe('live'))
const mila = creatorById(MILA) as SeedCreator // from the seed
const tip = (channelId: string, amount: number) =>
  world.transact(() => addNotice(world, mila, { kind: 'tip', userId: 'fan-1-1', channelId, amount }))

beforeEach(() => {
  tabStore.set(STORAGE_KEY.creatorInFocus, JSON.stringify({ userId: ANA, creatorId: MILA }))
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(96)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('live data of the creator in focus', () => {
  it('shows a notification on the page as soon as it arrives', async () => {
    await renderApp('/cr-tools/notifications', { as: 'chatter' })
    await screen.findAllByRole('article')
    await isLive()
    await tip('channel-1-1', 123_456)
    const amount = await screen.findByText('$1,234.56')
    const [first] = screen.getAllByRole('article')
    expect(first).toContainElement(amount)
  })

  it('shows a toast on other pages, which opens the chat', async () => {
    const { user, address } = await renderApp('/cr-tools', { as: 'chatter' })
    await isLive()
    await tip('channel-1-2', 4200)
    const card = (await screen.findByText(/tipped .?\$42\.00/)).closest<HTMLElement>('[role=status]')
    await user.click(within(card ?? document.body).getByRole('button', { name: 'Open chat' }))
    await waitFor(() => expect(address()).toBe('/cr-tools/messages/channel-1-2?creator=creator-01'))
  })

  it('shows "reconnecting" while the event stream is down and hides it afterwards', async () => {
    // Some seconds pass between two attempts.
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    await renderApp('/cr-tools', { as: 'chatter' })
    await isLive()
    await world.setFaults({ mode: 'fail', only: EVENTS_PATH })
    expect(await screen.findByText(/^Reconnecting\./)).toBeVisible()
    await world.setFaults({ mode: 'none' })
    await act(() => vi.advanceTimersByTimeAsync(5000))
    await waitFor(() => expect(screen.queryByText(/^Reconnecting\./)).toBeNull())
    expect(eventStreamState()).toBe('live')
  })

  it('is received only by chatters with a creator in focus', async () => {
    tabStore.remove(STORAGE_KEY.creatorInFocus)
    await renderApp('/cr-select', { as: 'chatter' })
    await screen.findByRole('heading', { level: 1, name: 'Choose a creator' })
    expect(eventStreamState()).toBe('none')
  })
})
