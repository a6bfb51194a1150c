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
  fireEvent.pointerDown(element, { pointerId: 1, clientX: 0, clientY: 0, button: 0 })
  fireEvent.pointerMove(element, { pointerId: 1, clientX: 40, clientY: 0 })
  unmount()
  expect(onEnd.mock.calls).toEqual([['grip', false]])
})
