import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { channelOf } from '../../../../../../tests/support/fixtures/channels'
import { usePreloadNextChannels } from './use-preload-next-channels'

const preloadedIds = vi.hoisted(() => [] as string[])
vi.mock('./use-preload-channel', () => ({
  usePreloadChannel: () => (channelId: string) => preloadedIds.push(channelId),
}))
// The page is idle at once.
vi.mock('@/services/page/idle', () => ({ whenIdle: (run: () => void) => run() }))

const rowsOf = (ids: string) => [...ids].map((id) => channelOf(id))
function renderRows(ids: string, openId?: string) {
  const hook = renderHook(({ rows, open }) => usePreloadNextChannels('creator-01', rows, open), {
    initialProps: { rows: rowsOf(ids), open: openId },
  })
  return (now: string, open?: string) => hook.rerender({ rows: rowsOf(now), open })
}
const takePreloaded = async () => {
  await vi.advanceTimersByTimeAsync(0)
  return preloadedIds.splice(0).join('')
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  preloadedIds.length = 0
})

it('preloads the first two, or the two after the open one, when idle', async () => {
  const show = renderRows('abcd')
  expect(await takePreloaded()).toBe('ab')
  show('abcd', 'b')
  expect(await takePreloaded()).toBe('cd')
})

it('preloads the next channels of a changing list once it has settled', async () => {
  const show = renderRows('abcdef')
  expect(await takePreloaded()).toBe('ab')
  for (const ids of ['cabdef', 'dcabef', 'edcabf', 'fedcab']) {
    show(ids)
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(await takePreloaded()).toBe('')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await takePreloaded()).toBe('fe')
})

it('preloads at once when another is opened, however much the list moves', async () => {
  const show = renderRows('abcdef', 'a')
  expect(await takePreloaded()).toBe('bc')
  show('cabdef', 'a')
  show('dcabef', 'd')
  expect(await takePreloaded()).toBe('ca')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await takePreloaded()).toBe('')
})
