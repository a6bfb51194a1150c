import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getCreatorToken, listAssignedCreators, listUnread } from '@/api/calls/chatter/chatter'
import { STORAGE_KEY } from '@/config/storage-keys'
import { logout } from '@/features/auth'
import { server, world } from '@/mocks/node'
import { addNotice } from '@/mocks/rules/notices/notify'
import { creatorById, type SeedCreator } from '@/mocks/seed/creators'
import { EVENTS_PATH } from '@/mocks/transport/stream/connection'
import { eventStreamState } from '@/services/network/event-stream-state'
import { readCreatorInFocus } from '@/services/session/creator-in-focus'
import { tabStore } from '@/services/storage/storage'
import { hasUnsaved, markUnsaved } from '@/services/page/unsaved'

import { ANA, MILA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
})

const storedCreator = () => tabStore.get(STORAGE_KEY.creatorInFocus)
const storeCreator = (userId: string, creatorId: string) =>
  tabStore.set(STORAGE_KEY.creatorInFocus, JSON.stringify({ userId, creatorId }))
const chip = () => screen.findByRole('button', { name: /Switch creator/ })

const isTold = async () => {
  expect(await screen.findByText('You no longer work for this creator')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose a creator' })).toHaveAttribute('href', '/cr-select')
}

describe('the creator in focus', () => {
  beforeEach(() => storeCreator(ANA, MILA))

  it.each(['', 'null', '{"userId":"staff-04"}', '[', '{"userId":"staff-04","creatorId":""}'])(
    'is not set when %s is stored',
    (odd) => {
      tabStore.set(STORAGE_KEY.creatorInFocus, odd)
      expect(readCreatorInFocus(ANA)).toBeUndefined()
    },
  )

  it('is asked for by a page that needs one', async () => {
    tabStore.set(STORAGE_KEY.creatorInFocus, '[')
    const { address } = await renderApp('/cr-tools', { as: 'chatter' })
    await waitFor(() => expect(address()).toBe('/cr-select?next=%2Fcr-tools'))
  })

  it('is used on no page by a user it is not assigned to', async () => {
    storeCreator(ANA, 'creator-20')
    const { router, address } = await renderApp('/cr-tools', { as: 'chatter' })
    await isTold()
    expect(eventStreamState()).toBe('none')
    for (const page of ['messages/channel-1-1', 'messages/mass', 'notifications']) {
      await act(() => router.navigate(`/cr-tools/${page}`))
      expect(address()).toBe(`/cr-tools/${page}`)
      await isTold()
      expect(eventStreamState()).toBe('none')
    }
  })

  it('changes by the chip, with unread counts, without leaving the page; stays when that is refused', async () => {
    const { user, address } = await renderApp('/cr-tools', { as: 'chatter' })
    const name = /Switch creator\. \d+ unread messages? for other creators$/
    await user.click(await screen.findByRole('button', { name }))
    const noa = await screen.findByRole('menuitemradio', { name: /Noa Reyes/ })
    expect(noa.querySelector('[data-count]')).toBeInTheDocument()
    await world.setFaults({ mode: 'fail', status: 403, only: getCreatorToken.path })
    await user.click(noa)
    await waitFor(async () => expect(await chip()).toHaveAttribute('aria-busy', 'false'))
    expect(storedCreator()).toContain(MILA)
    expect(screen.getByRole('heading', { level: 1, name: /Mila Hart/ })).toBeVisible()

    await world.setFaults({ mode: 'none', only: null })
    await user.click(await chip())
    await user.click(await screen.findByRole('menuitemradio', { name: /Noa Reyes/ }))
    expect(await screen.findByRole('heading', { level: 1, name: /Noa Reyes/ })).toBeVisible()
    expect(address()).toBe('/cr-tools')
    expect(storedCreator()).not.toContain(MILA)
  })

  it('changes on a page of the creator once unsaved input may be lost; a refusal keeps that', async () => {
    const { user, address } = await renderApp('/cr-tools', { as: 'chatter' })
    const forget = markUnsaved()
    const switchAnd = async (answer: 'Stay' | 'Leave page') => {
      await user.click(await chip())
      await user.click(await screen.findByRole('menuitemradio', { name: /Noa Reyes/ }))
      await user.click(await screen.findByRole('button', { name: answer }))
    }
    await switchAnd('Stay')
    expect(storedCreator()).toContain(MILA)
    await world.setFaults({ mode: 'fail', status: 403, only: getCreatorToken.path })
    await switchAnd('Leave page')
    await waitFor(async () => expect(await chip()).toHaveAttribute('aria-busy', 'false'))
    expect(hasUnsaved()).toBe(true)
    await world.setFaults({ mode: 'none', only: null })
    await switchAnd('Leave page')
    expect(await screen.findByRole('heading', { level: 1, name: /Noa Reyes/ })).toBeVisible()
    expect(address()).toBe('/cr-tools')
    forget()
  })

  it('changes from a conversation to the other creator’s inbox, once unsaved input may be lost', async () => {
    // jsdom has no layout: with heights, list and thread render what is in view.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
    const { user, address } = await renderApp('/cr-tools/messages/channel-1-1', { as: 'chatter' })
    await chip()
    const forget = markUnsaved()
    await user.click(await chip())
    await user.click(await screen.findByRole('menuitemradio', { name: /Noa Reyes/ }))
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(address()).toBe('/cr-tools/messages/channel-1-1')
    expect(storedCreator()).toContain(MILA)
    await user.click(await chip())
    await user.click(await screen.findByRole('menuitemradio', { name: /Noa Reyes/ }))
    await user.click(await screen.findByRole('button', { name: 'Leave page' }))
    await waitFor(() => expect(address()).toBe('/cr-tools/messages'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    forget()
    await waitFor(() => expect(storedCreator()).not.toContain(MILA))
    await waitFor(() => expect(screen.queryAllByText('Chat not found')).toEqual([]))
    expect(screen.getByRole('button', { name: /Noa Reyes.*Switch creator/ })).toBeVisible()
    await act(() => logout())
    await waitFor(() => expect(storedCreator()).toBeNull())
  })
})

describe('live data of the creator in focus', () => {
  const isLive = () => waitFor(() => expect(eventStreamState()).toBe('live'))
  const mila = creatorById(MILA) as SeedCreator // from the seed
  const tip = (channelId: string, amount: number) =>
    world.transact(() => addNotice(world, mila, { kind: 'tip', userId: 'fan-1-1', channelId, amount }))

  beforeEach(() => {
    storeCreator(ANA, MILA)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(96)
  })
  afterEach(() => void vi.useRealTimers())

  it('ends when the creator is removed during work: the page says so', async () => {
    await renderApp('/cr-tools/notifications', { as: 'chatter' })
    await screen.findAllByRole('article')
    server.use(
      http.post(`*${listUnread.path}`, () => HttpResponse.json({ data: [] })),
      http.post(`*${listAssignedCreators.path}`, () => HttpResponse.json({ data: [] })),
    )
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await isTold()
    expect(eventStreamState()).toBe('none')
  })

  it('shows a toast, which opens the chat, and a notification on its page as soon as it arrives', async () => {
    const { user, address, router } = await renderApp('/cr-tools', { as: 'chatter' })
    await isLive()
    await tip('channel-1-2', 4200)
    const card = (await screen.findByText(/tipped .?\$42\.00/)).closest<HTMLElement>('[role=status]')
    await user.click(within(card ?? expect.fail('no toast')).getByRole('button', { name: 'Open chat' }))
    await waitFor(() => expect(address()).toBe('/cr-tools/messages/channel-1-2?creator=creator-01'))

    await act(() => router.navigate('/cr-tools/notifications'))
    await screen.findAllByRole('article')
    await tip('channel-1-1', 123_456)
    const amount = await screen.findByText('$1,234.56')
    const [first] = screen.getAllByRole('article')
    expect(first).toContainElement(amount)
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
