import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pageOf } from './paging'

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}` }))

describe('pages of a list', () => {
  it('add up to the list, and the last one has a null lastId', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 15 }), (count, limit) => {
        const list = rows(count)
        const seen = []
        let lastId: string | null = null
        let asked = 0
        do {
          const part: ReturnType<typeof pageOf<{ id: string }>> = pageOf(list, ({ id }) => id, {
            limit,
            lastId,
          })
          seen.push(...part.data)
          lastId = part.lastId
          asked += 1
        } while (lastId !== null && asked < 100)
        expect(seen).toEqual(list)
        expect(asked).toBe(Math.max(1, Math.ceil(count / limit)))
      }),
    )
  })

  it('end after a row that is gone', () => {
    expect(pageOf(rows(5), ({ id }) => id, { limit: 2, lastId: 'gone' })).toEqual({ data: [], lastId: null })
  })
})
