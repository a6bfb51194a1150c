import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { findNextChannel, getChannel, updateChannels } from '@/api/calls/chat/messages'
import { queryClient } from '@/api/query-client'
import { instant } from '@/domain/time/instant'
import { server, world } from '@/mocks/node'

import {
  CREATOR,
  failCall,
  rowIds,
  renderInbox,
  rowsLoaded,
  setUpInbox,
} from '../../../../../tests/support/render/render-inbox'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { holdCall } from '../../../../../tests/support/render/calls'
import { cachedChannel, mergeChannels } from '../../cache/channel-cache'

setUpBackend()

const region = (name: string) => screen.findByRole('region', { name })
const panel = () => screen.queryByRole('complementary', { name: 'Fan info' })
/** Opens a conversation by a press on its row. */
async function openFirst(path = '') {
  const view = await renderInbox(path)
  await rowsLoaded()
  const id = rowIds()[0] ?? ''
  await view.user.click(document.querySelector(`[data-row="${id}"]`) as HTMLElement) // it has rendered
  await region('Reply')
  return { ...view, id }
}

describe('with room for three panes', () => {
  setUpInbox({ beforeEach, afterEach }, 1440)

  it('list, thread, composer and panel are regions, and F6 moves from one to the next', async () => {
    const { user } = await openFirst()
    expect(await region('Chats')).toBeVisible()
    expect(panel()).toBeVisible()
    const parts = ['Chats', 'Chat', 'Reply', 'Fan info']
    act(() => document.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus())
    for (const next of [...parts.slice(1), parts[0]]) {
      await user.keyboard('{F6}')
      const part = document.activeElement?.closest('[data-pane]')
      expect(part).toHaveAttribute('aria-label', next)
    }
    expect(document.activeElement).toHaveAttribute('data-row')
  })

  it('ArrowUp moves to the messages from the empty message field, and from no other empty field', async () => {
    const { user } = await openFirst()
    await screen.findAllByRole('article')
    const note = await screen.findByRole('textbox', { name: 'Note' })
    await user.clear(note)
    await user.keyboard('{ArrowUp}')
    expect(note).toHaveFocus()
    await user.click(await screen.findByRole('textbox', { name: /^Message/ }))
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toHaveRole('article')
  })

  it('the panel closes by a shortcut, which leaves the focus, or its button, which passes it on', async () => {
    const { user } = await openFirst()
    await waitFor(() => expect(panel()).toBeInTheDocument())
    await user.click(await screen.findByRole('textbox', { name: /^Message/ }))
    await user.keyboard('{Alt>}f{/Alt}')
    await waitFor(() => expect(panel()).not.toBeInTheDocument())
    expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveFocus()
    await user.keyboard('{Alt>}f{/Alt}')
    await waitFor(() => expect(panel()).toBeInTheDocument())
    const inPanel = within(panel() as HTMLElement) // as above
    await user.click(await inPanel.findByRole('button', { name: 'Hide fan info' }))
    await waitFor(() => expect(panel()).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Show fan info' })).toHaveFocus()

    await user.keyboard('{Alt>}f{/Alt}')
    await waitFor(() => expect(panel()).toBeInTheDocument())
    await user.click(screen.getByRole('textbox', { name: /^Message/ }))
    await user.keyboard('{Alt>}f{/Alt}')
    await waitFor(() => expect(panel()).not.toBeInTheDocument())
    expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveFocus()
  })

  it('a conversation that the person may not read is not found, as one that is missing', async () => {
    await renderInbox('/channel-1-2', { before: failCall(getChannel.path) })
    expect(await screen.findByRole('heading', { name: 'Chat not found', level: 2 })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})

describe('with room for two panes', () => {
  setUpInbox({ beforeEach, afterEach }, 1100)

  it('the panel replaces the list, leaves the focus in the message, and stays open for the next chat', async () => {
    const { user } = await openFirst()
    expect(await region('Chats')).toBeVisible()
    expect(panel()).not.toBeInTheDocument()
    await user.click(await screen.findByRole('textbox', { name: /^Message/ }))
    await user.keyboard('{Alt>}f{/Alt}')
    await waitFor(() => expect(panel()).toBeVisible())
    expect(screen.queryByRole('region', { name: 'Chats' })).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveFocus()

    // Escape closes it, but not from a dialog above it nor at the end of a composition.
    const shown = panel() ?? expect.fail('the panel is closed')
    await user.click(await within(shown).findByRole('button', { name: /^Report/ }))
    const dialog = await screen.findByRole('dialog')
    // A dialog that saves leaves the key unhandled, as its backdrop always does: it bubbles through the portal.
    fireEvent.keyDown(dialog.closest('.bg-overlay') ?? dialog, { key: 'Escape' })
    await act(async () => undefined)
    expect(shown).toBeInTheDocument()
    fireEvent.keyDown(shown, { key: 'Escape', keyCode: 229 })
    await act(async () => undefined)
    expect(shown).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    fireEvent.keyDown(shown, { key: 'Escape' })
    await waitFor(() => expect(shown).not.toBeInTheDocument())

    await user.keyboard('{Alt>}f{/Alt}')
    await waitFor(() => expect(panel()).toBeVisible())
    await user.click(screen.getByRole('button', { name: 'Next chat' }))
    await waitFor(() => expect(screen.getByText('Why this chat:')).toBeVisible())
    expect(panel()).toBeVisible()
    await user.keyboard('{Alt>}f{/Alt}')
    expect(await region('Chats')).toBeVisible()
  })

  it('N says that no one is waiting while the panel replaces the list', async () => {
    server.use(
      http.post(`*${findNextChannel.path}`, () => HttpResponse.json({ channelId: null, reasons: [] })),
    )
    const { user } = await openFirst()
    await user.keyboard('{Alt>}f{/Alt}')
    await waitFor(() => expect(panel()).toBeVisible())
    act(() => (document.activeElement as HTMLElement | null)?.blur())
    await user.keyboard('n')
    expect(await screen.findByText('No one is waiting for you')).toBeVisible()
  })

  it('a chat that fails to load while the panel replaces the list leads back to the list', async () => {
    const { user, router } = await openFirst()
    const other = rowIds().at(-1)
    await user.keyboard('{Alt>}f{/Alt}')
    await waitFor(() => expect(panel()).toBeVisible())
    await world.setFaults({ mode: 'fail', status: 422, only: getChannel.path })
    const opening = holdCall(getChannel)
    await act(() => router.navigate(`/cr-tools/messages/${other}`))
    await opening.asked
    // As the header of a loaded chat: the list is behind the panel.
    expect(screen.queryByRole('button', { name: 'Back to chats' })).toBeNull()
    opening.release()
    expect(await screen.findByText("Couldn't load this")).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to chats' }))
    expect(await region('Chats')).toBeVisible()
  })

  it('the list header names the creator, without a second crisis help; its menu has what others wait for', async () => {
    const { user } = await openFirst()
    const list = within(await region('Chats'))
    const switcher = await list.findByRole('button', { name: /Mila Hart.*Switch creator/ })
    expect(switcher).toHaveTextContent('Mila Hart')
    expect(switcher.querySelector('[data-count]')).toBeNull()
    expect(list.queryByRole('button', { name: /crisis/i })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    expect(await screen.findByRole('menuitem', { name: /crisis/i })).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(switcher)
    const all = await screen.findByRole('menuitem', { name: /^All creators/ })
    expect(Number(all.querySelector('[data-count]')?.getAttribute('data-count'))).toBeGreaterThan(0)
  })
})

describe('with room for one pane', () => {
  setUpInbox({ beforeEach, afterEach }, 768)

  const swipe = async (from: number, to: number) => {
    const pane = (await region('Chat')).parentElement as HTMLElement // the pane around it
    pane.setPointerCapture = () => undefined
    const finger = { clientY: 300, pointerId: 1, pointerType: 'touch', isPrimary: true }
    fireEvent.pointerDown(pane, { ...finger, clientX: from })
    fireEvent.pointerMove(pane, { ...finger, clientX: to })
    fireEvent.pointerUp(pane, { ...finger, clientX: to })
  }

  it('an opened conversation replaces the list, and a swipe from the edge returns to it as it was', async () => {
    const { address, id } = await openFirst('?tab=waiting')
    const opened = `/cr-tools/messages/${id}?tab=waiting&creator=creator-01`
    expect(address()).toBe(opened)
    expect(screen.queryByRole('region', { name: 'Chats' })).not.toBeInTheDocument()
    expect(within(await region('Chat')).getByText(/^as .?Mila Hart/)).toBeVisible()
    await swipe(10, 260)
    await waitFor(() => expect(address()).toBe('/cr-tools/messages?tab=waiting'))
    await rowsLoaded()
  })
})

describe('the focus in the list of conversations', () => {
  setUpInbox({ beforeEach, afterEach })
  const focusedRow = () => (document.activeElement as HTMLElement | null)?.dataset['row']

  it('goes to the row, or one that stays, when selecting ends, by an action, its undo or a refusal', async () => {
    const { user } = await renderInbox('?tab=waiting')
    await rowsLoaded()
    const [first = ''] = rowIds()
    /** Selects the first conversation by keyboard. */
    const selectFirst = async () => {
      await user.click(screen.getByRole('button', { name: 'Select chats' }))
      act(() => screen.getAllByRole('checkbox')[0]?.focus())
      await user.keyboard(' ')
      const bar = await screen.findByRole('toolbar')
      const press = (name: string) => user.click(within(bar).getByRole('button', { name }))
      return { press, isGone: () => expect(bar).not.toBeInTheDocument() }
    }
    const canceled = await selectFirst()
    await canceled.press('Cancel selection')
    await waitFor(canceled.isGone)
    expect(focusedRow()).toBe(first)

    const muted = await selectFirst()
    await muted.press('More actions')
    await user.click(await screen.findByRole('menuitem', { name: 'Mute' }))
    await waitFor(muted.isGone)
    await waitFor(() => expect(focusedRow()).toBe(first))
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(focusedRow()).toBe(first)

    const archived = await selectFirst()
    await archived.press('Archive')
    await waitFor(() => expect(rowIds()).not.toContain(first))
    expect(rowIds()).toContain(focusedRow())
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await user.click(undo)
    await waitFor(() => expect(rowIds()).toContain(first))
    await waitFor(() => expect(undo).not.toBeInTheDocument())
    expect(rowIds()).toContain(focusedRow())

    // A refusal stays until it is dismissed.
    server.use(http.post(`*${updateChannels.path}`, () => HttpResponse.json({}, { status: 403 })))
    const refused = await selectFirst()
    await refused.press('Archive')
    await waitFor(() => expect(screen.getAllByText(/^That didn't work/)).toHaveLength(2))
    const [toast, problem] = screen.getAllByRole('button', { name: 'Dismiss' })
    // The toast shows above or below the list.
    const inList = toast?.closest('[data-in]') ? problem : toast
    act(() => inList?.focus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(inList).not.toBeInTheDocument())
    expect(rowIds()).toContain(focusedRow())
  })

  it('goes to the next filter when one is removed, and to the filter button after the last', async () => {
    const { user } = await renderInbox('?online=1&spenders=1')
    await user.click(await screen.findByRole('button', { name: 'Remove filter Online' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove filter Online' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Remove filter Spenders' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus())
  })

  it('goes to a row when the new conversations are shown', async () => {
    const { user } = await renderInbox('?tab=all&sort=newest')
    await rowsLoaded()
    const scroller = screen.getByRole('list', { name: 'Chats' }).parentElement as HTMLElement // around the rows
    scroller.scrollTo = () => undefined
    scroller.scrollTop = 100
    fireEvent.scroll(scroller)
    const channel = cachedChannel(queryClient, CREATOR, rowIds()[3] ?? '')
    if (!channel?.lastMessage) throw new Error('it is in the list')
    const lastMessage = { ...channel.lastMessage, messageId: 'new', createdAt: instant(Date.now()) }
    act(() => mergeChannels(queryClient, CREATOR, [{ ...channel, lastMessage, ourTurnSince: null }]))
    await user.click(await screen.findByRole('button', { name: '1 new' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '1 new' })).toBeNull())
    expect(rowIds()).toContain(focusedRow())
  })
})
