import { expect, it, vi } from 'vitest'

import { whenIdle } from '@/services/page/idle'

import { waitForExpect } from '../../../tests/support/wait-for-expect'
import { prefetchSignedIn } from './prefetch-signed-in'

const shell = Promise.withResolvers<void>()
vi.mock('./shell-loader', () => ({ loadShell: () => shell.promise }))
vi.mock('./initial-data', () => ({ prefetchInitialData: () => Promise.resolve() }))

it("holds idle work until the shell has loaded, even when the page's data has", async () => {
  prefetchSignedIn()
  const work = vi.fn()
  whenIdle(work)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(work).not.toHaveBeenCalled()
  shell.resolve()
  await waitForExpect(() => expect(work).toHaveBeenCalledOnce())
})
