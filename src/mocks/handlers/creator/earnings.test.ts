import { describe, expect, it } from 'vitest'

import { DAY_MS } from '../../seed/calendar'
import { MockClient } from '../../testing/mock-client'

interface Row {
  transactionId: string
  fanId: string | null
  sentBy: string | null
  kind: string
  state: string
  gross: number
  at: string
  payoutId: string | null
}
interface Part {
  data: Row[]
  lastId: string | null
  total: number
  sums: { gross: number; refunded: number }
}

const CREATOR = 'creator-03'
const ANA = 'staff-04'
const range = () => ({
  from: new Date(Date.now() - 14 * DAY_MS).toISOString(),
  to: new Date().toISOString(),
})

async function signedIn(name: string, permissions: object = {}) {
  const visitor = await MockClient.as(name)
  visitor.world.state.permissions[ANA] = permissions
  const ask = (path: string, body: object = {}) =>
    visitor.sendAsCreator(`/api/earnings${path}`, body, CREATOR)
  // A fixed range, so that payments at its edges stay in or out.
  const span = range()
  const summary = () => ask('/summary', { ...span, timezone: 'UTC', basis: 'gross' })
  const list = async (body: object = {}) =>
    (await ask('/transactions/list', { ...span, limit: 50, ...body })).body as unknown as Part
  return { ask, summary, list }
}

describe('who sees what a creator earns (screens S0)', () => {
  it('a chatter with permission sees payments, but neither split nor payouts', async () => {
    const { ask, summary, list } = await signedIn('ana', { earnings: 'view' })
    const { status, body } = await summary()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      split: null,
      pending: null,
      nextPayout: null,
      totals: { agencyShare: null, creatorShare: null },
    })
    expect((await ask('/payouts/list', { limit: 1 })).status).toBe(403)
    expect((await list()).data.every(({ payoutId, fanId }) => payoutId === null && fanId !== null)).toBe(true)
  })

  it('fans are hidden without the right to see spend, colleagues without the right to see staff', async () => {
    const { ask, list } = await signedIn('ana', {
      earnings: 'view',
      canSeeSpend: false,
      canSeeStaffNames: false,
    })
    const { data } = await list()
    expect(data.length).toBeGreaterThan(0)
    expect(data.every(({ fanId, sentBy }) => fanId === null && sentBy === null)).toBe(true)
    const body = { ...range(), limit: 1 }
    expect((await ask('/transactions/list', { ...body, userId: 'fan-7' })).status).toBe(403)
    expect((await ask('/transactions/list', { ...body, sentBy: ANA })).status).toBe(403)
  })

  it('managers see the split and payouts', async () => {
    const { ask, summary } = await signedIn('robin')
    const { body } = await summary()
    expect(body['split']).not.toBeNull()
    const payouts = await ask('/payouts/list', { limit: 3 })
    expect(payouts.status).toBe(200)
    expect((payouts.body as unknown as { data: object[] }).data).toHaveLength(3)
    expect((await ask('/payouts/get', { payoutId: 'payout-3-1' })).status).toBe(404)
  })

  it("managers list exactly a payout's transactions, whatever their period", async () => {
    const { ask, list } = await signedIn('robin')
    const payouts = (await ask('/payouts/list', { limit: 30 })).body as unknown as {
      data: { payoutId: string; count: number; amount: number }[]
    }
    for (const { payoutId, count } of payouts.data) {
      const { data, total } = await list({ payoutId, limit: 1000 })
      expect(total).toBe(count)
      expect(data.every((row) => row.payoutId === payoutId)).toBe(true)
    }
    expect((await ask('/transactions/list', { ...range(), limit: 5, payoutId: 'payout-9' })).status).toBe(404)
    const chatter = await signedIn('ana', { earnings: 'view' })
    const [{ payoutId } = expect.fail('no payout')] = payouts.data
    expect((await chatter.ask('/transactions/list', { ...range(), limit: 5, payoutId })).status).toBe(403)
  })
})
