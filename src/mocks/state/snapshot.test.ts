import { describe, expect, it } from 'vitest'

import { pack, packThreads, stampIn, stampOf, unpack } from './snapshot'
import { createState, STATE_VERSION } from './state'

describe('the changed state', () => {
  it('is dropped when it is damaged or of another version', () => {
    const state = { ...createState(), nextId: 99 }
    expect(unpack(pack(state), packThreads(state))).toEqual(state)
    expect(stampIn(pack(state))).toBe(stampOf(state))
    const older = JSON.stringify({ version: STATE_VERSION - 1, stamp: '0:0', state })
    for (const bad of [undefined, '', '{', 'null', '[]', older]) expect(unpack(bad)).toEqual(createState())
  })
})
