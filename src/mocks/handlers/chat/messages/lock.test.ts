import { describe, expect, it } from 'vitest'

import { MockClient } from '../../../testing/mock-client'
import { LONGEST_CHANNEL_ID, createThreadFixture } from '../../../testing/thread-fixture'

describe('a lock', () => {
  const lockOf = async ({ post }: Awaited<ReturnType<typeof createThreadFixture>>, body: object) =>
    (await post('lock', { channelId: LONGEST_CHANNEL_ID, ...body })) as unknown as {
      status: number
      body: { lock: { userId: string; until: string } | null }
    }

  it('keeps colleagues out until it expires or is taken over, which the chat shows', async () => {
    const here = await createThreadFixture()
    const { visitor, clock } = here
    const colleague = await MockClient.as('daria', visitor.world)
    const bearer = await colleague.creatorToken('creator-01')
    const body = { channelId: LONGEST_CHANNEL_ID, take: true }
    await colleague.send('/api/messages/lock', { body, bearer })
    expect((await here.send()).status).toBe(409)
    expect((await lockOf(here, { take: true })).status).toBe(409)
    expect((await lockOf(here, { take: true, force: true })).body.lock?.userId).toBe('staff-04')
    const log = (await here.part({ limit: 1 })).data[0]
    expect(log).toMatchObject({ kind: 'system', text: 'Ana Ribeiro took this chat over from Daria Kowal.' })
    expect((await here.send()).status).toBe(200)
    expect((await lockOf(here, { take: false })).body.lock).toBeNull()
    for (const ms of [30_000, 30_000]) {
      await lockOf(here, { take: true })
      clock.at += ms
    }
    // Renewed half a minute ago.
    expect((await colleague.send('/api/messages/lock', { body, bearer })).status).toBe(409)
    clock.at += 16_000
    expect((await colleague.send('/api/messages/lock', { body, bearer })).status).toBe(200)
  })
})
