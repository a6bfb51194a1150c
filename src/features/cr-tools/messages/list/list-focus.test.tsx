import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { updateChannels } from '@/api/calls/chat/messages'
import { queryClient } from '@/api/query-client'
import { instant } from '@/domain/time/instant'
import { server } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import {
  CREATOR,
  renderInbox,
  rowIds,
  rowsLoaded,
  setUpInbox,
} from '../../../../../tests/support/render/render-inbox'
import { cachedChannel, mergeChannel } from '../../cache/channel-cache'

setUpBackend()
setUpInbox({ beforeEach, afterEach })

const focusedRow = () => (document.activeElement as HTMLElement | null)?.dataset['row']

/** Selects the first conversation by keyboard. */
async function selectFirst() {
  const view = await renderInbox('?tab=waiting')
  await rowsLoaded()
  const [first = ''] = rowIds()
  await view.user.click(screen.getByRole('button', { name: 'Select chats' }))
  act(() => screen.getAllByRole('checkbox')[0]?.focus())
  await view.user.keyboard(' ')
  const bar = await screen.findByRole('toolbar')
  return { ...view, first, bar: within(bar), isGone: () => expect(bar).not.toBeInTheDocument() }
}

describe('the focus in the list of conversations', () => {
  it('goes to a row that stays after an action on several', async () => {
    const { user, first, bar } = await selectFirst()
    await user.click(bar.getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(rowIds()).not.toContain(first))
    expect(rowIds()).toContain(focusedRow())
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await user.click(undo)
    await waitFor(() => expect(rowIds()).toContain(first))
    await waitFor(() => expect(undo).not.toBeInTheDocument())
    expect(rowIds()).toContain(focusedRow())
  })

  it('goes to the row after an action of the menu, and after its result is dismissed', async () => {
    const { user, first, bar, isGone } = await selectFirst()
    await user.click(bar.getByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Mute' }))
    await waitFor(isGone)
    await waitFor(() => expect(focusedRow()).toBe(first))
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(focusedRow()).toBe(first)
  })

  it('goes to a row after a refusal is dismissed, which stays until then', async () => {
    server.use(http.post(`*${updateChannels.path}`, () => HttpResponse.json({}, { status: 403 })))
    const { user, bar } = await selectFirst()
    await user.click(bar.getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(screen.getAllByText(/^That didn't work/)).toHaveLength(2))
    const [toast, problem] = screen.getAllByRole('button', { name: 'Dismiss' })
    // The toast shows above or below the list.
    const inList = toast?.closest('[data-in]') ? problem : toast
    act(() => inList?.focus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(inList).not.toBeInTheDocument())
    expect(rowIds()).toContain(focusedRow())
  })

  it('goes to the row when selecting ends', async () => {
    const { user, first, bar, isGone } = await selectFirst()
    await user.click(bar.getByRole('button', { name: 'Cancel selection' }))
    await waitFor(isGone)
    expect(focusedRow()).toBe(first)
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
    act(() => mergeChannel(queryClient, CREATOR, { ...channel, lastMessage, ourTurnSince: null }))
    await user.click(await screen.findByRole('button', { name: '1 new' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '1 new' })).toBeNull())
    expect(rowIds()).toContain(focusedRow())
  })
})
