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
  const visitor = new MockClient()
  await visitor.signIn(`${name}@northlight.agency`)
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
  it('no caller whose permission is off, as for chatters by default', async () => {
    const { ask, summary } = await signedIn('ana')
    expect((await summary()).status).toBe(403)
    expect((await ask('/transactions/list', { ...range(), limit: 1 })).status).toBe(403)
    expect((await ask('/payouts/list', { limit: 1 })).status).toBe(403)
  })

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
})

describe('the list of payments', () => {
  it('comes in pages that add up to everything, each payment once', async () => {
    const { list } = await signedIn('robin')
    const rows: Row[] = []
    let part = await list({ limit: 200 })
    const { total } = part
    for (;;) {
      rows.push(...part.data)
      if (part.lastId === null) break
      part = await list({ limit: 200, lastId: part.lastId })
    }
    expect(new Set(rows.map(({ transactionId }) => transactionId)).size).toBe(total)
    expect(rows.map(({ at }) => at)).toEqual(
      rows
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
  })

  it('is filtered by every filter, and sums up the matches', async () => {
    const { list } = await signedIn('robin')
    const all: Row[] = []
    // The server returns at most 200.
    for (let lastId: string | null | undefined; lastId !== null;) {
      const part = await list({ limit: 200, ...(lastId !== undefined && { lastId }) })
      all.push(...part.data)
      lastId = part.lastId
    }
    const [first] = all.filter(({ sentBy }) => sentBy !== null)
    const wanted: [body: object, fits: (row: Row) => boolean][] = [
      [{ kinds: ['tips'] }, ({ kind }) => kind === 'tips'],
      [{ states: ['refunded', 'pending'] }, ({ state }) => state === 'refunded' || state === 'pending'],
      [{ userId: first?.fanId }, ({ fanId }) => fanId === first?.fanId],
      [{ sentBy: first?.sentBy }, ({ sentBy }) => sentBy === first?.sentBy],
      [{ amountMin: 1500, amountMax: 2000 }, ({ gross }) => gross >= 1500 && gross <= 2000],
    ]
    for (const [body, fits] of wanted) {
      const { data, total, sums } = await list({ ...body, limit: 200 })
      const fitting = all.filter(fits)
      expect(fitting.length, JSON.stringify(body)).toBeGreaterThan(0)
      expect(data, JSON.stringify(body)).toEqual(fitting.slice(0, 200))
      expect(total).toBe(fitting.length)
      const counted = fitting.filter(({ state }) => state !== 'refunded')
      expect(sums.gross).toBe(counted.reduce((sum, { gross }) => sum + gross, 0))
    }
  })

  it('rejects an invalid period', async () => {
    const { ask } = await signedIn('robin')
    const backwards = { from: range().to, to: range().from }
    expect((await ask('/transactions/list', { ...backwards, limit: 1 })).status).toBe(422)
    const odd = { ...range(), timezone: 'Nowhere/Land', basis: 'gross' }
    expect((await ask('/summary', odd)).status).toBe(422)
  })
})
