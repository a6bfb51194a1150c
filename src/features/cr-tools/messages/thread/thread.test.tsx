import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { listMessages, translateText } from '@/api/calls/chat/messages'
import { queryClient } from '@/api/query-client'
import { instant } from '@/domain/time/instant'
import type { Message } from '@/domain/chat/message'
import type { Thread as HeldThread } from '@/domain/chat/thread'
import { world } from '@/mocks/node'

import { BEN } from '../../../../../tests/support/people'
import {
  articles,
  CHANNEL,
  CREATOR,
  lastArticle,
  renderThread,
  setUpThread,
} from '../../../../../tests/support/render/render-thread'
import { mergeMessage, threadQuery } from '../../cache/thread-cache'
import { clearTyping, recordTyping } from '../../events/typing-users'

setUpThread()
afterEach(() => act(clearTyping))

const cachedThread = () => queryClient.getQueryData<HeldThread>(threadQuery(CREATOR, CHANNEL).queryKey)

/** Sends a message event as the server would. */
function emitMessage(more: Partial<Message>): void {
  const newest = cachedThread()?.messages.at(-1)
  if (!newest) throw new Error('Nothing is held yet')
  const plain = { clientId: null, media: [], price: 0, replyTo: null, translation: null, unsentAt: null }
  mergeMessage(queryClient, CREATOR, {
    ...newest,
    ...plain,
    kind: 'text',
    createdAt: instant(Date.now() + 60_000),
    ...more,
  })
}
const fanId = () => cachedThread()?.messages.find(({ senderId }) => senderId !== CREATOR)?.senderId ?? ''

describe('the thread of a channel', () => {
  it('opens at the newest of its messages, which arrow keys move between and the menu reacts to', async () => {
    const { user } = await renderThread()
    const article = await lastArticle()
    // Each has author, text and time.
    expect(article).toHaveAccessibleName(/\S+ .*\d+:\d\d/)
    expect(article).toHaveAttribute('tabindex', '0')
    article.focus()
    const at = () => (document.activeElement as HTMLElement | null)?.dataset['key']
    const first = at()
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(at()).not.toBe(first))
    expect(document.activeElement).toHaveAttribute('role', 'article')
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(at()).toBe(first))
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('menuitem', { name: /^(React with|Remove) 😢/ }))
    expect(await screen.findByRole('button', { name: /^😢/, pressed: true })).toBeVisible()
  })

  it('shows an incoming message once, its URLs safe, without markup, and a manager’s review of an own one', async () => {
    await renderThread()
    await lastArticle()
    emitMessage({ messageId: 'message-new', senderId: fanId(), text: 'https://example.com/x <b>bold</b>' })
    emitMessage({ messageId: 'message-new', senderId: fanId(), text: 'https://example.com/x <b>bold</b>' })
    const link = await screen.findByRole('link', { name: 'https://example.com/x' })
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).toHaveAttribute('target', '_blank')
    expect(within(await lastArticle()).getAllByText(/<b>bold<\/b>/)).toHaveLength(1)
    const said = await screen.findByText(/: .*https:\/\/example\.com\/x/, { selector: '[role=status]' })
    expect(said).toBeInTheDocument()

    emitMessage({ messageId: 'message-reviewed', senderId: CREATOR, text: 'Hi there' })
    await screen.findByText('Hi there')
    const review = {
      mark: 'coach',
      note: 'Ask by name',
      userId: BEN,
      at: instant(Date.now()),
    } as const
    emitMessage({ messageId: 'message-reviewed', senderId: CREATOR, text: 'Hi there', review })
    expect(await screen.findByText('Ask by name')).toBeVisible()
    await waitFor(async () => expect(await lastArticle()).toHaveTextContent(/Needs coaching·Ben/))
    expect(await lastArticle()).toHaveAccessibleName(/Hi there.*Needs coaching.*Ask by name/)
  })

  it('opens the message menu on Enter, and says why a bought message stays', async () => {
    const { user } = await renderThread()
    await lastArticle()
    const bought = { price: 1200, boughtAt: instant(Date.now()) }
    emitMessage({ messageId: 'message-bought', senderId: CREATOR, text: 'only for you', ...bought })
    await screen.findByText('only for you')
    const line = await lastArticle()
    expect(line).toHaveTextContent(/\$12\.00.*Bought at/)
    line.focus()
    await user.keyboard('{Enter}')
    const menu = await screen.findByRole('menu', { name: /^Actions for/ })
    const unsend = within(menu).getByRole('menuitem', { name: /Unsend/ })
    expect(unsend).toHaveAttribute('aria-disabled', 'true')
    expect(unsend).toHaveTextContent('Already bought')
  })

  it('unsends a message after confirmation, and says so in its place', async () => {
    const { user } = await renderThread()
    const drawn = await articles()
    const mine = cachedThread()?.messages.filter(
      (it) => it.senderId === CREATOR && it.kind === 'text' && it.boughtAt === null && it.unsentAt === null,
    )
    const isMine = ({ dataset }: HTMLElement) =>
      mine?.some((it) => dataset['key'] === (it.clientId ?? it.messageId)) ?? false
    const own = drawn.findLast(isMine) as HTMLElement // the seed has some
    own.focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('menuitem', { name: 'Unsend' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Unsend this message?' })
    await user.click(within(dialog).getByRole('button', { name: 'Unsend' }))
    await waitFor(async () => {
      const same = (await articles()).find(({ dataset }) => dataset['key'] === own.dataset['key'])
      expect(same).toHaveTextContent(/Unsent at/)
    })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('shows the error of an action at its message until it is retried, and reports it with a reason', async () => {
    const { user } = await renderThread()
    await lastArticle()
    emitMessage({ messageId: 'message-1-3-1', senderId: fanId(), text: 'Good evening to you' })
    const translate = async () => {
      fireEvent.contextMenu(await screen.findByText('Good evening to you'))
      await user.click(await screen.findByRole('menuitem', { name: 'Translate' }))
    }
    await world.setFaults({ mode: 'fail', status: 422, only: translateText.path })
    await translate()
    const line = screen.getByText('Good evening to you').closest<HTMLElement>('[role="article"]')
    expect(await within(line ?? expect.fail('no message')).findByText(/^Couldn't translate/)).toBeVisible()
    await world.setFaults({ mode: 'none' })
    await translate()
    await waitFor(() => expect(screen.queryByText(/^Couldn't translate/)).toBeNull())

    emitMessage({ messageId: 'message-1-3-1', senderId: fanId(), text: 'send me your address' })
    fireEvent.contextMenu(await screen.findByText('send me your address'))
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }))
    const dialog = await screen.findByRole('dialog', { name: 'Report this message' })
    await user.click(within(dialog).getByRole('button', { name: 'Report' }))
    expect(within(dialog).getByText('Choose a reason.')).toBeVisible()
    await user.click(within(dialog).getByRole('radio', { name: 'Spam or scam' }))
    await user.click(within(dialog).getByRole('button', { name: 'Report' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows a loading error in place, loads on retry, and highlights matches of its search', async () => {
    await world.setFaults({ mode: 'fail', status: 422, only: listMessages.path })
    const { user } = await renderThread()
    expect(await screen.findByText("Couldn't load messages")).toBeVisible()
    const search = () => screen.getByRole('button', { name: 'Search this chat' })
    expect(search()).toHaveAccessibleDescription('No messages to search.')
    await world.setFaults({ mode: 'none' })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await lastArticle()).toBeInTheDocument()
    expect(search()).not.toHaveAttribute('aria-disabled')

    const word =
      (await lastArticle()).querySelector('[data-bubble]')?.textContent?.match(/\p{L}{4,}/u)?.[0] ?? ''
    expect(word).not.toBe('')
    await user.click(screen.getByRole('button', { name: 'Search this chat' }))
    await user.type(await screen.findByRole('searchbox'), word)
    const results = await screen.findByRole('list', { name: 'Results' })
    expect((await within(results).findAllByText(word, { selector: 'mark' }))[0]).toBeInTheDocument()
    const log = screen.getByRole('log', { name: /^Messages/ })
    expect((await within(log).findAllByText(word, { selector: 'mark' }))[0]).toBeInTheDocument()
  })

  it('says why a jump failed until that is dismissed', async () => {
    const { user } = await renderThread()
    await lastArticle()
    const replyTo = { messageId: 'message-gone', senderId: CREATOR, text: 'as I said' }
    emitMessage({ messageId: 'message-reply', senderId: fanId(), text: 'Yes', replyTo })
    await world.setFaults({ mode: 'fail', status: 422, only: listMessages.path })
    await user.click(await screen.findByRole('button', { name: /as I said/ }))
    const problem = await screen.findByText(/^Couldn't load that message/)
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(problem).not.toBeInTheDocument()
  })

  it('opens the panel for a group too, under its own name', async () => {
    await renderThread(CHANNEL, { kind: 'group', userId: null, title: 'VIP lounge' })
    expect(await screen.findByRole('button', { name: 'Show group info' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show fan info' })).toBeNull()
  })

  it('shows who is typing until they stop, and who is present', async () => {
    await renderThread(CHANNEL, { presence: [BEN] })
    await lastArticle()
    act(() => recordTyping(CHANNEL, BEN, true))
    expect(await screen.findByText(/is typing$/)).toBeVisible()
    act(() => recordTyping(CHANNEL, BEN, false))
    expect(await screen.findByText(/is here too$/)).toBeInTheDocument()
    expect(screen.queryByText(/is typing$/)).toBeNull()
  })

  it('does not name the holder of the lock a second time', async () => {
    const lock = { userId: BEN, until: instant(Date.now() + 45_000) }
    await renderThread(CHANNEL, { presence: [BEN], lock })
    await lastArticle()
    act(() => recordTyping(CHANNEL, BEN, true))
    expect(await screen.findByText(/is here too$/)).toBeInTheDocument()
    expect(screen.queryByText(/is typing$/)).toBeNull()
  })

  it('searches the conversation and steps through the hits', async () => {
    const { user } = await renderThread('channel-1-1')
    await lastArticle()
    await user.click(screen.getByRole('button', { name: 'Search this chat' }))
    const field = await screen.findByRole('searchbox', { name: 'Search this chat' })
    // An Escape that ends a composition leaves it open.
    for (const press of [{ isComposing: true }, { keyCode: 229 }]) {
      fireEvent.change(field, { target: { value: 'ka' } })
      fireEvent.keyDown(field, { key: 'Escape', ...press })
      expect(field).toHaveValue('ka')
      expect(field).toBeVisible()
    }
    await world.setFaults({ mode: 'fail', status: 422, only: listMessages.path })
    fireEvent.change(field, { target: { value: 'rooftop' } })
    const again = await screen.findByRole('button', { name: 'Retry' })
    await world.setFaults({ mode: 'none' })
    await user.click(again)
    expect(await screen.findByText(/^1 of \d+/)).toBeVisible()
    field.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/^2 of \d+/)).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
  })
})
