import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { sendMessage } from '@/api/calls/chat/messages'
import {
  getNotificationSettings,
  listNotifications,
  readNotifications,
  updateNotificationSettings,
} from '@/api/calls/chat/notifications'
import { UNDO_SEND_MS } from '@/config/tool-limits'
import { STORAGE_KEY } from '@/config/storage-keys'
import { EVENTS_PATH } from '@/mocks/transport/stream/connection'
import { server, world } from '@/mocks/node'
import { tabStore } from '@/services/storage/storage'

import { dateTextOf } from '../../../../tests/support/date-fields'
import { ANA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { answerCall, recordCalls, refuseCall } from '../../../../tests/support/render/calls'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const NOON = new Date().setHours(12, 0, 0, 0)
const wire = (id: string, facts: object = {}) => ({
  notificationId: id,
  kind: 'tip',
  userId: 'fan-1-1',
  channelId: 'channel-1-1',
  messageId: null,
  amount: 1500,
  currency: 'USD',
  text: null,
  at: new Date(NOON).toISOString(),
  readAt: null,
  ...facts,
})

const answerList = (data: object[], counts: Record<string, number> = {}) =>
  answerCall(listNotifications, { data, counts, lastId: null })
const open = (search = '') => renderApp(`/cr-tools/notifications${search}`, { as: 'chatter' })
const entries = () => screen.findAllByRole('article')

beforeEach(() => {
  tabStore.set(STORAGE_KEY.creatorInFocus, JSON.stringify({ userId: 'staff-04', creatorId: 'creator-01' }))
  // jsdom has no layout: give every row its height in a browser.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(96)
  // An event stream without events.
  server.use(http.get(`*${EVENTS_PATH}`, () => new HttpResponse(null, { status: 404 })))
})
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('/cr-tools/notifications', () => {
  it("groups by day and fan with each fan's spend", async () => {
    answerList(
      [
        wire('a', { amount: 1500 }),
        wire('b', { kind: 'purchase', amount: 2500 }),
        wire('c', { userId: null, kind: 'system', amount: null, channelId: null, text: 'Paid on Friday' }),
        wire('d', { at: new Date(NOON - 86_400_000).toISOString(), readAt: new Date(NOON).toISOString() }),
      ],
      { tip: 1, purchase: 1, system: 1 },
    )
    await open()
    const [fan, system, before] = await entries()
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Yesterday' })).toBeVisible()
    expect(within(fan as HTMLElement).getByText('$40.00')).toBeVisible()
    expect(within(fan as HTMLElement).getAllByRole('listitem')).toHaveLength(2)
    expect(within(system as HTMLElement).getByText('Paid on Friday')).toBeVisible()
    expect(before).toHaveAttribute('aria-posinset', '3')
    expect(screen.getByText('3 unread')).toBeVisible()
  })

  it('hides amounts and the amount filter without permission to see spend', async () => {
    // A server that sends amounts nevertheless.
    const asked = answerList([wire('a'), wire('b')])
    await renderApp('/cr-tools/notifications?min=2000', {
      as: 'chatter',
      before: () => world.transact(() => void (world.state.permissions[ANA] = { canSeeSpend: false })),
    })
    expect(within(await screen.findByRole('article')).getAllByRole('listitem')).toHaveLength(2)
    expect(within(screen.getByRole('article')).queryByText(/\$/)).toBeNull()
    expect(asked.at(-1)).not.toHaveProperty('amountMin')
    expect(screen.getByRole('switch', { name: 'Unread only' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Amount/ })).toBeNull()
  })

  it('stores filters in the URL and sends them to the server', async () => {
    const asked = answerList([wire('a')], { tip: 1 })
    const { user, address } = await open('?kinds=tip')
    await entries()
    expect(asked.at(-1)).toMatchObject({ kinds: ['tip'], lastId: null })
    expect(screen.getByRole('button', { name: /^Tips/ })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: 'Comments' }))
    await user.click(screen.getByRole('switch', { name: 'Unread only' }))
    await user.click(screen.getByRole('button', { name: /Amount/ }))
    await user.click(await screen.findByRole('option', { name: '$20 or more' }))
    await waitFor(() =>
      expect(address()).toBe('/cr-tools/notifications?kinds=tip%2Ccomment&unread=1&min=2000'),
    )
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ kinds: ['tip', 'comment'], unread: true, amountMin: 2000 }),
    )
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(address()).toBe('/cr-tools/notifications'))
    expect(screen.getByRole('switch', { name: 'Unread only' })).toHaveFocus()
  })

  it('marks a group or all as read optimistically and rolls back on rejection', async () => {
    answerList([wire('a'), wire('b', { userId: 'fan-1-2' })], { tip: 2 })
    const read = answerCall(readNotifications, {})
    const { user } = await open()
    await entries()
    await user.click((await screen.findAllByRole('button', { name: /^Mark as read/ }))[0] as HTMLElement)
    const [first, second] = await entries()
    expect(within(first as HTMLElement).queryByText('1 unread')).toBeNull()
    expect(within(second as HTMLElement).getByText('1 unread')).toBeInTheDocument()
    await waitFor(() => expect(read).toEqual([{ ids: ['a'] }]))
    refuseCall(readNotifications, { status: 500 })
    answerList([wire('a', { readAt: new Date(NOON).toISOString() }), wire('b', { userId: 'fan-1-2' })], {
      tip: 1,
    })
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
    expect(await within((await entries())[1] as HTMLElement).findByText('1 unread')).toBeInTheDocument()
    expect(screen.getByText(/^Last change not saved/)).toBeVisible()
  })

  it('opens the chat, and moves between entries with Page Up and Page Down', async () => {
    answerList([wire('a'), wire('b', { userId: 'fan-1-2' })], { tip: 2 })
    answerCall(readNotifications, {})
    const { user } = await open()
    const [first, second] = await entries()
    act(() => first?.focus())
    fireEvent.keyDown(first as HTMLElement, { key: 'PageDown', keyCode: 229 })
    expect(first).toHaveFocus()
    await user.keyboard('{PageDown}')
    expect(second).toHaveFocus()
    await user.keyboard('{PageUp}')
    expect(first).toHaveFocus()
    await user.click(screen.getAllByRole('button', { name: /^Reply to/ })[0] as HTMLElement) // one per entry
    const reply = await screen.findByRole('textbox')
    await user.type(reply, 'Thank you{PageDown}')
    expect(reply).toHaveFocus()
    fireEvent.keyDown(reply, { key: 'Escape', keyCode: 229 })
    expect(reply).toBeInTheDocument()
    // The draft stays when the reply is closed.
    await user.keyboard('{Escape}')
    expect(reply).not.toBeInTheDocument()
    await user.click(screen.getAllByRole('button', { name: /^Reply to/ })[0] as HTMLElement) // as above
    expect(screen.getByRole('textbox')).toHaveValue('Thank you')
    const [link] = screen.getAllByRole('link', { name: /^Open chat/ })
    expect(link).toHaveAttribute('href', '/cr-tools/messages/channel-1-1?creator=creator-01')
  })

  it('loads further pages and shows when that fails', async () => {
    let isBroken = true
    server.use(
      http.post(`*${listNotifications.path}`, async ({ request }) => {
        const { lastId } = (await request.json()) as { lastId: string | null } // shape sent by `pagesOf`
        if (lastId === null) return HttpResponse.json({ data: [wire('a')], counts: {}, lastId: 'a' })
        if (isBroken) return HttpResponse.json({ statusCode: 404 }, { status: 404 })
        return HttpResponse.json({ data: [wire('b', { userId: 'fan-1-2' })], counts: {}, lastId: null })
      }),
    )
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isBroken = false
    await user.click(retry)
    await waitFor(async () => expect(await entries()).toHaveLength(2))
  })

  it('explains an empty list and shows errors', async () => {
    answerList([])
    const { user } = await open('?unread=1')
    expect(await screen.findByText('No matching notifications')).toBeVisible()
    await user.click(screen.getByRole('switch', { name: 'Unread only' }))
    expect(await screen.findByText('No notifications yet')).toBeVisible()
    refuseCall(listNotifications, { status: 403 })
    await user.click(screen.getByRole('button', { name: 'Likes' }))
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  })
})

describe('quick reply', () => {
  it('sends like any message: crisis check, 5 s undo, then request', async () => {
    answerList([wire('a')], { tip: 1 })
    answerCall(readNotifications, {})
    const sent = recordCalls(sendMessage)
    // Fake timers skip the 5 s undo period; everything else runs in real time.
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    await open()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(await screen.findByRole('button', { name: /^Reply to/ }))
    const field = screen.getByRole('textbox', { name: /^Your reply to/ })
    expect(field).toHaveFocus()
    // Query each time, as the element remounts when it turns into a button.
    const send = () => screen.getByRole('button', { name: 'Send' })
    await waitFor(() =>
      expect(send()).toHaveAccessibleDescription('Write something or attach media to send.'),
    )
    await user.type(field, 'I want to die')
    await waitFor(() => expect(send()).toHaveAccessibleDescription(''))
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Back to message' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field).toHaveValue('I want to die')
    await user.clear(field)
    await user.type(field, 'Thank you!{Enter}')
    await waitFor(() => expect(field).not.toBeInTheDocument())
    expect(await screen.findByText('Reply on its way.')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(UNDO_SEND_MS - 1000))
    expect(sent).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ channelId: 'channel-1-1', text: 'Thank you!' })
  })
})

describe('notification settings', () => {
  it('apply at once, in order, and show when one fails to save', async () => {
    answerList([])
    const asked = answerCall(updateNotificationSettings, (body) => body)
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Notification settings' }))
    const drawer = await screen.findByRole('dialog', { name: 'Notification settings' })
    expect(await within(drawer).findByText(/apply to .*Mila Hart.* only/)).toBeVisible()
    expect(within(drawer).getByText("This browser doesn't support notifications.")).toBeVisible()
    const likes = await within(drawer).findByRole('checkbox', { name: 'Likes: Sound' })
    expect(likes).not.toBeChecked()
    await user.click(likes)
    expect(likes).toBeChecked()
    await user.click(within(drawer).getByRole('radio', { name: 'Knock' }))
    await user.click(within(drawer).getByRole('switch', { name: /Quiet hours/ }))
    expect(dateTextOf(within(drawer).getByRole('group', { name: 'From' }))).toBe('10:00 PM')
    await waitFor(() => expect(asked).toHaveLength(3))
    expect(asked.at(-1)).toMatchObject({ sound: 'knock', quietFrom: '22:00', quietTo: '07:00' })
    expect((asked.at(-1) as { kinds: Record<string, object> }).kinds['like']).toMatchObject({ sound: true })

    refuseCall(updateNotificationSettings, { status: 422 })
    answerCall(getNotificationSettings, () => asked.at(-1) ?? {})
    await user.click(within(drawer).getByRole('radio', { name: 'Bell' }))
    expect(await within(drawer).findByText(/^Last change not saved/)).toBeVisible()
    await waitFor(() => expect(within(drawer).getByRole('radio', { name: 'Knock' })).toBeChecked())
  })
})
