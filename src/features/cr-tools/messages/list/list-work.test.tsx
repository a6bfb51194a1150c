import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { findNextChannel, getChannel, updateChannels } from '@/api/calls/chat/messages'
import { queryClient } from '@/api/query-client'
import { server, world } from '@/mocks/node'

import {
  CREATOR,
  failCall,
  rowIds,
  renderInbox,
  rows,
  rowsLoaded,
  tab,
  setUpInbox,
} from '../../../../../tests/support/render/render-inbox'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderApp } from '../../../../../tests/support/render/render-app'
import { cachedChannel, mergeChannels } from '../../cache/channel-cache'
import { recordLeft } from '../next-chat/recently-left'

setUpBackend()
setUpInbox({ beforeEach, afterEach })

describe('several conversations at once', () => {
  it('are archived optimistically, restored by undo or its keys, and rolled back when refused', async () => {
    const { user } = await renderInbox('?tab=waiting')
    await rowsLoaded()
    const before = rowIds()
    const archiveFirst = async () => {
      await user.click(screen.getByRole('button', { name: 'Select chats' }))
      await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement) // there are rows
      await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: 'Archive' }))
    }
    await archiveFirst()
    expect(await screen.findByText('1 chat archived')).toBeVisible()
    await waitFor(() => expect(rowIds()).not.toContain(before[0]))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(rowIds()).toEqual(before))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument())

    await archiveFirst()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(rowIds()).toEqual(before))
    await waitFor(() => expect(undo).not.toBeInTheDocument())

    await failCall(updateChannels.path)()
    await archiveFirst()
    // In the pane, and as a toast.
    await waitFor(() => expect(screen.getAllByText(/That didn't work/)).toHaveLength(2))
    await waitFor(() => expect(rowIds()).toEqual(before))
  })
})

describe('a user with read permission only', () => {
  it('reads for each action who can grant it, and changes nothing', async () => {
    const { user } = await renderInbox('?tab=waiting', {
      before: () => world.transact(() => void (world.state.permissions['staff-04'] = { messages: 'view' })),
    })
    await rowsLoaded()
    await user.click(screen.getByRole('button', { name: 'Select chats' }))
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement) // there are rows
    const bar = within(await screen.findByRole('toolbar'))
    for (const name of ['Archive', 'Labels', 'More'])
      expect(bar.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveAccessibleDescription(
        /Ask your manager for access/,
      )
  })
})

describe('a range', () => {
  it('selects the visible rows while the order is frozen', async () => {
    const { user } = await renderInbox('?tab=all')
    await rowsLoaded()
    await user.click(screen.getByRole('button', { name: 'Select chats' }))
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement) // there are rows
    const [first = '', second = '', third = ''] = rowIds()
    const channel = cachedChannel(queryClient, CREATOR, second)
    if (!channel) throw new Error('it is in the list')
    // A colleague archives it: it stays visible until the rows are sorted again.
    act(() => mergeChannels(queryClient, CREATOR, [{ ...channel, isArchived: true }]))
    expect(rowIds().slice(0, 3)).toEqual([first, second, third])
    await user.keyboard('{Shift>}')
    await user.click(screen.getAllByRole('checkbox')[2] as HTMLElement) // as above
    await user.keyboard('{/Shift}')
    expect(await screen.findByText('3 selected')).toBeVisible()
  })
})

describe('two changes before the first has rendered', () => {
  const pressBoth = (first: HTMLElement, second: HTMLElement) =>
    act(() => {
      first.click()
      second.click()
    })

  it('all apply: filters, labels of several chats, and keys', async () => {
    const { user, address } = await renderInbox()
    await rowsLoaded()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const box = (name: string) => screen.findByRole('checkbox', { name })
    pressBoth(await box('Online'), await box('New fans'))
    await waitFor(() => expect(address()).toMatch(/online=1.*new=1/))
    // `click()` moves no focus, and a press of Escape closes what has it.
    const online = await box('Online')
    act(() => online.focus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(online).not.toBeInTheDocument())
    await screen.findByRole('button', { name: /Remove.*Online/ })
    const [one, other] = screen.getAllByRole('button', { name: /Remove.*(?:Online|New)/ })
    pressBoth(one as HTMLElement, other as HTMLElement) // both are shown
    await waitFor(() => expect(address()).toBe('/cr-tools/messages'))
    await rowsLoaded()

    await user.click(screen.getByRole('button', { name: 'Select chats' }))
    const [first, second] = screen.getAllByRole('checkbox')
    pressBoth(first as HTMLElement, second as HTMLElement) // there are rows
    await user.click(await screen.findByRole('button', { name: 'Labels' }))
    const labels = within(await screen.findByRole('dialog', { name: 'Labels' }))
    const boxes = await labels.findAllByRole('checkbox', { checked: false })
    const [none, some] = boxes as [HTMLElement, HTMLElement] // a label that none has, and another
    pressBoth(none, some)
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    for (const label of [none, some]) expect(label).toBeChecked()
    act(() => none.focus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(none).not.toBeInTheDocument())

    const nextChat = () => fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true })
    act(() => void [nextChat(), nextChat()])
    await waitFor(() => expect(address()).toContain(rowIds()[1]))
  })
})

describe('an event while the user reads the list', () => {
  it('is inserted at its sort position and counted', async () => {
    await renderInbox('?tab=waiting')
    await rowsLoaded()
    const last = rowIds().at(-1) ?? ''
    const channel = cachedChannel(queryClient, CREATOR, last)
    if (!channel) throw new Error('it is in the list')
    const count = tab(/^Waiting/).textContent
    act(() => mergeChannels(queryClient, CREATOR, [{ ...channel, ourTurnSince: null, unreadCount: 0 }]))
    await waitFor(() => expect(rowIds()).not.toContain(last))
    expect(tab(/^Waiting/).textContent).not.toBe(count)
    act(() => mergeChannels(queryClient, CREATOR, [channel]))
    await waitFor(() => expect(rowIds()).toContain(last))
    expect(tab(/^Waiting/).textContent).toBe(count)
  })
})

describe('the next chat', () => {
  it('opens the best one and says why', async () => {
    const { user, address } = await renderInbox()
    await rowsLoaded()
    const target = rowIds()[3] ?? ''
    server.use(
      http.post(`*${findNextChannel.path}`, () =>
        HttpResponse.json({
          channelId: target,
          reasons: [
            { kind: 'waiting', value: 720 },
            { kind: 'spent', value: 32_000 },
          ],
        }),
      ),
    )
    await user.keyboard('n')
    await waitFor(() => expect(address()).toBe(`/cr-tools/messages/${target}?creator=creator-01`))
    expect(await screen.findByText(/waiting 12 min and spent .*\$320/)).toBeVisible()
  })

  it('skips the open one and those just left, unless no other waits', async () => {
    const asked: unknown[] = []
    server.use(
      http.post(`*${findNextChannel.path}`, async ({ request }) => {
        asked.push(await request.json())
        return HttpResponse.json({ channelId: null, reasons: [] })
      }),
    )
    recordLeft(CREATOR, 'seen-before', Date.now())
    recordLeft('creator-02', 'of-another-creator', Date.now())
    const { user } = await renderInbox()
    await rowsLoaded()
    await screen.findByText('No one is waiting for you')
    asked.length = 0
    await user.click(screen.getByRole('button', { name: /^Next chat/ }))
    await waitFor(() => expect(asked).toEqual([{ exclude: ['seen-before'] }, { exclude: [] }]))
    expect(screen.getAllByText('No one is waiting for you')).toHaveLength(2)
  })

  it('is offered when no thread is open', async () => {
    const { user, address } = await renderInbox()
    await user.click(await screen.findByRole('button', { name: /^Open chat/ }))
    await waitFor(() => expect(address()).toMatch(/^\/cr-tools\/messages\/channel-/))
  })

  it('can be requested after the offer failed, and shows the result', async () => {
    const { user } = await renderInbox('', { before: failCall(findNextChannel.path) })
    const place = within(await screen.findByRole('region', { name: 'Chat' }))
    await user.click(await place.findByRole('button', { name: 'Next chat' }))
    expect(await place.findByText(/^Couldn't find the next chat/)).toBeVisible()
  })

  it('leaves a user in the view, on the page or in the chat to which they moved meanwhile', async () => {
    const { user, router, address } = await renderInbox()
    await rowsLoaded()
    const [first = '', second = ''] = rowIds()
    /** Requests the next chat; its answer comes once the user has moved. */
    const expectStaysAt = async (path: string, move: () => Promise<unknown>) => {
      const asked = Promise.withResolvers<undefined>()
      const moved = Promise.withResolvers<undefined>()
      server.use(
        http.post(`*${findNextChannel.path}`, async () => {
          asked.resolve(undefined)
          await moved.promise
          return HttpResponse.json({ channelId: second, reasons: [] })
        }),
      )
      await user.keyboard('n')
      await asked.promise
      await waitFor(() => expect(queryClient.isMutating()).toBe(1))
      await move()
      await waitFor(() => expect(address()).toBe(path))
      moved.resolve(undefined)
      await waitFor(() => expect(queryClient.isMutating()).toBe(0))
      expect(address()).toBe(path)
    }
    await expectStaysAt('/cr-tools/messages?tab=unread', () => user.click(tab(/^Unread/)))
    await expectStaysAt('/cr-tools', () => act(() => router.navigate('/cr-tools')))
    await act(() => router.navigate('/cr-tools/messages'))
    await rowsLoaded()
    const chat = `/cr-tools/messages/${first}`
    await expectStaysAt(chat, () => act(() => router.navigate(chat)))
  })
})

describe('an open conversation', () => {
  it('that does not exist shows an error with a link back', async () => {
    const { user, address } = await renderApp('/cr-tools/messages/channel-none?tab=unread', { as: 'chatter' })
    const back = await screen.findByRole('button', { name: 'Back to all chats' })
    // A refetch removes nothing from under a finger.
    const asked = Promise.withResolvers<undefined>()
    server.use(
      http.post(`*${getChannel.path}`, async () => {
        await asked.promise
        return new HttpResponse(null, { status: 404 })
      }),
    )
    void queryClient.refetchQueries({ queryKey: [getChannel.path] })
    await waitFor(() => expect(queryClient.isFetching({ queryKey: [getChannel.path] })).toBe(1))
    await user.click(back)
    asked.resolve(undefined)
    await waitFor(() => expect(address()).toBe('/cr-tools/messages?tab=unread'))
  })

  it('that cannot be opened can be retried; the list header links back, as there is no app bar', async () => {
    const before = () => world.setFaults({ mode: 'fail', status: 503, only: getChannel.path })
    const { user } = await renderInbox('', { before })
    await rowsLoaded()
    const row = rows()[4]
    await user.click(row as HTMLElement) // there are rows
    const retry = await screen.findByRole('button', { name: 'Retry' })
    await world.setFaults({ mode: 'none' })
    await user.click(retry)
    await waitFor(() => expect(screen.getByRole('region', { name: 'Reply' })).toBeInTheDocument())
    expect(await screen.findByRole('link', { name: 'Back to Chatter Tools' })).toHaveAttribute(
      'href',
      '/cr-tools',
    )
  })
})
