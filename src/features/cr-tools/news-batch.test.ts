import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { LiveEvent } from '@/domain/live-event'

import { NewsBatch } from './news-batch'

const event = { type: 'agency.changed' } as unknown as LiveEvent // not looked into here
const key = () => window.dispatchEvent(new Event('input'))

describe('what comes live', () => {
  const counts: number[] = []
  let batch: NewsBatch
  beforeEach(() => {
    vi.useFakeTimers()
    counts.length = 0
    batch = new NewsBatch((events) => void counts.push(events.length))
  })
  afterEach(() => {
    batch.stop()
    vi.useRealTimers()
  })

  /** A key every 90 ms, and a word of a fan with every tenth. */
  const type = async (keys: number) => {
    for (let count = 0; count < keys; count += 1) {
      key()
      if (count % 10 === 0) batch.push(event)
      await vi.advanceTimersByTimeAsync(90)
    }
  }

  it('is shown with the next frame when nobody types', async () => {
    batch.push(event)
    await vi.advanceTimersByTimeAsync(20)
    expect(counts).toEqual([1])
  })

  it('is shown ten times a second at most, all of it, in its order', async () => {
    for (let count = 0; count < 200; count += 1) {
      batch.push(event)
      await vi.advanceTimersByTimeAsync(5)
    }
    await vi.advanceTimersByTimeAsync(1000)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(200)
    expect(counts.length).toBeLessThanOrEqual(11)
  })

  it('waits for a pause of whoever types', async () => {
    await type(12)
    expect(counts).toEqual([])
    await vi.advanceTimersByTimeAsync(250)
    expect(counts).toEqual([2])
  })

  it('waits no longer than eight seconds, however long somebody types', async () => {
    await type(200)
    expect(counts.length).toBeGreaterThanOrEqual(2)
    await vi.advanceTimersByTimeAsync(3000)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
  })

  it('asks for no frame while somebody types, which would come before that of their key', async () => {
    const frames = vi.spyOn(window, 'requestAnimationFrame')
    await type(40)
    expect(frames).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(250)
    expect(frames).toHaveBeenCalled()
    frames.mockRestore()
  })

  it('comes right after a key when nobody pauses, so that the next key finds the page at rest', async () => {
    const after: number[] = []
    let keyAt = 0
    batch.stop()
    batch = new NewsBatch(() => void after.push(performance.now() - keyAt))
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
