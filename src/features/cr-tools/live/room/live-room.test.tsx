import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'

import { listLiveChat, listLiveTips, sendLiveChat } from '@/api/calls/creator/live'
import { queryClient } from '@/api/query-client'
import { LiveComment } from '@/domain/live/broadcast'
import { IDENTITIES } from '@/mocks/rules/account/identities'
import { world } from '@/mocks/node'
import { planLive, startLive } from '@/mocks/rules/live/play-lives'
import { creatorById } from '@/mocks/seed/creators'
import { focusCreator } from '@/services/session/creator-in-focus'

import { DARIA, VIKTOR } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { holdCall } from '../../../../../tests/support/render/calls'
import { renderApp } from '../../../../../tests/support/render/render-app'
import { addLiveComments } from '../../cache/broadcast-cache'

setUpBackend()

// jsdom has no layout: the virtual chat renders lines where it has a height.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
})
afterEach(() => vi.restoreAllMocks())

/** This creator has both an account manager and a manager. */
const CREATOR = 'creator-13'

const idOf = (words: string) => IDENTITIES.find((one) => one.labelKey === words)?.userId ?? ''

async function open(as: 'manager' | 'account_manager', before: () => Promise<unknown>) {
  focusCreator(idOf(as), CREATOR)
  const app = await renderApp('/live', { as, before })
  await screen.findByRole('table', { name: 'Past live streams' })
  return app
}

const PLAN = {
  title: 'Karaoke',
  tiers: [],
  price: 0,
  goal: { title: 'Encore', amount: 20_000 },
  tipMenu: [],
  savesRecording: true,
  startsAt: null,
}

/** A live on air which a colleague has planned. */
const runLive = (moderatorIds: string[] = []) =>
  world.transact(() => {
    const creator = creatorById(CREATOR)
    if (!creator) throw new Error('No creator')
    const startedAt = world.now() - 2 * 60_000
    const live = planLive(world, creator, { ...PLAN, moderatorIds })
    startLive(world, creator, live, startedAt)
    live.comments = [
      { commentId: 'own-1', at: startedAt, text: 'Good evening', sentById: DARIA, replyToId: null },
      {
        commentId: 'own-2',
        at: startedAt + 1,
        text: 'Better now?',
        sentById: DARIA,
        replyToId: 'own-1',
      },
    ]
  })

/** New comments come over the event stream; `part`: what they have besides. */
function addComments(text: string, count: number, part: object = {}): void {
  const liveId = world.state.lives[CREATOR]?.[0]?.liveId ?? ''
  const comments = Array.from({ length: count }, (_, index) =>
    v.parse(LiveComment, {
      commentId: `${text}-${index}`,
      userId: CREATOR,
      at: new Date(world.now() + index).toISOString(),
      text,
      ...part,
    }),
  )
  addLiveComments({ client: queryClient, creatorId: CREATOR }, liveId, comments)
}

describe('the room of a live', () => {
  const room = () => screen.findByRole('region', { name: 'Karaoke' })

  it('lets a named moderator answer and moderate without edit access, and hides the rest', async () => {
    const { user } = await open('account_manager', () => runLive([idOf('account_manager')]))
    const shown = within(await room())
    await shown.findByText('Good evening', { selector: 'bdi' })
    for (const name of ['Edit', 'End live stream', 'Send alert'])
      expect(shown.queryByRole('button', { name })).not.toBeInTheDocument()
    expect(shown.getByText('You moderate')).toBeVisible()
    await user.type(shown.getByRole('textbox', { name: /^Message as/ }), 'Hello all')
    await user.click(shown.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(world.state.lives[CREATOR]?.[0]?.comments.at(-1)?.text).toBe('Hello all'))
    const [menu = expect.fail('no menu')] = shown.getAllByRole('button', { name: /^Actions for/ })
    await user.click(menu)
    await user.click(await screen.findByRole('menuitem', { name: 'Pin' }))
    await waitFor(() => expect(world.state.lives[CREATOR]?.[0]?.pinnedId).not.toBeNull())
  })

  it('lets no other viewer into the chat', async () => {
    await open('account_manager', () => runLive([idOf('manager')]))
    const shown = within(await room())
    await shown.findByText('Good evening', { selector: 'bdi' })
    expect(shown.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
    expect(shown.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(
      /You can view live streams only/,
    )
  })

  it('shows who of the staff wrote a message, what it replies to, and what a long gap has skipped', async () => {
    await open('manager', runLive)
    const shown = within(await room())
    const chat = await shown.findByRole('log', { name: 'Chat' })
    expect((await within(chat).findAllByText(/^Sent by .*Daria/)).length).toBe(2)
    expect(within(chat).getByText('Good evening', { selector: 'span' })).toBeVisible()
    expect(within(chat).getByText(/^In reply to /)).toBeVisible()
    for (const name of ['Viewers', 'Tips', 'Earned', 'Duration', 'Top tippers'])
      expect(shown.getByRole('button', { name: `About ${name}` })).toHaveAccessibleDescription(/\.$/)

    expect(shown.queryByRole('button', { name: 'Load earlier messages' })).not.toBeInTheDocument()
    await world.transact(() => {
      const live = world.state.lives[CREATOR]?.[0]
      const late = Array.from({ length: 150 }, (_, index) => ({
        commentId: `late-${index}`,
        at: world.now() - 1000 + index,
        text: `Late ${index}`,
        sentById: DARIA,
        replyToId: null,
      }))
      live?.comments.push(...late)
    })
    await act(() => queryClient.invalidateQueries({ queryKey: [listLiveChat.path] }))
    expect(await shown.findByRole('button', { name: 'Load earlier messages' })).toBeVisible()
  })

  it('stays at a comment while its menu is open, however many come', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(9000)
    const { user } = await open('manager', runLive)
    const shown = within(await room())
    const chat = await shown.findByRole('log', { name: 'Chat' })
    const [menu] = await shown.findAllByRole('button', { name: /^Actions for/ })
    await user.click(menu ?? chat)
    await screen.findByRole('menuitem', { name: 'Pin' })
    chat.scrollTop = 9000 - 480
    fireEvent.scroll(chat)
    act(() => addComments('Hi', 200))
    await shown.findAllByText('Hi', { selector: 'bdi' })
    expect(chat.scrollTop).toBe(9000 - 480)
    expect(screen.getByRole('menuitem', { name: 'Pin' })).toBeVisible()
    expect(menu).toBeInTheDocument()
    // A comment comes while the menu closes, before the focus is back.
    fireEvent.keyDown(document.activeElement ?? chat, { key: 'Escape' })
    act(() => addComments('Later', 1))
    await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument())
    await waitFor(() => expect(menu).toHaveFocus())
    await user.click(shown.getByRole('textbox', { name: /^Message as/ }))
    act(() => addComments('Latest', 1))
    await waitFor(() => expect(chat.scrollTop).toBe(9000))
  })

  it('keeps what is read in view when older comments load above', async () => {
    await open('manager', runLive)
    const chat = await within(await room()).findByRole('log', { name: 'Chat' })
    await within(chat).findByText('Good evening', { selector: 'bdi' })
    const before = chat.scrollTop
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(9000)
    chat.scrollTop = before
    fireEvent.scroll(chat)
    act(() => addComments('Earlier', 20, { at: new Date(world.now() - 60 * 60_000).toISOString() }))
    await waitFor(() => expect(chat.scrollTop).toBe(before + 20 * 44))
  })

  it('takes the focus to the field for a reply, keeps it when a comment is deleted; its author can be muted', async () => {
    const { user } = await open('manager', runLive)
    const shown = within(await room())
    await shown.findByText('Good evening', { selector: 'bdi' })
    const at = new Date(world.now() - 60 * 60_000).toISOString()
    act(() => addComments('Rude', 1, { userId: 'fan-1', isDeleted: true, at }))
    const deleted = (await shown.findByText('Message deleted')).closest('[data-index]')
    await user.click(within(deleted as HTMLElement).getByRole('button', { name: /^Actions for/ }))
    expect(await screen.findByRole('menuitem', { name: /^Mute/ })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Reply' })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument())

    const line = (await shown.findByText('Good evening', { selector: 'bdi' })).closest('[data-index]')
    const menu = within(line as HTMLElement).getByRole('button', { name: /^Actions for/ })
    const choose = async (name: string) => {
      await user.click(menu)
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    const field = shown.getByRole('textbox', { name: /^Message as/ })
    await choose('Reply')
    await waitFor(() => expect(field).toHaveFocus())
    expect(shown.getByText(/^Replying to /)).toHaveRole('status')
    await user.click(shown.getByRole('button', { name: 'Cancel reply' }))
    expect(field).toHaveFocus()
    await choose('Delete message')
    await waitFor(() => expect(menu).not.toBeInTheDocument())
    await waitFor(() => expect(shown.getByRole('log', { name: 'Chat' })).toHaveFocus())
  })

  it('keeps the comment that is chosen for a reply while another one is sent', async () => {
    const { user } = await open('manager', runLive)
    const shown = within(await room())
    const reply = async (text: string) => {
      const line = (await shown.findByText(text, { selector: 'bdi' })).closest('[data-index]')
      await user.click(within(line as HTMLElement).getByRole('button', { name: /^Actions for/ }))
      await user.click(await screen.findByRole('menuitem', { name: 'Reply' }))
    }
    const { asked, release } = holdCall(sendLiveChat)
    const field = shown.getByRole('textbox', { name: /^Message as/ })
    await reply('Good evening')
    await user.type(field, 'First{Enter}')
    await asked
    await reply('Better now?')
    release()
    await waitFor(() => expect(field).toHaveValue(''))
    expect(shown.getByText(/^Replying to /)).toHaveRole('status')
    await user.type(field, 'Second{Enter}')
    await waitFor(() => expect(shown.queryByText(/^Replying to /)).not.toBeInTheDocument())
    const sent = world.state.lives[CREATOR]?.[0]?.comments.slice(-2).map(({ replyToId }) => replyToId)
    expect(sent).toEqual(['own-1', 'own-2'])
  })

  it('shows who wrote the pinned comment, and unpins it', async () => {
    const { user } = await open('manager', async () => {
      await runLive()
      await world.transact(() => {
        const live = world.state.lives[CREATOR]?.[0]
        if (live) live.pinnedId = 'own-1'
      })
    })
    const pinned = within(await within(await room()).findByRole('group', { name: 'Pinned' }))
    expect(pinned.getByText('Good evening')).toBeVisible()
    await user.click(pinned.getByRole('button', { name: 'Unpin' }))
    await waitFor(() => expect(world.state.lives[CREATOR]?.[0]?.pinnedId).toBeNull())
    await waitFor(() => expect(screen.getByRole('log', { name: 'Chat' })).toHaveFocus())
  })

  it('offers to load the tips again instead of saying that there are none', async () => {
    await world.setFaults({ mode: 'fail', status: 403, only: listLiveTips.path })
    await open('manager', runLive)
    const shown = within(await room())
    expect(await shown.findByRole('button', { name: 'Retry' })).toBeVisible()
    expect(shown.queryByText(/^No tips/)).not.toBeInTheDocument()
  })

  it('shows no money to those who may not see it, there, in the summary and among past lives', async () => {
    const { user } = await open('manager', async () => {
      await runLive()
      await world.transact(() => void (world.state.permissions[VIKTOR] = { canSeeSpend: false }))
    })
    const shown = within(await room())
    await shown.findByText('Good evening', { selector: 'bdi' })
    for (const name of ['Tips', 'Earned'])
      expect(shown.queryByRole('group', { name })).not.toBeInTheDocument()
    expect(shown.queryByText(/Top tippers/)).not.toBeInTheDocument()
    expect(shown.queryByRole('progressbar', { name: 'Goal' })).not.toBeInTheDocument()
    // The goal and its price are a setting.
    expect(shown.queryAllByText(/\$/)).toHaveLength(1)
    const table = screen.getByRole('table', { name: 'Past live streams' })
    expect(within(table).queryByRole('columnheader', { name: /Earned/ })).not.toBeInTheDocument()
    const [, , first = expect.fail('no past live')] = within(table).getAllByRole('row')
    await user.click(first)
    const summary = within(await screen.findByRole('dialog', { name: /^Summary: / }))
    expect(await summary.findByText('Fans who watched')).toBeVisible()
    expect(summary.queryByText('Gross')).not.toBeInTheDocument()
    expect(summary.queryByText(/Top tippers/)).not.toBeInTheDocument()
  })
})
