import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { getChannel } from '@/api/calls/chat/messages'

import {
  failCall,
  rowIds,
  renderInbox,
  rowsLoaded,
  setUpInbox,
} from '../../../../../tests/support/render/render-inbox'
import { setUpBackend } from '../../../../../tests/support/render/backend'

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

  it('a shortcut toggles the panel', async () => {
    const { user } = await openFirst()
    await waitFor(() => expect(panel()).toBeInTheDocument())
    await user.keyboard('{Alt>}f{/Alt}')
    await waitFor(() => expect(panel()).not.toBeInTheDocument())
    await user.keyboard('{Alt>}f{/Alt}')
    await waitFor(() => expect(panel()).toBeInTheDocument())
  })
})

describe('a conversation that the person may not read', () => {
  setUpInbox({ beforeEach, afterEach }, 1440)

  it('is not found, as one that is missing', async () => {
    await renderInbox('/channel-1-2', { before: failCall(getChannel.path) })
    expect(await screen.findByRole('heading', { name: 'Chat not found', level: 2 })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})

describe('the fan panel that is closed', () => {
  setUpInbox({ beforeEach, afterEach }, 1440)

  it('passes the focus on to the button that shows it', async () => {
    const { user } = await openFirst()
    await waitFor(() => expect(panel()).toBeInTheDocument())
    const inPanel = within(panel() as HTMLElement) // as above
    await user.click(await inPanel.findByRole('button', { name: 'Hide fan info' }))
    await waitFor(() => expect(panel()).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Show fan info' })).toHaveFocus()
  })

  it('leaves the focus in the message when closed from there', async () => {
    const { user } = await openFirst()
    await waitFor(() => expect(panel()).toBeInTheDocument())
    await user.click(await screen.findByRole('textbox', { name: /^Message/ }))
    await user.keyboard('{Alt>}f{/Alt}')
    await waitFor(() => expect(panel()).not.toBeInTheDocument())
    expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveFocus()
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
    await user.click(screen.getByRole('button', { name: 'Next chat' }))
    await waitFor(() => expect(screen.getByText('Why this chat:')).toBeVisible())
    expect(panel()).toBeVisible()
    await user.keyboard('{Alt>}f{/Alt}')
    expect(await region('Chats')).toBeVisible()
  })
})

describe('with room for two panes, Escape', () => {
  setUpInbox({ beforeEach, afterEach }, 1100)

  it('closes the panel, but not from a dialog above it nor at the end of a composition', async () => {
    const { user } = await openFirst()
    await user.click(await screen.findByRole('textbox', { name: /^Message/ }))
    await user.keyboard('{Alt>}f{/Alt}')
    await waitFor(() => expect(panel()).toBeVisible())
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
    fireEvent.keyDown(shown, { key: 'Escape' })
    await waitFor(() => expect(shown).not.toBeInTheDocument())
  })
})

describe('with room for one pane', () => {
  setUpInbox({ beforeEach, afterEach }, 768)

  it('an opened conversation replaces the list', async () => {
    const { address, id } = await openFirst('?tab=waiting')
    expect(address()).toBe(`/cr-tools/messages/${id}?tab=waiting&creator=creator-01`)
    expect(screen.queryByRole('region', { name: 'Chats' })).not.toBeInTheDocument()
  })

  const swipe = async (from: number, to: number, pointerType = 'touch') => {
    const pane = (await region('Chat')).parentElement as HTMLElement // the pane around it
    pane.setPointerCapture = () => undefined
    const at = (clientX: number) => ({ clientX, clientY: 300, pointerId: 1, pointerType, isPrimary: true })
    fireEvent.pointerDown(pane, at(from))
    fireEvent.pointerMove(pane, at((from + to) / 2))
    fireEvent.pointerMove(pane, at(to))
    fireEvent.pointerUp(pane, at(to))
  }

  it('a swipe from the edge returns to the list as it was', async () => {
    const { address } = await openFirst('?tab=waiting')
    await swipe(10, 260)
    await waitFor(() => expect(address()).toBe('/cr-tools/messages?tab=waiting'))
    await rowsLoaded()
  })

  it('a swipe from the middle, or with a mouse, does not', async () => {
    const { address, id } = await openFirst()
    await swipe(200, 700)
    await swipe(10, 260, 'mouse')
    expect(address()).toBe(`/cr-tools/messages/${id}?creator=creator-01`)
  })
})
