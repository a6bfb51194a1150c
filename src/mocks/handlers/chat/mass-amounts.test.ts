import { expect, it } from 'vitest'

import { creatorClient } from '../../testing/creator-client'

interface Mass {
  massMessageId: string
  revenue: number
}
interface MassList {
  data: Mass[]
  sums: { revenue: number }
}

const NOBODY = { include: [], exclude: [], mediaIds: [], price: 0, skipActiveChats: false }

it('hides the amounts of mass messages from those who may not see spend', async () => {
  const { world, read } = await creatorClient('messages', { as: 'ana' })
  const list = (by: 'revenue' | 'sentAt') =>
    read<MassList>('mass/list', { state: 'sent', sort: { by, descending: true }, limit: 10 })
  const reach = (filters: object) => read<{ count: number }>('mass/audience', { ...NOBODY, filters })
  const seen = await list('revenue')
  const [best] = seen.data
  const everyone = await reach({})
  expect(best?.revenue).toBeGreaterThan(0)
  expect((await reach({ spendMin: 50_000 })).count).toBeLessThan(everyone.count)

  world.state.permissions['staff-04'] = { canSeeSpend: false }
  const hidden = await list('revenue')
  expect(hidden.sums.revenue).toBe(0)
  expect(hidden.data.map(({ revenue }) => revenue)).toEqual(hidden.data.map(() => 0))
  expect((await read<Mass>('mass/get', { massMessageId: best?.massMessageId })).revenue).toBe(0)
  const buyers = await read<{ data: { amount: number | null }[] }>('mass/buyers', {
    massMessageId: best?.massMessageId,
    limit: 5,
  })
  expect(buyers.data.map(({ amount }) => amount)).toEqual([null, null, null, null, null])
  expect((await reach({ spendMin: 50_000 })).count).toBe(everyone.count)
})
