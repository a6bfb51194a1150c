import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { listChannels } from '@/api/calls/chat/messages'
import { listUserDisplays } from '@/api/calls/account/user'
import { listFanLists } from '@/api/calls/chat/fan'
import { queryClient } from '@/api/query-client'
import { readUrlState } from '@/lib/url-state'
import { server, world } from '@/mocks/node'

import {
  CREATOR,
  failCall,
  rowIds,
  USER_ID,
  renderInbox,
  rows,
  rowsLoaded,
  tab,
  setUpInbox,
} from '../../../../../tests/support/render/render-inbox'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { holdCall, recordCalls } from '../../../../../tests/support/render/calls'
import { channelListQuery } from '../../cache/channel-cache'
import { channelSort } from './filter/channel-sort'
import { useLoadedChannels } from './rows/use-loaded-channels'
import { INBOX_FIELDS, viewOf } from './filter/view-params'

const NOTHING_CHOSEN = readUrlState(INBOX_FIELDS, new URLSearchParams())

setUpBackend()
setUpInbox({ beforeEach, afterEach })

describe('the list of conversations', () => {
  it('shows who waits longest first, with the count of each tab; its search and filters are in the URL', async () => {
    const asked = recordCalls(listChannels)
    // An invalid language of the URL is shown as it is.
    const { user, address } = await renderInbox('?lang=x!')
    await user.click(await screen.findByRole('button', { name: /^Remove filter .*x!/ }))
    await waitFor(() => expect(address()).toBe('/cr-tools/messages'))
    await rowsLoaded()
    expect(rows().length).toBeGreaterThan(5)
    expect(tab(/^Waiting/)).toHaveTextContent(/Waiting\d+/)
    expect(tab(/^All/)).toHaveAttribute('aria-pressed', 'true')

    // The search is debounced, its field stays mounted, and it resets when cleared.
    const field = screen.getByRole('searchbox')
    await user.click(field)
    await user.paste('zzqx')
    expect(field).toHaveFocus()
    await waitFor(() => expect(address()).toBe('/cr-tools/messages?q=zzqx'))
    const words = () => asked.map(({ query }) => query).filter((query) => query !== '')
    await waitFor(() => expect(words()).toEqual(['zzqx']))
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(address()).toBe('/cr-tools/messages'))
    expect(field).toHaveValue('')
    await rowsLoaded()

    // The interface does not support each language that fans write.
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.click(await screen.findByRole('button', { name: /Language/ }))
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent)
    const [, ...sorted] = names
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('en').compare))
    await user.click(screen.getByRole('option', { name: 'Polish' }))
    await waitFor(() => expect(address()).toBe('/cr-tools/messages?lang=pl'))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ chips: { language: 'pl' } }))
    await rowsLoaded()
  })

  it('keeps tab, filters, sort and search in the URL, and the sort for the next visit', async () => {
    const { user, address } = await renderInbox()
    await rowsLoaded()
    await user.click(tab(/^Waiting/))
    await waitFor(() => expect(address()).toBe('/cr-tools/messages?tab=waiting'))
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Online' }))
    await waitFor(() => expect(address()).toBe('/cr-tools/messages?tab=waiting&online=1'))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Remove filter Online' }))
    await waitFor(() => expect(address()).toBe('/cr-tools/messages?tab=waiting'))
    await user.click(screen.getByRole('button', { name: /Sort by/ }))
    await user.click(await screen.findByRole('option', { name: 'Spend' }))
    await waitFor(() => expect(address()).toBe('/cr-tools/messages?tab=waiting&sort=spend'))
    expect(channelSort.read(USER_ID)).toBe('spend')
  })

  it('offers no sort or filter by hidden data, and fetches no lists', async () => {
    world.state.permissions[USER_ID] = { canSeeSpend: false, lists: 'off' }
    channelSort.save(USER_ID, 'spend')
    const asked = recordCalls(listChannels)
    const lists = recordCalls(listFanLists)
    const { user } = await renderInbox('?spenders=1')
    await rowsLoaded()
    const seen = asked.filter(({ limit }) => limit === 30)
    expect(seen.at(-1)).toMatchObject({ sort: 'waiting', chips: {} })
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await screen.findByRole('checkbox', { name: 'Online' })
    expect(screen.queryByRole('checkbox', { name: 'Spenders' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^List/ })).not.toBeInTheDocument()
    expect(lists).toEqual([])
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: /Sort by/ }))
    await screen.findByRole('option', { name: 'Newest' })
    expect(screen.queryByRole('option', { name: 'Spend' })).not.toBeInTheDocument()
  })

  it('fetches each page once, however often an earlier render requests it, and its names in one call', async () => {
    const named = recordCalls(listUserDisplays)
    await renderInbox()
    await rowsLoaded()
    const { pages } =
      queryClient.getQueryData(channelListQuery(viewOf(NOTHING_CHOSEN), CREATOR).queryKey) ?? {}
    const fans = pages?.[0]?.data.flatMap(({ userId }) => userId ?? []) ?? []
    expect(fans.length).toBeGreaterThan(20)
    await waitFor(() => expect(named.flatMap(({ userIds }) => userIds)).toEqual(expect.arrayContaining(fans)))
    expect(named.filter(({ userIds }) => userIds.some((id) => fans.includes(id)))).toHaveLength(1)

    const asked = recordCalls(listChannels)
    const view = viewOf(NOTHING_CHOSEN)
    const { result } = renderHook(() => useLoadedChannels(view, CREATOR), {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    })
    await waitFor(() => expect(result.current.channels.length).toBeGreaterThan(0))
    const first = result.current
    const held = holdCall(listChannels)
    act(first.nextPage.load)
    await held.asked
    act(first.nextPage.load)
    held.release()
    await waitFor(() => expect(result.current.channels.length).toBeGreaterThan(first.channels.length))
    expect(asked).toHaveLength(1)
  })

  it('suggests what to do when a tab is empty', async () => {
    server.use(
      http.post(`*${listChannels.path}`, () =>
        HttpResponse.json({
          data: [],
          counts: { waiting: 0, all: 0, unread: 0, priority: 0, groups: 0, archived: 0 },
          lastId: null,
        }),
      ),
    )
    const { user, address } = await renderInbox('?tab=waiting')
    expect(await screen.findByText('No one is waiting')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all chats' }))
    await waitFor(() => expect(address()).toBe('/cr-tools/messages'))
    expect(await screen.findByText('No chats yet')).toBeVisible()
  })

  it('does not exist for users without access to messages', async () => {
    await renderInbox('', {
      before: async () => {
        const { defaultPermissions } = await import('@/domain/account/permission-defaults')
        const { getCurrentUser } = await import('@/api/calls/account/user')
        const permissions = { ...defaultPermissions(['chatter']), messages: 'off' }
        server.use(
          http.get(`*${getCurrentUser.path}`, () =>
            HttpResponse.json({
              userId: USER_ID,
              username: 'ana',
              roles: ['chatter'],
              chatterPermissions: permissions,
            }),
          ),
        )
      },
    })
    expect(await screen.findByRole('heading', { name: '404' })).toBeVisible()
  })
})

describe('the keyboard in the list', () => {
  it('moves, selects and opens, once the list could be loaded', async () => {
    const { user, address } = await renderInbox('?tab=waiting', { before: failCall(listChannels.path) })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    await world.setFaults({ mode: 'none' })
    await user.click(retry)
    await rowsLoaded()
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
    const [first, second] = rows()
    act(() => first?.focus())
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(second).toHaveFocus())
    await user.keyboard('{Home}')
    await waitFor(() => expect(first).toHaveFocus())

    await user.keyboard(' ')
    expect(await screen.findByText('1 selected')).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'checkbox'))
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(await screen.findByText('3 selected')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument())

    act(() => rows()[0]?.focus())
    await user.keyboard('{Enter}')
    // It keeps the state in the URL.
    const id = rowIds()[0] ?? ''
    await waitFor(() => expect(address()).toBe(`/cr-tools/messages/${id}?tab=waiting&creator=creator-01`))
  })

  it('lists its shortcuts, and opens the next channel by Alt and an arrow key', async () => {
    const { user, address } = await renderInbox()
    await rowsLoaded()
    const [first] = rowIds()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(address()).toBe(`/cr-tools/messages/${first ?? ''}?creator=creator-01`))
    await rowsLoaded()
    act(() => rows()[0]?.focus())
    await user.keyboard('?')
    expect(await screen.findByText('Open next chat')).toBeVisible()
  })
})
