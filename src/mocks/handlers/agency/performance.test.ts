import { describe, expect, it } from 'vitest'

import {
  adjustStatement,
  approveStatement,
  decideDispute,
  getAttribution,
  getStatement,
  listSales,
  listStatements,
  reassignSale,
  updateAttribution,
} from '@/api/calls/agency/performance'
import { disputeSale, listOwnSales } from '@/api/calls/chatter/own-statistics'

import { tableRowsOf, agencyMonth, lastDays } from '../../testing/performance-fixture'
import { DAY_MS, iso } from '../../seed/calendar'
import { MockClient, type TestRequest } from '../../testing/mock-client'

const salesOf = async (visitor: MockClient, asked: Partial<TestRequest<typeof listSales>> = {}) =>
  (await visitor.call(listSales, { ...lastDays(), limit: 50, ...asked })).data

describe('sales', () => {
  it('move in every figure when reassigned, also to no one', async () => {
    const visitor = await MockClient.as('viktor')
    const span = lastDays()
    const sales = await salesOf(visitor, span)
    const sale = sales.find(
      ({ kind, userId }) => kind === 'paid_dms' && userId !== null && userId !== 'staff-05',
    )
    if (!sale?.userId) return expect.fail('no such sale')
    const { saleId, userId: owner, amount } = sale
    const before = await tableRowsOf(visitor, span, [owner, 'staff-05'])
    const moved = await visitor.call(reassignSale, { saleId, userId: 'staff-05', reason: 'Hers' })
    expect(moved).toMatchObject({ userId: 'staff-05', rule: 'manual' })
    const after = await tableRowsOf(visitor, span, [owner, 'staff-05'])
    expect((after['staff-05']?.sales ?? 0) - (before['staff-05']?.sales ?? 0)).toBe(amount.amount)
    expect((before[owner]?.ppvRevenue ?? 0) - (after[owner]?.ppvRevenue ?? 0)).toBe(amount.amount)
    expect(after[owner]?.messages).toBe(before[owner]?.messages)
    await visitor.call(reassignSale, { saleId, userId: null, reason: 'Nobody’s' })
    const unassigned = await salesOf(visitor, { ...span, state: 'unassigned', limit: 200 })
    expect(unassigned.map((one) => one.saleId)).toContain(saleId)
  })

  it('are credited by a new rule from then on, never before', async () => {
    const visitor = await MockClient.as('viktor')
    const before = await salesOf(visitor)
    const rules = { messages: 'shift', posts: 'shift', tips: 'shift' } as const
    await visitor.call(updateAttribution, rules)
    expect(await visitor.call(getAttribution, undefined)).toEqual(rules)
    expect(await salesOf(visitor)).toEqual(before)
    await visitor.world.setFaults({ clockSkewMs: 0.6 * DAY_MS })
    const later = await MockClient.as('viktor', visitor.world)
    const span = { from: iso(before[0]?.at ?? 0), to: iso(visitor.world.now()) }
    const fresh = (await salesOf(later, { ...span, limit: 200 })).filter(
      ({ at, userId }) => at > Date.now() + 60_000 && userId !== null,
    )
    expect(new Set(fresh.map(({ rule }) => rule))).toEqual(new Set(['shift']))
  })
})

describe('disputes', () => {
  it('are opened once, by a chatter of the creator, and decided once', async () => {
    const boss = await MockClient.as('viktor')
    const ana = await MockClient.as('ana', boss.world)
    const { data } = await ana.call(listOwnSales, { ...lastDays(), others: true, limit: 50 })
    const isOpenToHer = ({ userId, disputeState }: (typeof data)[number]) =>
      userId !== 'staff-04' && disputeState === 'none'
    const { saleId } = data.find(isOpenToHer) ?? expect.fail('no such sale')
    const [foreign] = await salesOf(boss, { creatorIds: ['creator-20'], limit: 1 })
    const claim = { saleId, reason: 'My offer' }
    expect(await ana.call(disputeSale, claim)).toEqual({ disputeState: 'open' })
    expect(await ana.outcomeOf(disputeSale, claim)).toMatchObject({ status: 409 })
    const others = { ...claim, saleId: foreign?.saleId ?? '' }
    expect(await ana.outcomeOf(disputeSale, others)).toMatchObject({ status: 403 })
    const decision = { saleId, userId: 'staff-04', note: 'By the thread' }
    const decided = await boss.call(decideDispute, decision)
    expect(decided).toMatchObject({ state: 'accepted', sale: { userId: 'staff-04', rule: 'manual' } })
    expect(await boss.outcomeOf(decideDispute, decision)).toMatchObject({ status: 409 })
    const own = await ana.call(listOwnSales, { ...lastDays(), limit: 200 })
    expect(own.data.map((sale) => sale.saleId)).toContain(saleId)
  })
})

describe('statements', () => {
  const of = { userId: 'staff-05', ...agencyMonth() }

  it('take an adjustment once per clientId, and none after signing', async () => {
    const visitor = await MockClient.as('viktor')
    const add = { clientId: 'a-1', amount: -1500, reason: 'Advance' }
    const plain = await visitor.call(getStatement, of)
    await visitor.call(adjustStatement, { ...of, add })
    const adjusted = await visitor.call(adjustStatement, { ...of, add })
    expect(adjusted.total).toBe(plain.total - 1500)
    expect(adjusted.adjustments).toHaveLength(1)
    expect(await visitor.call(approveStatement, { ...of, approved: true })).toMatchObject({
      state: 'approved',
    })
    const another = { ...of, add: { ...add, clientId: 'a-2' } }
    expect(await visitor.outcomeOf(adjustStatement, another)).toMatchObject({ status: 409 })
    await visitor.call(approveStatement, { ...of, approved: false })
    const [{ adjustmentId } = expect.fail('none')] = adjusted.adjustments
    const removed = await visitor.call(adjustStatement, { ...of, removeId: adjustmentId })
    expect(removed.total).toBe(plain.total)
  })

  it('cover whole months of the agency, and are signed once they are over', async () => {
    const visitor = await MockClient.as('viktor')
    const running = { userId: 'staff-05', ...agencyMonth(0) }
    const soFar = { ...running, to: new Date().toISOString() }
    const add = { clientId: 'a-9', amount: 700, reason: 'Night' }
    const refused = [
      await visitor.outcomeOf(getStatement, soFar),
      await visitor.outcomeOf(listStatements, lastDays()),
      await visitor.outcomeOf(approveStatement, { ...running, approved: true }),
      await visitor.outcomeOf(adjustStatement, { ...soFar, add }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422])
    const given = await visitor.call(adjustStatement, { ...running, add })
    // Today's adjustment is still there tomorrow, and is signed after the month.
    await visitor.world.setFaults({ clockSkewMs: 20 * DAY_MS })
    const later = await MockClient.as('viktor', visitor.world)
    const signed = await later.call(approveStatement, { ...running, approved: true })
    expect(signed.adjustments).toEqual(given.adjustments)
  })
})
