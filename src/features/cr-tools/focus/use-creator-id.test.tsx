import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { getCreatorToken, listAssignedCreators, listUnread } from '@/api/calls/chatter/chatter'
import { STORAGE_KEY } from '@/config/storage-keys'
import { logout } from '@/features/auth'
import { server, world } from '@/mocks/node'
import { eventStreamState } from '@/services/network/event-stream-state'
import { tabStore } from '@/services/storage/storage'
import { markUnsaved } from '@/services/page/unsaved'

import { ANA, MILA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()
afterEach(() => server.resetHandlers())

const storedCreator = () => tabStore.get(STORAGE_KEY.creatorInFocus)
const storeCreator = (userId: string, creatorId: string) =>
  tabStore.set(STORAGE_KEY.creatorInFocus, JSON.stringify({ userId, creatorId }))
const chip = () => screen.findByRole('button', { name: /Switch creator/ })

describe('the creator in focus', () => {
  beforeEach(() => storeCreator(ANA, MILA))

  it('is cleared at logout', async () => {
    await renderApp('/cr-tools', { as: 'chatter' })
    await chip()
    await act(() => logout())
    await waitFor(() => expect(storedCreator()).toBeNull())
  })

  it.each(['', 'null', '{"userId":"staff-04"}', '[', '{"userId":"staff-04","creatorId":""}'])(
    'is not set when %s is stored',
    async (odd) => {
      tabStore.set(STORAGE_KEY.creatorInFocus, odd)
      const { address } = await renderApp('/cr-tools', { as: 'chatter' })
      await waitFor(() => expect(address()).toBe('/cr-select?next=%2Fcr-tools'))
    },
  )

  const isTold = async () => {
    expect(await screen.findByText('You no longer work for this creator')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose a creator' })).toHaveAttribute('href', '/cr-select')
  }

  it.each([
    '/cr-tools',
    '/cr-tools/messages/channel-1-1',
    '/cr-tools/messages/mass',
    '/cr-tools/notifications',
  ])('is not used at %s by a user it is not assigned to', async (page) => {
    storeCreator(ANA, 'creator-20')
    await renderApp(page, { as: 'chatter' })
    await isTold()
    expect(eventStreamState()).toBe('none')
  })

  it('may be removed during work: the page says so', async () => {
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

  it('shows the unread count of other creators on the chip and of each in the menu', async () => {
    const { user } = await renderApp('/cr-tools', { as: 'chatter' })
    const name = /Switch creator\. \d+ unread messages? for other creators$/
    await user.click(await screen.findByRole('button', { name }))
    const noa = await screen.findByRole('menuitemradio', { name: /Noa Reyes/ })
    expect(noa.querySelector('[data-count]')).toBeInTheDocument()
  })

  it('changes by the chip without leaving the page', async () => {
    const { user, address } = await renderApp('/cr-tools', { as: 'chatter' })
    await user.click(await chip())
    await user.click(await screen.findByRole('menuitemradio', { name: /Noa Reyes/ }))
    expect(await screen.findByRole('heading', { level: 1, name: /Noa Reyes/ })).toBeVisible()
    expect(address()).toBe('/cr-tools')
    expect(storedCreator()).not.toContain(MILA)
  })

  it('changes by the chip in a conversation and opens the other creator’s inbox', async () => {
    const { user, address } = await renderApp('/cr-tools/messages/channel-1-1', { as: 'chatter' })
    await user.click(await chip())
    await user.click(await screen.findByRole('menuitemradio', { name: /Noa Reyes/ }))
    await waitFor(() => expect(address()).toBe('/cr-tools/messages'))
    expect(storedCreator()).not.toContain(MILA)
    await waitFor(() => expect(screen.queryAllByText('Chat not found')).toEqual([]))
    expect(screen.getByRole('button', { name: /Noa Reyes.*Switch creator/ })).toBeVisible()
  })

  it('asks before a change that would lose unsaved input', async () => {
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
  })

  it('stays when the server refuses another one', async () => {
    const { user } = await renderApp('/cr-tools', { as: 'chatter' })
    await user.click(await chip())
    await world.setFaults({ mode: 'fail', status: 403, only: getCreatorToken.path })
    await user.click(await screen.findByRole('menuitemradio', { name: /Noa Reyes/ }))
    await waitFor(async () => expect(await chip()).toHaveAttribute('aria-busy', 'false'))
    expect(storedCreator()).toContain(MILA)
    expect(screen.getByRole('heading', { level: 1, name: /Mila Hart/ })).toBeVisible()
  })
})
