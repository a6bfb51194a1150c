import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { channelOf } from '../../../../../../tests/support/fixtures/channels'
import { usePrefetchChannels } from './use-prefetch-channels'

const prefetchedIds = vi.hoisted(() => [] as string[])
vi.mock('./use-prefetch-channel', () => ({
  usePrefetchChannel: () => (channelId: string) => prefetchedIds.push(channelId),
}))
// The page is idle at once.
vi.mock('@/services/page/idle', () => ({ whenIdle: (run: () => void) => run() }))

const rowsOf = (ids: string) => [...ids].map((id) => channelOf(id))
function renderRows(ids: string, openId?: string) {
  const hook = renderHook(({ rows, open }) => usePrefetchChannels('creator-01', rows, open), {
    initialProps: { rows: rowsOf(ids), open: openId },
  })
  return (now: string, open?: string) => hook.rerender({ rows: rowsOf(now), open })
}
const takePrefetched = async () => {
  await vi.advanceTimersByTimeAsync(0)
  return prefetchedIds.splice(0).join('')
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  prefetchedIds.length = 0
})

it('prefetches the first two, or the two after the open one, when idle', async () => {
  const show = renderRows('abcd')
  expect(await takePrefetched()).toBe('ab')
  show('abcd', 'b')
  expect(await takePrefetched()).toBe('cd')
})

it('prefetches the next channels of a changing list once it has settled', async () => {
  const show = renderRows('abcdef')
  expect(await takePrefetched()).toBe('ab')
  for (const ids of ['cabdef', 'dcabef', 'edcabf', 'fedcab']) {
    show(ids)
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(await takePrefetched()).toBe('')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await takePrefetched()).toBe('fe')
})

it('prefetches at once when another is opened, however much the list moves', async () => {
  const show = renderRows('abcdef', 'a')
  expect(await takePrefetched()).toBe('bc')
  show('cabdef', 'a')
  show('dcabef', 'd')
  expect(await takePrefetched()).toBe('ca')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await takePrefetched()).toBe('')
})
