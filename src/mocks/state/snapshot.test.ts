import { describe, expect, it } from 'vitest'

import { memoryStore, pack, packThreads, stampIn, stampOf, unpack } from './snapshot'
import { createState, STATE_VERSION } from './state'
import { MockClient } from '../testing/mock-client'
import { createWorld } from './world'

describe('the changed state', () => {
  it('survives a reload', async () => {
    const snapshots = memoryStore()
    const before = await MockClient.as('ana', createWorld(snapshots))
    await before.send('/api/internal/chatter/clock-in-status/clock-in')
    const after = new MockClient(createWorld(snapshots))
    after.tokens = before.tokens
    const status = await after.send('/api/internal/chatter/clock-in-status/get')
    expect(status.body['chatterWorkLog']).toMatchObject({ chatterId: 'staff-04', clockOutAt: null })
  })

  it('is shared by two tabs, also when both write', async () => {
    const snapshots = memoryStore()
    const [one, other] = [new MockClient(createWorld(snapshots)), new MockClient(createWorld(snapshots))]
    await one.signIn('ana@northlight.agency')
    other.tokens = one.tokens
    await Promise.all([
      one.send('/api/internal/chatter/creators/pin', { body: { creatorId: 'creator-01', pinned: true } }),
      other.send('/api/internal/chatter/creators/pin', { body: { creatorId: 'creator-02', pinned: true } }),
    ])
    await one.world.transact(() => undefined)
    expect(one.world.state.pins['staff-04']?.toSorted()).toEqual(['creator-01', 'creator-02'])
  })

  it('is dropped when it is damaged or of another version', () => {
    const state = { ...createState(), nextId: 99 }
    expect(unpack(pack(state), packThreads(state))).toEqual(state)
    expect(stampIn(pack(state))).toBe(stampOf(state))
    const older = JSON.stringify({ version: STATE_VERSION - 1, stamp: '0:0', state })
    for (const bad of [undefined, '', '{', 'null', '[]', older]) expect(unpack(bad)).toEqual(createState())
  })
})
