import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pageOf } from './paging'
import { MockClient } from '../../testing/mock-client'

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

  it('of creators follow the requested sort order', async () => {
    const visitor = new MockClient()
    await visitor.signIn('hana@northlight.agency')
    const ask = async (lastId: string | null) => {
      const body = { query: '', sort: { by: 'name', descending: false }, limit: 10, lastId }
      const answer = await visitor.send('/api/agency-util/search/agency', { body })
      return answer.body as unknown as { data: { name: string }[]; lastId: string | null }
    }
    const first = await ask(null)
    const second = await ask(first.lastId)
    const third = await ask(second.lastId)
    const names = [first, second, third].flatMap(({ data }) =>
      data.map(({ name }) => name.toLocaleLowerCase()),
    )
    expect(names).toHaveLength(24)
    expect(names).toEqual(names.toSorted())
    expect(third.lastId).toBeNull()
  })
})
