import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { toast } from '@/services/toasts'

import { startWords } from '../../tests/words'
import { ToastStack } from './toast-stack'

beforeAll(() => startWords())
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(() => toast.dismiss())
  pass(1000)
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const tell = (show: () => void) => act(show)
/** The exit animation takes 120 ms more, during which the toast is no longer announced. */
const shown = (text: string) => screen.queryByText(text)?.closest('[data-in="true"]') ?? null

describe('toasts', () => {
  it('auto-close after 5000 ms, errors too', () => {
    render(<ToastStack />)
    tell(() => {
      toast.success('Saved')
      toast.error('Not saved')
    })
    pass(4999)
    expect(shown('Saved')).not.toBeNull()
    expect(shown('Not saved')).not.toBeNull()
    pass(1)
    expect(shown('Saved')).toBeNull()
    expect(shown('Not saved')).toBeNull()
    pass(200)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('queue until the toast stack has loaded', () => {
    toast.info('Early news')
    render(<ToastStack />)
    pass(0)
    expect(shown('Early news')).not.toBeNull()
  })

  it('pause while one of them has the focus', () => {
    render(<ToastStack />)
    tell(() => toast.warn('Hold on'))
    pass(4000)
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    pass(60_000)
    expect(shown('Hold on')).not.toBeNull()
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur())
    pass(999)
    expect(shown('Hold on')).not.toBeNull()
    pass(1)
    expect(shown('Hold on')).toBeNull()
  })

  it('show at most three; the fourth shows when one closes, for its full time', () => {
    render(<ToastStack />)
    tell(() => ['One', 'Two', 'Three', 'Four'].forEach((text) => toast.info(text)))
    expect(shown('Three')).not.toBeNull()
    expect(screen.queryByText('Four')).toBeNull()
    pass(5000)
    pass(200)
    expect(shown('Four')).not.toBeNull()
    pass(4000)
    expect(shown('Four')).not.toBeNull()
  })

  it('show a duplicate once', () => {
    render(<ToastStack />)
    tell(() => {
      toast.error('There was an issue contacting the server')
      toast.error('There was an issue contacting the server')
    })
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it('offer an action, and close when the user takes it', () => {
    const undo = vi.fn()
    render(<ToastStack />)
    tell(() => toast.success('3 chats archived', { action: { label: 'Undo', onPress: undo } }))
    act(() => screen.getByRole('button', { name: 'Undo' }).click())
    expect(undo).toHaveBeenCalledTimes(1)
    expect(shown('3 chats archived')).toBeNull()
  })

  it('act once for several presses during the exit', () => {
    const onPress = vi.fn()
    render(<ToastStack />)
    tell(() => toast.success('Moved', { action: { label: 'Undo', onPress } }))
    const undo = screen.getByRole('button', { name: 'Undo' })
    act(() => undo.click())
    act(() => undo.click())
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('restore the focus after their action and after closing', () => {
    render(
      <>
        <button type="button">Before</button>
        <ToastStack />
      </>,
    )
    const before = screen.getByRole('button', { name: 'Before' })
    const press = (name: string) =>
      act(() => {
        const button = screen.getByRole('button', { name })
        button.focus()
        button.click()
      })
    act(() => before.focus())
    const seen = vi.fn(() => document.activeElement)
    tell(() => toast.success('3 chats archived', { action: { label: 'Undo', onPress: seen } }))
    press('Undo')
    expect(seen).toHaveReturnedWith(before)
    pass(200)
    expect(before).toHaveFocus()
    tell(() => toast.info('News'))
    press('Dismiss')
    expect(before).toHaveFocus()
  })

  it('move the focus to the open dialog when the previous element has unmounted', () => {
    const draw = (isThere: boolean) => (
      <>
        <div role="dialog" aria-label="Drawer" tabIndex={-1}>
          {isThere && <button type="button">Row</button>}
        </div>
        <ToastStack />
      </>
    )
    const { rerender } = render(draw(true))
    act(() => screen.getByRole('button', { name: 'Row' }).focus())
    tell(() => toast.success('Removed'))
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    rerender(draw(false))
    act(() => screen.getByRole('button', { name: 'Dismiss' }).click())
    expect(screen.getByRole('dialog', { name: 'Drawer' })).toHaveFocus()
  })

  it('announce errors as alerts, and others through the live region around them', () => {
    render(
      <div role="status">
        <ToastStack />
      </div>,
    )
    tell(() => {
      toast.success('Saved')
      toast.error('Not saved')
    })
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved')
    expect(screen.getByText('Saved').closest('[aria-live], [role=status], [role=alert]')).toBe(
      screen.getByRole('status'),
    )
  })
})
