import { describe, expect, it } from 'vitest'

import { fanById } from '../../seed/fans/fans'
import { MockClient } from '../../testing/mock-client'
import { lastDays } from '../../testing/performance-fixture'

interface Sale {
  saleId: string
  userId: string | null
  creatorId: string
  fanId: string
  kind: string
  amount: { amount: number }
  state: string
  disputeState: string
  note: string
}
interface Listed {
  data: Sale[]
  lastId: string | null
  total: number
  sums: { currency: string; paid: number; refunded: number }
}
const OWN = '/api/internal/chatter/sales/list'
const span = lastDays(3)
const list = (visitor: MockClient, body: object = {}, path = '/api/agency/sales/list') =>
  visitor.read<Listed>(path, { ...span, limit: 1000, ...body })

async function all(visitor: MockClient, body: object = {}, path?: string): Promise<Sale[]> {
  const found: Sale[] = []
  let lastId: string | null = null
  do {
    const part: Listed = await list(visitor, { ...body, lastId }, path)
    found.push(...part.data)
    ;({ lastId } = part)
  } while (lastId !== null)
  return found
}
const sum = (sales: readonly Sale[], state: string) =>
  sales.reduce((cents, { amount, state: own }) => cents + (own === state ? amount.amount : 0), 0)
const amounts = (sales: readonly Sale[]) => sales.map(({ amount }) => amount.amount)

describe('a list of sales', () => {
  it('continues after a sale that left the list meanwhile', async () => {
    const visitor = await MockClient.as('viktor')
    const before = await all(visitor, { state: 'unassigned' })
    const { lastId } = await list(visitor, { state: 'unassigned', limit: 2 })
    await visitor.read('/api/agency/sales/reassign', {
      saleId: lastId,
      userId: 'staff-05',
      reason: 'Hers',
    })
    const after = await list(visitor, { state: 'unassigned', lastId })
    expect(after.data.map(({ saleId }) => saleId)).toEqual(before.slice(2).map(({ saleId }) => saleId))
  })

  it('of a chatter counts alike, and its search reveals no colleague’s name', async () => {
    const boss = await MockClient.as('viktor')
    const ana = await MockClient.as('ana', boss.world)
    const whole = await all(ana, {}, OWN)
    const part = await list(ana, { limit: 2, sort: { by: 'amount', descending: true } }, OWN)
    expect(part.total).toBe(whole.length)
    expect(part.sums.paid).toBe(sum(whole, 'paid'))
    expect(amounts(part.data)).toEqual(
      amounts(whole)
        .toSorted((a, b) => b - a)
        .slice(0, 2),
    )
    const others = await all(ana, { others: true }, OWN)
    const colleague = others.find(({ userId }) => userId !== null && userId !== 'staff-04')?.userId
    const { displays } = await boss.read<{ displays: { displayName: string }[] }>('/api/user/display-batch', {
      userIds: [colleague],
    })
    const query = displays[0]?.displayName
    const search = () => list(ana, { others: true, query }, OWN)
    expect((await search()).total).toBeGreaterThan(0)
    boss.world.state.permissions['staff-04'] = { canSeeStaffNames: false }
    // The remaining results match by the fan's name.
    for (const { fanId } of (await search()).data) expect(fanById(fanId)?.displayName).toBe(query)
  })
})

describe('the note of a decision', () => {
  const textsOf = (visitor: MockClient, userId: string) =>
    (visitor.world.state.personalNotices[userId] ?? []).map(({ text }) => text)

  it('reaches the previous and the new owner, and is visible only to them', async () => {
    const boss = await MockClient.as('viktor')
    const [ana, other] = [await MockClient.as('ana', boss.world), 'staff-05']
    const sale = (await all(ana, {}, OWN)).find(({ state }) => state === 'paid')
    const reason = 'He wrote all evening.'
    await boss.read('/api/agency/sales/reassign', { saleId: sale?.saleId, userId: other, reason })
    expect(textsOf(boss, 'staff-04')[0]).toMatch(/no longer credited to you\. He wrote all evening\.$/)
    expect(textsOf(boss, other)[0]).toMatch(/credited to you now\. He wrote all evening\.$/)
    const seen = async (visitor: MockClient, path?: string) =>
      (await all(visitor, { others: true }, path)).find(({ saleId }) => saleId === sale?.saleId)?.note
    expect(await seen(ana, OWN)).toBe(reason)
    expect(await seen(boss)).toBe(reason)
    await boss.read('/api/agency/sales/reassign', {
      saleId: sale?.saleId,
      userId: null,
      reason: 'Nobody’s',
    })
    await boss.read('/api/agency/sales/reassign', {
      saleId: sale?.saleId,
      userId: other,
      reason: 'His',
    })
    expect(await seen(ana, OWN)).toBe('')
    expect(await seen(boss)).toBe('His')
  })

  it('reaches the disputant, and the decision’s note wins', async () => {
    const boss = await MockClient.as('viktor')
    const ana = await MockClient.as('ana', boss.world)
    const sale = (await all(ana, { others: true }, OWN)).find(
      ({ userId, state, disputeState }) =>
        userId !== null && userId !== 'staff-04' && state === 'paid' && disputeState === 'none',
    )
    if (!sale?.userId) return expect.fail('no such sale')
    await ana.read('/api/internal/chatter/sales/dispute', { saleId: sale.saleId, reason: 'Mine' })
    const decision = { saleId: sale.saleId, userId: sale.userId, note: 'See the thread.' }
    await boss.read('/api/agency/disputes/decide', decision)
    expect(textsOf(boss, 'staff-04')[0]).toMatch(/that you disputed stays as it was\. See the thread\.$/)
    expect(textsOf(boss, sale.userId)[0]).toMatch(/stays yours\. See the thread\.$/)
    const after = (await all(ana, { others: true }, OWN)).find(({ saleId }) => saleId === sale.saleId)
    expect(after?.note).toBe('See the thread.')
  })
})
