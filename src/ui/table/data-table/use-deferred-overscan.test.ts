import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { OVERSCAN_ROWS, useDeferredOverscan } from './use-deferred-overscan'

const keys = (first: number) => Array.from({ length: 100 }, (_, index) => `row-${first + index}`)
const renderOverscan = (first: number, span: { from: number; to: number }) =>
  renderHook(({ first, span }) => useDeferredOverscan(first, span), {
    initialProps: { first: keys(first), span },
  })

describe('overscan rows', () => {
  it('render a frame later when the visible rows change, such as after sorting', async () => {
    const span = { from: 20, to: 44 }
    const { result, rerender } = renderOverscan(0, span)
    expect(result.current).toEqual(span)
    rerender({ first: keys(500), span })
    expect(result.current).toEqual({ from: 20 + OVERSCAN_ROWS, to: 44 - OVERSCAN_ROWS })
    await waitFor(() => expect(result.current).toEqual(span))
  })

  it('stay at the top of the list and while scrolling', () => {
    const { result, rerender } = renderOverscan(0, { from: 0, to: 19 })
    rerender({ first: keys(0), span: { from: 30, to: 49 } })
    expect(result.current).toEqual({ from: 30, to: 49 })
    rerender({ first: keys(500), span: { from: 0, to: 19 } })
    expect(result.current).toEqual({ from: 0, to: 19 - OVERSCAN_ROWS })
  })

  it('stay when rows are appended', () => {
    const span = { from: 0, to: 19 }
    const { result, rerender } = renderOverscan(0, span)
    rerender({ first: [...keys(0), ...keys(500)], span })
    expect(result.current).toEqual(span)
  })
})
