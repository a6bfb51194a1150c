import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { splitIncrement, useIncrementalRows } from './incremental-rows'
import type { Row } from '../base/rows'

const lines = (from: number, to: number): Row[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => ({ kind: 'day', key: `${from + at}`, at: 0 }))
const keys = (rows: readonly Row[]) => rows.map(({ key }) => key).join(' ')

describe('new lines', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(async () => {
    await vi.runAllTimersAsync()
    vi.useRealTimers()
  })

  const draw = (rows: readonly Row[]) => {
    const { result, rerender } = renderHook(({ all }) => useIncrementalRows(all), {
      initialProps: { all: rows },
    })
    return { drawn: () => keys(result.current), come: (all: readonly Row[]) => rerender({ all }) }
  }
  const frame = () => act(() => vi.advanceTimersByTimeAsync(60))

  it('render at once when they arrive one by one, or when another part of the thread is shown', () => {
    const thread = draw(lines(0, 9))
    thread.come(lines(0, 10))
    expect(thread.drawn()).toBe(keys(lines(0, 10)))
    thread.come(lines(-30, 10))
    expect(thread.drawn()).toBe(keys(lines(-30, 10)))
    thread.come(lines(500, 530))
    expect(thread.drawn()).toBe(keys(lines(500, 530)))
  })

  it('render a few per frame in a burst until all are there, including later ones', async () => {
    const thread = draw(lines(0, 9))
    thread.come(lines(0, 19))
    expect(thread.drawn()).toBe(keys(lines(0, 9)))
    await frame()
    expect(thread.drawn()).toBe(keys(lines(0, 12)))
    thread.come(lines(0, 21))
    expect(thread.drawn()).toBe(keys(lines(0, 12)))
    for (let more = 0; more < 3; more += 1) await frame()
    expect(thread.drawn()).toBe(keys(lines(0, 21)))
  })

  it('are never lost, swapped or stuck', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(90), fc.nat(5), (before, more, gone) => {
        // Scheduled messages may have left the end meanwhile.
        const drawn = [...lines(0, before), ...lines(900, 900 + gone)]
        const rows = lines(0, before + more)
        const { shown, next } = splitIncrement(drawn, rows)
        expect(keys(next).startsWith(keys(shown))).toBe(true)
        expect(keys(rows).startsWith(keys(next))).toBe(true)
        if (shown.length < rows.length) expect(next.length).toBeGreaterThan(shown.length)
      }),
    )
  })
})
