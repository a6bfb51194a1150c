import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { AgencyCreator } from '@/domain/agency-creator'

import { stepsOf, undoOf } from './changes'

const creator = (id: string, facts: object = {}): AgencyCreator =>
  v.parse(AgencyCreator, {
    creatorAgencyId: `ca-${id}`,
    creator: { userId: id, username: id },
    ...facts,
  })

describe('a change of creators', () => {
  it('skips creators already in the wanted state, and undoes only what it changed', () => {
    const creators = [creator('a'), creator('b', { isHidden: true })]
    expect(stepsOf({ kind: 'hide', creators })).toEqual([
      { call: 'update', request: { creatorAgencyId: 'ca-a', isHidden: true } },
    ])
    expect(undoOf({ kind: 'hide', creators })).toEqual([
      { call: 'update', request: { creatorAgencyId: 'ca-a', isHidden: false } },
    ])
  })

  it('neither pauses nor resumes ended creators', () => {
    const creators = [creator('a', { status: 'ended' }), creator('b', { status: 'paused' })]
    expect(stepsOf({ kind: 'pause', creators })).toEqual([])
    expect(stepsOf({ kind: 'resume', creators })).toHaveLength(1)
  })

  it('adds only missing people, with one request for all who miss the same', () => {
    const creators = [creator('a', { staffIds: ['u1'] }), creator('b')]
    const change = { kind: 'assign', creators, userIds: ['u1', 'u2', 'u3'] } as const
    expect(stepsOf(change)).toEqual([
      { call: 'assign', request: { creatorIds: ['b'], addUserIds: ['u1'], removeUserIds: [] } },
      { call: 'assign', request: { creatorIds: ['a', 'b'], addUserIds: ['u2', 'u3'], removeUserIds: [] } },
    ])
    expect(undoOf(change).map(({ request }) => request)).toEqual([
      { creatorIds: ['b'], addUserIds: [], removeUserIds: ['u1'] },
      { creatorIds: ['a', 'b'], addUserIds: [], removeUserIds: ['u2', 'u3'] },
    ])
  })
})
