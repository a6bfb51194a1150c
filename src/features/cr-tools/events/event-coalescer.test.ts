import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { ServerEvent } from '@/domain/server/server-event'

import { EventCoalescer } from './event-coalescer'

const event = { type: 'agency.changed' } as unknown as ServerEvent // the batch does not read it
const key = () => window.dispatchEvent(new Event('input'))

describe('NewsBatch', () => {
  const counts: number[] = []
  let batch: EventCoalescer
  beforeEach(() => {
    vi.useFakeTimers()
    counts.length = 0
    batch = new EventCoalescer((events) => void counts.push(events.length))
  })
  afterEach(() => {
    batch.stop()
    vi.useRealTimers()
  })

  /** A key every 90 ms, with an event after every tenth. */
  const type = async (keys: number) => {
    for (let count = 0; count < keys; count += 1) {
      key()
      if (count % 10 === 0) batch.push(event)
      await vi.advanceTimersByTimeAsync(90)
    }
  }

  it('flushes with the next frame while the user does not type', async () => {
    batch.push(event)
    await vi.advanceTimersByTimeAsync(20)
    expect(counts).toEqual([1])
  })

  it('flushes at most ten times a second, everything and in order', async () => {
    for (let count = 0; count < 200; count += 1) {
      batch.push(event)
      await vi.advanceTimersByTimeAsync(5)
    }
    await vi.advanceTimersByTimeAsync(1000)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(200)
    expect(counts.length).toBeLessThanOrEqual(11)
  })

  it('waits for a pause in typing', async () => {
    await type(12)
    expect(counts).toEqual([])
    await vi.advanceTimersByTimeAsync(250)
    expect(counts).toEqual([2])
  })

  it('waits at most eight seconds while the user types', async () => {
    await type(200)
    expect(counts.length).toBeGreaterThanOrEqual(2)
    await vi.advanceTimersByTimeAsync(3000)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
  })

  it('requests no frame while the user types, as it would run before the one of the key', async () => {
    const frames = vi.spyOn(window, 'requestAnimationFrame')
    await type(40)
    expect(frames).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(250)
    expect(frames).toHaveBeenCalled()
    frames.mockRestore()
  })

  it('flushes right after a key when typing never pauses, so that the page is idle for the next key', async () => {
    const after: number[] = []
    let keyAt = 0
    batch.stop()
    batch = new EventCoalescer(() => void after.push(performance.now() - keyAt))
    batch.push(event)
    for (let count = 0; count < 100; count += 1) {
      keyAt = performance.now()
      key()
      await vi.advanceTimersByTimeAsync(90)
    }
    expect(after).toHaveLength(1)
    expect(after[0]).toBeLessThan(40)
  })
})
