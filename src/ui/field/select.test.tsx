import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'

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

describe('a select', () => {
  it.each([{}, { hint: 'Newest are first' }, { error: 'Choose one' }])(
    'stays the same control while its list loads: %o',
    async (more) => {
      render(<Select {...props} {...more} />)
      const before = button()
      const words = more.error ?? more.hint ?? ''
      expect(before).toHaveAccessibleName('First Sort by')
      expect(before).toHaveAccessibleDescription(words)
      act(() => before.focus())
      await act(loadOverlays)
      expect(button()).toBe(before)
      expect(before).toHaveFocus()
      expect(before).toHaveAccessibleName('First Sort by')
      expect(before).toHaveAccessibleDescription(words)
    },
  )

  it('opens by keyboard on the chosen option', async () => {
    render(<Select {...props} value="b" />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect
      .poll(() => document.activeElement)
      .toBe(await screen.findByRole('option', { name: 'Second' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(button())
  })

  it('opens with an arrow pressed before its list loaded', async () => {
    render(<Select {...props} />)
    fireEvent.keyDown(button(), { key: 'ArrowDown' })
    expect(await screen.findByRole('option', { name: 'Second' })).toBeVisible()
  })

  it('opens for a press during which its list loads', async () => {
    const user = userEvent.setup()
    render(<Select {...props} />)
    const before = button()
    await user.pointer({ keys: '[MouseLeft>]', target: before })
    await act(loadOverlays)
    await user.pointer({ keys: '[/MouseLeft]', target: button() })
    expect(await screen.findByRole('option', { name: 'Second' })).toBeVisible()
  })

  it('has the focus again after a choice, also of the chosen option', async () => {
    const user = userEvent.setup()
    render(<Select {...props} />)
    for (const name of ['Second', 'First']) {
      await user.click(button())
      await user.click(await screen.findByRole('option', { name }))
      await expect.poll(() => screen.queryByRole('option')).toBeNull()
      await expect.poll(() => document.activeElement).toBe(button())
    }
  })

  it('does not open after a cancelled press', async () => {
    const user = userEvent.setup()
    render(<Select {...props} />)
    await user.pointer({ keys: '[MouseLeft>]', target: button() })
    await loadOverlays()
    await user.pointer([{ target: document.body }, { keys: '[/MouseLeft]' }])
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })

  it('chooses by the first letter while closed', async () => {
    const choose = vi.fn()
    render(<Select {...props} onChange={choose} />)
    await userEvent.tab()
    await userEvent.keyboard('s')
    expect(choose).toHaveBeenCalledExactlyOnceWith('b')
  })

  it('does not steal the focus from elsewhere', async () => {
    render(
      <>
        <Select {...props} />
        <input aria-label="Name" />
      </>,
    )
    act(() => button().focus())
    act(() => screen.getByRole('textbox', { name: 'Name' }).focus())
    await act(loadOverlays)
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })
})
