import { fireEvent, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { usePointerDrag } from './pointer-drag'

it('ends a drag without a result when what is dragged over unmounts', () => {
  const element = document.createElement('div')
  element.setPointerCapture = () => {}
  const onEnd = vi.fn<(grip: string, isKept: boolean) => void>()
  const { unmount } = renderHook(() =>
    usePointerDrag({ current: element }, { begin: () => 'grip', onMove: () => {}, onEnd }),
  )
  fireEvent.pointerDown(element, { pointerId: 1, isPrimary: true, clientX: 0, clientY: 0, button: 0 })
  fireEvent.pointerMove(element, { pointerId: 1, clientX: 40, clientY: 0 })
  unmount()
  expect(onEnd.mock.calls).toEqual([['grip', false]])
})

it('keeps one drag to one finger when a second finger touches and lifts', () => {
  const element = document.createElement('div')
  element.setPointerCapture = () => {}
  const onEnd = vi.fn<(grip: number, isKept: boolean) => void>()
  const onPress = vi.fn<(grip: number) => void>()
  renderHook(() =>
    usePointerDrag(
      { current: element },
      { begin: ({ pointerId }) => pointerId, onMove: () => {}, onEnd, onPress },
    ),
  )
  fireEvent.pointerDown(element, { pointerId: 1, isPrimary: true, clientX: 0, clientY: 0, button: 0 })
  fireEvent.pointerMove(element, { pointerId: 1, clientX: 40, clientY: 0 })
  fireEvent.pointerDown(element, { pointerId: 2, clientX: 90, clientY: 0, button: 0 })
  fireEvent.pointerUp(element, { pointerId: 2 })
  fireEvent.pointerCancel(element, { pointerId: 2 })
  expect(onEnd).not.toHaveBeenCalled()
  expect(onPress).not.toHaveBeenCalled()
  fireEvent.pointerUp(element, { pointerId: 1 })
  expect(onEnd.mock.calls).toEqual([[1, true]])
})
