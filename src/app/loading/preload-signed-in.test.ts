import { afterEach, expect, it, vi } from 'vitest'

import { whenIdle } from '@/services/page/idle'

import { waitForExpect } from '../../../tests/support/wait-for-expect'
import { preloadSignedIn } from './preload-signed-in'

const shell = Promise.withResolvers<void>()
vi.mock('./shell-loader', () => ({ loadShell: () => shell.promise }))
vi.mock('./initial-data', () => ({ preloadInitialData: () => Promise.resolve() }))

afterEach(() => vi.useRealTimers())

it("holds idle work until the shell has loaded, even when the page's data has", async () => {
  vi.useFakeTimers()
  preloadSignedIn()
  const work = vi.fn()
  whenIdle(work)
  await vi.advanceTimersByTimeAsync(3000)
  expect(work).not.toHaveBeenCalled()
  shell.resolve()
  await waitForExpect(() => expect(work).toHaveBeenCalledOnce())
})
