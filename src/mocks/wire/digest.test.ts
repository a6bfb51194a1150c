import { expect, it } from 'vitest'

import { MockClient } from '../testing/mock-client'

it('says who paid, and how much only to callers who may see spend', async () => {
  const visitor = await MockClient.as('ana')
  const since = new Date(visitor.world.now() - 3 * 86_400_000).toISOString()
  const body = { creatorId: 'creator-01', since }
  const sales = async () => {
    const answer = await visitor.send('/api/internal/chatter/digest/get', { body })
    return answer.body['sales'] as unknown as { saleId: string; amount: object | null }[]
  }
  const seen = await sales()
  expect(seen.some(({ amount }) => amount !== null)).toBe(true)
  visitor.world.state.permissions['staff-04'] = { canSeeSpend: false }
  expect(await sales()).toEqual(seen.map((sale) => ({ ...sale, amount: null })))
})
