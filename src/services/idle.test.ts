import { afterEach, expect, it, vi } from 'vitest'

import { whenIdle } from './idle'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('what can wait is run in a tab that nobody looks at, too, which has no frames', async () => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const run = vi.fn<() => void>()
  whenIdle(run)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(run).toHaveBeenCalledOnce()
})

it('and in one that somebody looked away from before it had a frame', async () => {
  vi.useFakeTimers()
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const run = vi.fn<() => void>()
  whenIdle(run)
  await vi.advanceTimersByTimeAsync(4000)
  expect(run).toHaveBeenCalledOnce()
})
