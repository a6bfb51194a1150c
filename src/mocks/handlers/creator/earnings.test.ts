import { describe, expect, it } from 'vitest'

import { getEarnings, getPayout, listPayouts, listTransactions } from '@/api/calls/creator/earnings'
import type { ChatterPermissions } from '@/domain/account/permission'

import { DAY_MS, iso } from '../../seed/calendar'
import { creatorClient } from '../../testing/creator-client'
import type { TestRequest } from '../../testing/mock-client'

const CREATOR = 'creator-03'
const ANA = 'staff-04'

async function signedIn(name: string, permissions: Partial<ChatterPermissions> = {}) {
  const client = await creatorClient('earnings', { as: name, creatorId: CREATOR })
  const { world, call } = client
  world.state.permissions[ANA] = permissions
  // A fixed range, so that payments at its edges stay in or out.
  const span = { from: iso(world.now() - 14 * DAY_MS), to: iso(world.now()) }
  const summary = () => call(getEarnings, { ...span, timezone: 'UTC', basis: 'gross' })
  const asked = (more: Partial<TestRequest<typeof listTransactions>>) => ({ ...span, limit: 50, ...more })
  const list = (more: Partial<TestRequest<typeof listTransactions>> = {}) =>
    call(listTransactions, asked(more))
  const listStatus = async (more: Partial<TestRequest<typeof listTransactions>>) =>
    (await client.outcomeOf(listTransactions, asked(more))).status
  return { ...client, summary, list, listStatus }
}

describe('who sees what a creator earns (screens S0)', () => {
  it('a chatter with permission sees payments, but neither split nor payouts', async () => {
    const { outcomeOf, summary, list } = await signedIn('ana', { earnings: 'view' })
    expect(await summary()).toMatchObject({
      split: null,
      pending: null,
      nextPayout: null,
      totals: { agencyShare: null, creatorShare: null },
    })
    expect((await outcomeOf(listPayouts, { limit: 1 })).status).toBe(403)
    const { data } = await list()
    expect(data.length).toBeGreaterThan(0)
    expect(data.every(({ payoutId, fanId }) => payoutId === null && fanId !== null)).toBe(true)
  })

  it('fans are hidden without the right to see spend, colleagues without the right to see staff', async () => {
    const { list, listStatus } = await signedIn('ana', {
      earnings: 'view',
      canSeeSpend: false,
      canSeeStaffNames: false,
    })
    const { data } = await list()
    expect(data.length).toBeGreaterThan(0)
    expect(data.every(({ fanId, sentBy }) => fanId === null && sentBy === null)).toBe(true)
    expect(await listStatus({ userId: 'fan-7' })).toBe(403)
    expect(await listStatus({ sentBy: ANA })).toBe(403)
  })

  it('managers see the split and payouts', async () => {
    const { call, outcomeOf, summary } = await signedIn('robin')
    expect((await summary()).split?.length).toBeGreaterThan(0)
    expect((await call(listPayouts, { limit: 3 })).data).toHaveLength(3)
    expect((await outcomeOf(getPayout, { payoutId: 'payout-3-1' })).status).toBe(404)
  })

  it("managers list exactly a payout's transactions, whatever their period", async () => {
    const { call, list, listStatus } = await signedIn('robin')
    const payouts = await call(listPayouts, { limit: 30 })
    const failed = payouts.data.flatMap(({ payoutId, state }) => (state === 'failed' ? [payoutId] : []))
    for (const { payoutId, count } of payouts.data) {
      const { data, total } = await list({ payoutId, limit: 1000 })
      expect(total).toBe(count)
      // A payout also pays what a failed one passed on.
      const own = [payoutId, ...failed]
      expect(data.filter((row) => !own.includes(row.payoutId ?? ''))).toEqual([])
    }
    expect(await listStatus({ payoutId: 'payout-9' })).toBe(404)
    const chatter = await signedIn('ana', { earnings: 'view' })
    const [{ payoutId } = expect.fail('no payout')] = payouts.data
    expect(await chatter.listStatus({ payoutId })).toBe(403)
  })
})
