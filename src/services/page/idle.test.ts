import { afterEach, expect, it, vi } from 'vitest'

import { whenIdle } from './idle'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('idle work also runs in a hidden tab, which has no frames', async () => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const run = vi.fn<() => void>()
  whenIdle(run)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(run).toHaveBeenCalledOnce()
})

it('and in a tab that was hidden before its first frame', async () => {
  vi.useFakeTimers()
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const run = vi.fn<() => void>()
  whenIdle(run)
  await vi.advanceTimersByTimeAsync(4000)
  expect(run).toHaveBeenCalledOnce()
})
