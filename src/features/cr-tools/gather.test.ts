import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { gather } from './gather'

/** Answers each id with itself, and notes what went out together. */
function asking(atMost: number) {
  const calls: (readonly string[])[] = []
  const ask = gather<string>(atMost, async (ids) => {
    calls.push(ids)
    return (id) => `answer ${id}`
  })
  return { calls, ask }
}

describe('what is asked for in one frame', () => {
  it('goes out in one call, each id once, and everybody gets their answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 }), async (ids) => {
        const { calls, ask } = asking(100)
        expect(await Promise.all(ids.map(ask))).toEqual(ids.map((id) => `answer ${id}`))
        expect(calls).toEqual([[...new Set(ids)]])
      }),
      { numRuns: 20 },
    )
  })
  it('goes out in several when there is more than one call takes', async () => {
    const { calls, ask } = asking(100)
    await Promise.all(Array.from({ length: 250 }, (_, index) => ask(`${index}`)))
    expect(calls.map((ids) => ids.length)).toEqual([100, 100, 50])
  })
  it('is apart from what is asked for later', async () => {
    const { calls, ask } = asking(100)
    await ask('a')
    await ask('b')
    expect(calls).toEqual([['a'], ['b']])
  })
  it('fails for those who asked together, and is asked again by the next', async () => {
    let isDown = true
    const ask = gather<string>(100, async () => {
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
