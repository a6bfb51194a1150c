import { describe, expect, it } from 'vitest'

import { tableRowsOf, agencyMonth, lastDays, statusOf } from '../../testing/performance-fixture'
import { DAY_MS } from '../../seed/calendar'
import { MockClient } from '../../testing/mock-client'

interface Sale {
  saleId: string
  userId: string | null
  creatorId: string
  kind: string
  rule: string | null
  amount: { amount: number }
  at: string
  state: string
  disputeState: string
}
const salesOf = (visitor: MockClient, body: object, path = '/api/agency/sales/list') =>
  visitor.read<{ data: Sale[]; lastId: string | null }>(path, { ...lastDays(), limit: 50, ...body })

describe('sales', () => {
  it('move in every figure when reassigned, also to no one', async () => {
    const visitor = await MockClient.as('viktor')
    const span = lastDays()
    const { data } = await salesOf(visitor, span)
    const sale = data.find(
      ({ kind, userId }) => kind === 'paid_dms' && userId !== null && userId !== 'staff-05',
    )
    if (!sale?.userId) return expect.fail('no such sale')
    const people = [sale.userId, 'staff-05']
    const before = await tableRowsOf(visitor, span, people)
    const moved = await visitor.read<Sale>('/api/agency/sales/reassign', {
      saleId: sale.saleId,
      userId: 'staff-05',
      reason: 'Hers',
    })
    expect([moved.userId, moved.rule]).toEqual(['staff-05', 'manual'])
    const after = await tableRowsOf(visitor, span, people)
    const { amount } = sale.amount
    expect((after['staff-05']?.sales ?? 0) - (before['staff-05']?.sales ?? 0)).toBe(amount)
    expect((before[sale.userId]?.ppvRevenue ?? 0) - (after[sale.userId]?.ppvRevenue ?? 0)).toBe(amount)
    expect(after[sale.userId]?.messages).toBe(before[sale.userId]?.messages)
    await visitor.read('/api/agency/sales/reassign', {
      saleId: sale.saleId,
      userId: null,
      reason: 'Nobody’s',
    })
    const unassigned = await salesOf(visitor, { ...span, state: 'unassigned', limit: 200 })
    expect(unassigned.data.map(({ saleId }) => saleId)).toContain(sale.saleId)
  })

  it('are credited by a new rule from then on, never before', async () => {
    const visitor = await MockClient.as('viktor')
    const before = await salesOf(visitor, {})
    const rules = { messages: 'shift', posts: 'shift', tips: 'shift' }
    await visitor.read('/api/agency/settings/attribution/update', rules)
    expect(await visitor.read('/api/agency/settings/attribution/get', {})).toEqual(rules)
    expect((await salesOf(visitor, {})).data).toEqual(before.data)
    await visitor.world.setFaults({ clockSkewMs: 0.6 * DAY_MS })
    const later = await MockClient.as('viktor', visitor.world)
    const to = new Date(visitor.world.now()).toISOString()
    const { data } = await salesOf(later, { from: before.data[0]?.at, to, limit: 200 })
    const fresh = data.filter(({ at, userId }) => Date.parse(at) > Date.now() + 60_000 && userId !== null)
    expect(fresh.length).toBeGreaterThan(0)
    expect(new Set(fresh.map(({ rule }) => rule))).toEqual(new Set(['shift']))
  })
})

describe('disputes', () => {
  it('are opened once, by a chatter of the creator, and decided once', async () => {
    const boss = await MockClient.as('viktor')
    const ana = await MockClient.as('ana', boss.world)
    const own = '/api/internal/chatter/sales/list'
    const { data } = await salesOf(ana, { others: true }, own)
    const sale = data.find(({ userId, disputeState }) => userId !== 'staff-04' && disputeState === 'none')
    const foreign = (await salesOf(boss, { creatorIds: ['creator-20'], limit: 1 })).data[0]
    const path = '/api/internal/chatter/sales/dispute'
    const body = { saleId: sale?.saleId, reason: 'My offer' }
    expect(await ana.read(path, body)).toEqual({ disputeState: 'open' })
    expect(await statusOf(ana, path, body)).toBe(409)
    expect(await statusOf(ana, path, { ...body, saleId: foreign?.saleId })).toBe(403)
    const decide = { saleId: sale?.saleId, userId: 'staff-04', note: 'By the thread' }
    const decided = await boss.read<{ state: string; sale: Sale }>('/api/agency/disputes/decide', decide)
    expect([decided.state, decided.sale.userId, decided.sale.rule]).toEqual([
      'accepted',
      'staff-04',
      'manual',
    ])
    expect(await statusOf(boss, '/api/agency/disputes/decide', decide)).toBe(409)
    expect((await salesOf(ana, { limit: 200 }, own)).data.map(({ saleId }) => saleId)).toContain(sale?.saleId)
  })
})

describe('statements', () => {
  const of = { userId: 'staff-05', ...agencyMonth() }
  interface Statement {
    total: number
    commission: number
    state: string
    adjustments: { adjustmentId: string }[]
  }

  it('take an adjustment once per clientId, and none after signing', async () => {
    const visitor = await MockClient.as('viktor')
    const path = '/api/agency/statements/adjust'
    const add = { clientId: 'a-1', amount: -1500, reason: 'Advance' }
    const plain = await visitor.read<Statement>('/api/agency/statements/get', of)
    await visitor.read(path, { ...of, add })
    const adjusted = await visitor.read<Statement>(path, { ...of, add })
    expect(adjusted.total).toBe(plain.total - 1500)
    expect(adjusted.adjustments).toHaveLength(1)
    const approve = { ...of, approved: true }
    expect((await visitor.read<Statement>('/api/agency/statements/approve', approve)).state).toBe('approved')
    expect(await statusOf(visitor, path, { ...of, add: { ...add, clientId: 'a-2' } })).toBe(409)
    await visitor.read('/api/agency/statements/approve', { ...of, approved: false })
    const removeId = adjusted.adjustments[0]?.adjustmentId
    expect((await visitor.read<Statement>(path, { ...of, removeId })).total).toBe(plain.total)
  })

  it('cover whole months of the agency, and are signed once they are over', async () => {
    const visitor = await MockClient.as('viktor')
    const [get, sign] = ['/api/agency/statements/get', '/api/agency/statements/approve']
    const running = { userId: 'staff-05', ...agencyMonth(0) }
    const soFar = { ...running, to: new Date().toISOString() }
    expect(await statusOf(visitor, get, soFar)).toBe(422)
    expect(await statusOf(visitor, '/api/agency/statements/list', lastDays())).toBe(422)
    expect(await statusOf(visitor, sign, { ...running, approved: true })).toBe(422)
    const add = { clientId: 'a-9', amount: 700, reason: 'Night' }
    const path = '/api/agency/statements/adjust'
    expect(await statusOf(visitor, path, { ...soFar, add })).toBe(422)
    const given = await visitor.read<Statement>(path, { ...running, add })
    // Today's adjustment is still there tomorrow, and is signed after the month.
    await visitor.world.setFaults({ clockSkewMs: 20 * DAY_MS })
    const later = await MockClient.as('viktor', visitor.world)
    const signed = await later.read<Statement>(sign, { ...running, approved: true })
    expect(signed.adjustments).toEqual(given.adjustments)
  })
})
