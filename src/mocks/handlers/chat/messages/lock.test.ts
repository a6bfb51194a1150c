import { describe, expect, it } from 'vitest'

import { lockChannel } from '@/api/calls/chat/messages'

import { MockClient } from '../../../testing/mock-client'
import { LONGEST_CHANNEL_ID, createThreadFixture } from '../../../testing/thread-fixture'

describe('a lock', () => {
  const take = { channelId: LONGEST_CHANNEL_ID, take: true }

  it('keeps colleagues out until it expires or is taken over, which the chat shows', async () => {
    const here = await createThreadFixture()
    const { visitor, call, outcomeOf, clock } = here
    const colleague = await MockClient.as('daria', visitor.world)
    await colleague.call(lockChannel, take)
    expect((await here.send()).status).toBe(409)
    expect((await outcomeOf(lockChannel, take)).status).toBe(409)
    expect((await call(lockChannel, { ...take, force: true })).lock?.userId).toBe('staff-04')
    const log = (await here.part({ limit: 1 })).data[0]
    expect(log).toMatchObject({ kind: 'system', text: 'Ana Ribeiro took this chat over from Daria Kowal.' })
    expect((await here.send()).status).toBe(200)
    expect(await call(lockChannel, { ...take, take: false })).toEqual({ lock: null })
    for (const ms of [30_000, 30_000]) {
      await call(lockChannel, take)
      clock.at += ms
    }
    // Renewed half a minute ago.
    expect((await colleague.outcomeOf(lockChannel, take)).status).toBe(409)
    clock.at += 16_000
    expect((await colleague.outcomeOf(lockChannel, take)).status).toBe(200)
  })
})
