import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { queryClient } from '@/api/query-client'

import { startTestI18n } from '../../../../../../tests/support/i18n'
import { setUpBackend, signIn } from '../../../../../../tests/support/render/backend'
import type { Row } from '../rows/rows'
import { useScrollTarget } from './use-scroll-target'
import type { LineVirtualizer } from './use-virtual-lines'

setUpBackend()

const rowsOf = (...ids: string[]) =>
  ids.map((messageId) => ({ kind: 'message', key: messageId, message: { messageId } })) as unknown as Row[] // what is read
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const virtualizer = { scrollElement: null, scrollToEnd: vi.fn(), scrollToIndex: vi.fn() }
beforeEach(() => {
  virtualizer.scrollToEnd.mockClear()
  virtualizer.scrollToIndex.mockClear()
})
afterEach(() => void vi.useRealTimers())

/** The reading position of a thread at its newest message, or at an older part of it. */
async function renderPosition(start: { rows: Row[]; hasAfter: boolean; isBehind?: true }) {
  await startTestI18n()
  await signIn('chatter')
  return renderHook(
    ({ rows, ...part }: typeof start) =>
      useScrollTarget(virtualizer as unknown as LineVirtualizer, rows, {
        creatorId: 'creator-01',
        channelId: 'channel-1-3',
        ...part,
      }),
    { initialProps: start, wrapper },
  )
}

it('highlights the target of a jump from when it has loaded, however slow the line is', async () => {
  const { result, rerender } = await renderPosition({ rows: rowsOf('near'), hasAfter: false })
  act(() => result.current.jumpTo('far'))
  expect(result.current.highlightedId).toBeUndefined()
  rerender({ rows: rowsOf('far', 'near'), hasAfter: false })
  expect(virtualizer.scrollToIndex).toHaveBeenCalledWith(0, { align: 'center' })
  expect(result.current.highlightedId).toBe('far')
})

it('highlights a target for as long again when the user jumps to it again', async () => {
  const { result } = await renderPosition({ rows: rowsOf('near'), hasAfter: false })
  vi.useFakeTimers()
  act(() => result.current.jumpTo('near'))
  act(() => void vi.advanceTimersByTime(1500))
  act(() => result.current.jumpTo('near'))
  act(() => void vi.advanceTimersByTime(1500))
  expect(result.current.highlightedId).toBe('near')
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current.highlightedId).toBeUndefined()
})

it('scrolls to the end once the newest messages have loaded, also when it renders meanwhile', async () => {
  const { result, rerender } = await renderPosition({ rows: rowsOf('old'), hasAfter: false })
  rerender({ rows: rowsOf('old'), hasAfter: true })
  virtualizer.scrollToEnd.mockClear()
  act(() => result.current.scrollToEnd())
  rerender({ rows: rowsOf('old'), hasAfter: true })
  expect(virtualizer.scrollToEnd).not.toHaveBeenCalled()
  rerender({ rows: rowsOf('new'), hasAfter: false })
  expect(virtualizer.scrollToEnd).toHaveBeenCalledOnce()
})

it('scrolls to the end of what has loaded while newer messages cannot be fetched, and again with them', async () => {
  const { result, rerender } = await renderPosition({ rows: rowsOf('old'), hasAfter: true, isBehind: true })
  virtualizer.scrollToEnd.mockClear()
  const rows = rowsOf('old', 'own')
  rerender({ rows, hasAfter: true, isBehind: true })
  expect(virtualizer.scrollToEnd).not.toHaveBeenCalled()
  act(() => result.current.scrollToEnd())
  expect(virtualizer.scrollToEnd).toHaveBeenCalledOnce()
  rerender({ rows: rowsOf('old', 'own', 'own-2'), hasAfter: true, isBehind: true })
  expect(virtualizer.scrollToEnd).toHaveBeenCalledOnce()
  rerender({ rows: rowsOf('old', 'newer', 'own', 'own-2'), hasAfter: false })
  expect(virtualizer.scrollToEnd).toHaveBeenCalledTimes(2)
})

it('stays where it opened in an older part, once newer messages have loaded', async () => {
  const { rerender } = await renderPosition({ rows: rowsOf('old'), hasAfter: true })
  rerender({ rows: rowsOf('old', 'new'), hasAfter: false })
  expect(virtualizer.scrollToEnd).not.toHaveBeenCalled()
})
