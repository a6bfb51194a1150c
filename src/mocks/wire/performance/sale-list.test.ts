import { describe, expect, it } from 'vitest'

import type { ResponseOf } from '@/api/call'
import { decideDispute, listSales, reassignSale } from '@/api/calls/agency/performance'
import { listUserDisplays } from '@/api/calls/account/user'
import { disputeSale, listOwnSales } from '@/api/calls/chatter/own-statistics'

import { fanById } from '../../seed/fans/fans'
import { allPages, MockClient, type TestRequest } from '../../testing/mock-client'
import { lastDays } from '../../testing/performance-fixture'

type Sale = ResponseOf<typeof listSales>['data'][number]

const span = lastDays(3)
const page = (visitor: MockClient, asked: Partial<TestRequest<typeof listSales>>) =>
  visitor.call(listSales, { ...span, limit: 1000, ...asked })
const ownPage = (visitor: MockClient, asked: Partial<TestRequest<typeof listOwnSales>>) =>
  visitor.call(listOwnSales, { ...span, limit: 1000, ...asked })
const salesOf = (boss: MockClient, asked: Partial<TestRequest<typeof listSales>> = {}) =>
  allPages((lastId) => page(boss, { ...asked, lastId }))
const ownSalesOf = (chatter: MockClient, asked: Partial<TestRequest<typeof listOwnSales>> = {}) =>
  allPages((lastId) => ownPage(chatter, { ...asked, lastId }))

const amounts = (sales: readonly Sale[]) => sales.map(({ amount }) => amount.amount)
const paidIn = (sales: readonly Sale[]) =>
  amounts(sales.filter(({ state }) => state === 'paid')).reduce((sum, amount) => sum + amount, 0)

describe('a list of sales', () => {
  it('continues after a sale that left the list meanwhile', async () => {
    const visitor = await MockClient.as('viktor')
    const before = await salesOf(visitor, { state: 'unassigned' })
    const { lastId } = await page(visitor, { state: 'unassigned', limit: 2 })
    await visitor.call(reassignSale, { saleId: lastId ?? '', userId: 'staff-05', reason: 'Hers' })
    const after = await page(visitor, { state: 'unassigned', lastId })
    expect(after.data.map(({ saleId }) => saleId)).toEqual(before.slice(2).map(({ saleId }) => saleId))
  })

  it('of a chatter counts alike, and its search reveals no colleague’s name', async () => {
    const boss = await MockClient.as('viktor')
    const ana = await MockClient.as('ana', boss.world)
    const whole = await ownSalesOf(ana)
    const part = await ownPage(ana, { limit: 2, sort: { by: 'amount', descending: true } })
    expect(part.total).toBe(whole.length)
    expect(part.sums?.paid).toBe(paidIn(whole))
    const best = amounts(whole).toSorted((a, b) => b - a)
    expect(amounts(part.data)).toEqual(best.slice(0, 2))
    const others = await ownSalesOf(ana, { others: true })
    const colleague = others.find(({ userId }) => userId !== null && userId !== 'staff-04')?.userId ?? ''
    const { displays } = await boss.call(listUserDisplays, { userIds: [colleague] })
    const query = displays[0]?.displayName ?? ''
    const search = () => ownPage(ana, { others: true, query })
    expect((await search()).total).toBeGreaterThan(0)
    boss.world.state.permissions['staff-04'] = { canSeeStaffNames: false }
    // The remaining results match by the fan's name.
    for (const { fanId } of (await search()).data) expect(fanById(fanId)?.displayName).toBe(query)
  })
})

describe('the note of a decision', () => {
  const textsOf = (visitor: MockClient, userId: string) =>
    (visitor.world.state.personalNotices[userId] ?? []).map(({ text }) => text)
  const noteOf = (sales: readonly Sale[], id: string) => sales.find(({ saleId }) => saleId === id)?.note

  it('reaches the previous and the new owner, and is visible only to them', async () => {
    const boss = await MockClient.as('viktor')
    const [ana, userId] = [await MockClient.as('ana', boss.world), 'staff-05']
    const { saleId } =
      (await ownSalesOf(ana)).find(({ state }) => state === 'paid') ?? expect.fail('no such sale')
    const reason = 'He wrote all evening.'
    await boss.call(reassignSale, { saleId, userId, reason })
    expect(textsOf(boss, 'staff-04')[0]).toMatch(/no longer credited to you\. He wrote all evening\.$/)
    expect(textsOf(boss, userId)[0]).toMatch(/credited to you now\. He wrote all evening\.$/)
    const seen = async () => [
      noteOf(await ownSalesOf(ana, { others: true }), saleId),
      noteOf(await salesOf(boss), saleId),
    ]
    expect(await seen()).toEqual([reason, reason])
    await boss.call(reassignSale, { saleId, userId: null, reason: 'Nobody’s' })
    await boss.call(reassignSale, { saleId, userId, reason: 'His' })
    expect(await seen()).toEqual(['', 'His'])
  })

  it('reaches the disputant, and the decision’s note wins', async () => {
    const boss = await MockClient.as('viktor')
    const ana = await MockClient.as('ana', boss.world)
    const sale = (await ownSalesOf(ana, { others: true })).find(
      ({ userId, state, disputeState }) =>
        userId !== null && userId !== 'staff-04' && state === 'paid' && disputeState === 'none',
    )
    if (!sale?.userId) return expect.fail('no such sale')
    const { saleId, userId } = sale
    await ana.call(disputeSale, { saleId, reason: 'Mine' })
    await boss.call(decideDispute, { saleId, userId, note: 'See the thread.' })
    expect(textsOf(boss, 'staff-04')[0]).toMatch(/that you disputed stays as it was\. See the thread\.$/)
    expect(textsOf(boss, userId)[0]).toMatch(/stays yours\. See the thread\.$/)
    expect(noteOf(await ownSalesOf(ana, { others: true }), saleId)).toBe('See the thread.')
  })
})
