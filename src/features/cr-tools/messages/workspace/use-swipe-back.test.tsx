import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { useSwipeBack } from './use-swipe-back'

afterEach(() => vi.restoreAllMocks())

function Pane({ onBack }: { onBack: () => void }) {
  return <section aria-label="Chat" {...useSwipeBack(onBack)} />
}

/** Swipes over a pane 600 px wide. */
function renderPane() {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600)
  const onBack = vi.fn()
  render(<Pane onBack={onBack} />)
  const pane = screen.getByRole('region', { name: 'Chat' })
  pane.setPointerCapture = () => undefined
  return (from: number, to: number, { down = 0, pointerType = 'touch' } = {}) => {
    onBack.mockClear()
    const fire = (type: string, part: number) => {
      const at = { clientX: from + (to - from) * part, clientY: 300 + down * part }
      const event = new PointerEvent(type, {
        pointerId: 1,
        pointerType,
        isPrimary: true,
        bubbles: true,
        ...at,
      })
      // A slow swipe: a fast one needs no distance.
      Object.defineProperty(event, 'timeStamp', { value: 1000 + 1000 * part })
      fireEvent(pane, event)
    }
    fire('pointerdown', 0)
    for (const part of [0.5, 1]) fire('pointermove', part)
    fire('pointerup', 1)
    return onBack.mock.calls.length
  }
}

it('goes back by a finger from the start edge over a third of the width, and by nothing else', () => {
  const swipe = renderPane()
  expect(swipe(10, 260)).toBe(1)
  expect(swipe(200, 590)).toBe(0)
  expect(swipe(10, 150)).toBe(0)
  expect(swipe(10, 260, { down: 400 })).toBe(0)
  expect(swipe(10, 260, { pointerType: 'mouse' })).toBe(0)
})
