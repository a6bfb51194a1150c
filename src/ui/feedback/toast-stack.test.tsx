import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { toast } from '@/services/page/toasts'

import { startTestI18n } from '../../../tests/support/i18n'
import { ToastStack } from './toast-stack'

beforeAll(() => startTestI18n())
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(() => toast.dismiss())
  advanceTime(1000)
  cleanup()
  vi.useRealTimers()
})

const advanceTime = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const showInAct = (show: () => void) => act(show)
/** The exit animation takes 120 ms more, during which the toast is no longer announced. */
const visibleToast = (text: string) => screen.queryByText(text)?.closest('[data-in="true"]') ?? null

describe('toasts', () => {
  it('auto-close after 5000 ms, errors too', () => {
    render(<ToastStack />)
    showInAct(() => {
      toast.success('Saved')
      toast.error('Not saved')
    })
    advanceTime(4999)
    expect(visibleToast('Saved')).not.toBeNull()
    expect(visibleToast('Not saved')).not.toBeNull()
    advanceTime(1)
    expect(visibleToast('Saved')).toBeNull()
    expect(visibleToast('Not saved')).toBeNull()
    advanceTime(200)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('queue until the toast stack has loaded', () => {
    toast.info('Early news')
    render(<ToastStack />)
    advanceTime(0)
    expect(visibleToast('Early news')).not.toBeNull()
  })

  it('pause while one of them has the focus', () => {
    render(<ToastStack />)
    showInAct(() => toast.warn('Hold on'))
    advanceTime(4000)
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    advanceTime(60_000)
    expect(visibleToast('Hold on')).not.toBeNull()
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur())
    advanceTime(999)
    expect(visibleToast('Hold on')).not.toBeNull()
    advanceTime(1)
    expect(visibleToast('Hold on')).toBeNull()
  })

  it('show at most three; the fourth shows when one closes, for its full time', () => {
    render(<ToastStack />)
    showInAct(() => ['One', 'Two', 'Three', 'Four'].forEach((text) => toast.info(text)))
    expect(visibleToast('Three')).not.toBeNull()
    expect(screen.queryByText('Four')).toBeNull()
    advanceTime(5000)
    advanceTime(200)
    expect(visibleToast('Four')).not.toBeNull()
    advanceTime(4000)
    expect(visibleToast('Four')).not.toBeNull()
  })

  it('show a duplicate once', () => {
    render(<ToastStack />)
    showInAct(() => {
      toast.error('There was an issue contacting the server')
      toast.error('There was an issue contacting the server')
    })
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it('offer an action, and close when the user takes it', () => {
    const undo = vi.fn()
    render(<ToastStack />)
    showInAct(() => toast.success('3 chats archived', { action: { label: 'Undo', onPress: undo } }))
    act(() => screen.getByRole('button', { name: 'Undo' }).click())
    expect(undo).toHaveBeenCalledTimes(1)
    expect(visibleToast('3 chats archived')).toBeNull()
  })

  it('call back once closed, by time or by the user', () => {
    const onClosed = vi.fn()
    render(<ToastStack />)
    showInAct(() => toast.success('Archived', { onClosed }))
    advanceTime(4999)
    expect(onClosed).not.toHaveBeenCalled()
    advanceTime(1)
    advanceTime(200)
    expect(onClosed).toHaveBeenCalledTimes(1)
    showInAct(() => toast.success('Muted', { onClosed }))
    act(() => screen.getByRole('button', { name: 'Dismiss' }).click())
    advanceTime(200)
    expect(onClosed).toHaveBeenCalledTimes(2)
  })

  it('act once for several presses during the exit', () => {
    const onPress = vi.fn()
    render(<ToastStack />)
    showInAct(() => toast.success('Moved', { action: { label: 'Undo', onPress } }))
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
    showInAct(() => toast.success('3 chats archived', { action: { label: 'Undo', onPress: seen } }))
    press('Undo')
    expect(seen).toHaveReturnedWith(before)
    advanceTime(200)
    expect(before).toHaveFocus()
    showInAct(() => toast.info('News'))
    press('Dismiss')
    expect(before).toHaveFocus()
    advanceTime(200)
    let id = ''
    showInAct(() => (id = toast.info('Replaced')))
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    act(() => toast.dismiss(id))
    advanceTime(200)
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
    showInAct(() => toast.success('Removed'))
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
    showInAct(() => {
      toast.success('Saved')
      toast.error('Not saved')
    })
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved')
    expect(screen.getByText('Saved').closest('[aria-live], [role=status], [role=alert]')).toBe(
      screen.getByRole('status'),
    )
  })
})
