import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { channelOf } from '../../../../../tests/channels'
import { usePrefetchChannels } from './use-prefetch-channels'

const asked = vi.hoisted(() => [] as string[])
vi.mock('./use-approach', () => ({ useApproach: () => (channelId: string) => asked.push(channelId) }))
// The page is idle at once.
vi.mock('@/services/idle', () => ({ whenIdle: (run: () => void) => run() }))

const rowsOf = (ids: string) => [...ids].map((id) => channelOf(id))
function draw(ids: string, openId?: string) {
  const hook = renderHook(({ rows, open }) => usePrefetchChannels('creator-01', rows, open), {
    initialProps: { rows: rowsOf(ids), open: openId },
  })
  return (now: string, open?: string) => hook.rerender({ rows: rowsOf(now), open })
}
const came = async () => {
  await vi.advanceTimersByTimeAsync(0)
  return asked.splice(0).join('')
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  asked.length = 0
})

it('prefetches the first two, or the two after the open one, when idle', async () => {
  const show = draw('abcd')
  expect(await came()).toBe('ab')
  show('abcd', 'b')
  expect(await came()).toBe('cd')
})

it('prefetches the next channels of a changing list once it has settled', async () => {
  const show = draw('abcdef')
  expect(await came()).toBe('ab')
  for (const ids of ['cabdef', 'dcabef', 'edcabf', 'fedcab']) {
    show(ids)
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(await came()).toBe('')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await came()).toBe('fe')
})

it('prefetches at once when another is opened, however much the list moves', async () => {
  const show = draw('abcdef', 'a')
  expect(await came()).toBe('bc')
  show('cabdef', 'a')
  show('dcabef', 'd')
  expect(await came()).toBe('ca')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await came()).toBe('')
})
