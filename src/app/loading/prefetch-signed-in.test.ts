import { afterEach, expect, it, vi } from 'vitest'

import { whenIdle } from '@/services/page/idle'

import { prefetchSignedIn } from './prefetch-signed-in'

const shell = Promise.withResolvers<void>()
vi.mock('./shell-loader', () => ({ loadShell: () => shell.promise }))
vi.mock('./initial-data', () => ({ prefetchInitialData: () => Promise.resolve() }))

afterEach(() => vi.useRealTimers())

it("holds idle work until the shell has loaded, even when the page's data has", async () => {
  vi.useFakeTimers()
  prefetchSignedIn()
  const work = vi.fn()
  whenIdle(work)
  await vi.advanceTimersByTimeAsync(3000)
  expect(work).not.toHaveBeenCalled()
  shell.resolve()
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
})
