import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'
import { loadOverlays } from '../overlay/load-overlays'
import { Select } from './select'

beforeAll(() => startTestI18n())

const OPTIONS = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
] as const
const props = { label: 'Sort by', options: OPTIONS, value: 'a', onChange: () => undefined } as const
const button = () => screen.getByRole('button', { name: /Sort by/ })

describe('a select whose code has not loaded', () => {
  it.each([{}, { hint: 'Newest are first' }, { error: 'Choose one' }])(
    'exposes the same state as when loaded: %o',
    async (more) => {
      render(<Select {...props} {...more} />)
      const before = button()
      const words = more.error ?? more.hint ?? ''
      expect(before).toHaveAccessibleName('First Sort by')
      expect(before).toHaveAccessibleDescription(words)
      act(() => before.focus())
      await expect.poll(() => before.isConnected).toBe(false)
      expect(button()).toHaveAccessibleName('First Sort by')
      expect(button()).toHaveAccessibleDescription(words)
    },
  )

  it('keeps the focus while it loads, so no key is lost', async () => {
    const { container } = render(<Select {...props} />)
    await act(loadOverlays)
    // A virtual click, as from a screen reader: react-aria then delays the focus.
    fireEvent.click(document.body, { detail: 0 })
    const before = button()
    const focusedThen: (Element | null)[] = []
    const watch = new MutationObserver(() => {
      if (!before.isConnected) focusedThen.push(document.activeElement)
    })
    watch.observe(container, { childList: true, subtree: true })
    act(() => before.focus())
    await expect.poll(() => before.isConnected).toBe(false)
    watch.disconnect()
    expect(focusedThen[0]).toBe(button())
  })

  it('stays a placeholder until the user focuses it', async () => {
    render(<Select {...props} />)
    const before = button()
    await act(loadOverlays)
    expect(before).toBeInTheDocument()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(await screen.findByRole('option', { name: 'Second' })).toBeVisible()
  })

  it('opens with an arrow pressed before it loaded', async () => {
    render(<Select {...props} />)
    fireEvent.keyDown(button(), { key: 'ArrowDown' })
    expect(await screen.findByRole('option', { name: 'Second' })).toBeVisible()
  })

  it('opens for a press during which it loads', async () => {
    const user = userEvent.setup()
    render(<Select {...props} />)
    const before = button()
    await user.pointer({ keys: '[MouseLeft>]', target: before })
    await loadOverlays()
    await act(async () => new Promise((resolve) => setTimeout(resolve, 500)))
    await user.pointer({ keys: '[/MouseLeft]', target: button() })
    expect(await screen.findByRole('option', { name: 'Second' })).toBeVisible()
  })

  it('has the focus again after a choice, even if it loaded during the press', async () => {
    const user = userEvent.setup()
    render(<Select {...props} />)
    await user.click(button())
    await user.click(await screen.findByRole('option', { name: 'Second' }))
    await expect.poll(() => screen.queryByRole('option')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(button())
  })

  it('loads after a cancelled press', async () => {
    const user = userEvent.setup()
    render(<Select {...props} />)
    const before = button()
    await user.pointer({ keys: '[MouseLeft>]', target: before })
    await loadOverlays()
    await user.pointer([{ target: document.body }, { keys: '[/MouseLeft]' }])
    await expect.poll(() => before.isConnected).toBe(false)
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })

  it('does not steal the focus from elsewhere', async () => {
    render(
      <>
        <Select {...props} />
        <input aria-label="Name" />
      </>,
    )
    const before = button()
    act(() => before.focus())
    act(() => screen.getByRole('textbox', { name: 'Name' }).focus())
    await loadOverlays()
    await expect.poll(() => before.isConnected).toBe(false)
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })
})
