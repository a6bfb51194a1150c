import { describe, expect, it } from 'vitest'

import { creatorClient } from '../../testing/creator-client'

interface Listed {
  data: { membershipId: string; version: number; cap: number | null }[]
}

describe('a gifted membership', () => {
  it('goes to no fan whom staff blocked, and to no more fans than the cap', async () => {
    const { world, ask, read } = await creatorClient('memberships')
    const range = {
      from: new Date(world.now() - 1e9).toISOString(),
      to: new Date(world.now()).toISOString(),
      timezone: 'UTC',
    }
    const { membershipId = '' } = (await read<Listed>('list', range)).data[0] ?? {}
    const gift = (clientId: string, userIds: string[]) =>
      ask('gift', { clientId, membershipId, userIds, days: 7 })
    const { data } = await read<{ data: { userId: string }[] }>('subscribers/list', { limit: 1000 })
    const members = new Set(data.map(({ userId }) => userId))
    const [fan = '', other = ''] = Array.from({ length: 1000 }, (_, at) => `fan-${at + 1}`).filter(
      (userId) => !members.has(userId),
    )
    world.state.fans[`creator-01 ${fan}`] = { isBlocked: true }
    expect((await gift('g-1', [fan])).body['fields']).toMatchObject({ userIds: { key: 'fan_blocked' } })
    const settings = await read<object>('get', { membershipId, ...range })
    expect((await ask('update', { ...settings, artId: null, cap: 1 })).status).toBe(200)
    expect((await gift('g-2', [other])).body['fields']).toMatchObject({
      userIds: { key: 'too_many_at_once' },
    })
  })
})
