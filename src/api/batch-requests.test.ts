import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { afterPaint } from '@/services/page/after-paint'

import { waitForExpect } from '../../tests/support/wait-for-expect'
import { batchRequests } from './batch-requests'

const afterNextPaint = () => new Promise<void>(afterPaint)

/** Resolves each ID to itself and records the batches. */
function createBatch(atMost: number) {
  const calls: (readonly string[])[] = []
  const ask = batchRequests<string>(atMost, async (ids) => {
    calls.push(ids)
    return (id) => `answer ${id}`
  })
  return { calls, ask }
}

describe('requests of one frame', () => {
  it('go out in one call with each ID once, and every caller gets its result', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 }), async (ids) => {
        const { calls, ask } = createBatch(100)
        expect(await Promise.all(ids.map(ask))).toEqual(ids.map((id) => `answer ${id}`))
        expect(calls).toEqual([[...new Set(ids)]])
      }),
      { numRuns: 20 },
    )
  })
  it('are split when they exceed the batch size', async () => {
    const { calls, ask } = createBatch(100)
    await Promise.all(Array.from({ length: 250 }, (_, index) => ask(`${index}`)))
    expect(calls.map((ids) => ids.length)).toEqual([100, 100, 50])
  })
  it('are separate from later requests', async () => {
    const { calls, ask } = createBatch(100)
    await ask('a')
    await ask('b')
    expect(calls).toEqual([['a'], ['b']])
  })
  it('go out together after the running call', async () => {
    const calls: (readonly string[])[] = []
    const first = Promise.withResolvers<void>()
    const ask = batchRequests<string>(100, async (ids) => {
      calls.push(ids)
      if (calls.length === 1) await first.promise
      return (id) => id
    })
    const asked = [ask('a')]
    await waitForExpect(() => expect(calls).toEqual([['a']]))
    asked.push(ask('b'))
    await afterNextPaint()
    asked.push(ask('c'))
    await afterNextPaint()
    expect(calls).toEqual([['a']])
    first.resolve()
    expect(await Promise.all(asked)).toEqual(['a', 'b', 'c'])
    expect(calls).toEqual([['a'], ['b', 'c']])
  })
  it('all fail with their call, and the next request retries', async () => {
    let isDown = true
    const ask = batchRequests<string>(100, async () => {
      if (isDown) throw new Error('down')
      return (id) => id
    })
    const asked = [ask('a'), ask('b')]
    await expect(Promise.allSettled(asked)).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ])
    isDown = false
    await expect(ask('a')).resolves.toBe('a')
  })
})
