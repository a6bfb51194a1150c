import { describe, expect, it } from 'vitest'

import {
  getMembership,
  giftMembership,
  listMemberships,
  listSubscribers,
  updateMembership,
} from '@/api/calls/creator/memberships'

import { iso } from '../../seed/calendar'
import { creatorClient } from '../../testing/creator-client'

describe('a gifted membership', () => {
  it('goes to no fan whom staff blocked, and to no more fans than the cap', async () => {
    const { world, call, outcomeOf } = await creatorClient('memberships')
    const range = { from: iso(world.now() - 1e9), to: iso(world.now()), timezone: 'UTC' }
    const [{ membershipId } = expect.fail('none')] = (await call(listMemberships, range)).data
    const gift = async (clientId: string, userIds: string[]) =>
      (await outcomeOf(giftMembership, { clientId, membershipId, userIds, days: 7 })).fields
    const { data } = await call(listSubscribers, { limit: 1000 })
    const members = new Set(data.map(({ userId }) => userId))
    const [fan = '', other = ''] = Array.from({ length: 1000 }, (_, at) => `fan-${at + 1}`).filter(
      (userId) => !members.has(userId),
    )
    world.state.fans[`creator-01 ${fan}`] = { isBlocked: true }
    expect(await gift('g-1', [fan])).toEqual({ userIds: 'fan_blocked' })
    const settings = await call(getMembership, { membershipId, ...range })
    await call(updateMembership, { ...settings, state: 'live', artId: null, cap: 1 })
    expect(await gift('g-2', [other])).toEqual({ userIds: 'membership_full' })
  })
})
