import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { AgencyCreator } from '@/domain/agency/agency-creator'

import { creatorRequests } from './creator-changes'

const creator = (id: string, facts: object = {}): AgencyCreator =>
  v.parse(AgencyCreator, {
    creatorAgencyId: `ca-${id}`,
    creator: { userId: id, username: id },
    ...facts,
  })

describe('a change of creators', () => {
  it('skips creators already in the wanted state, and undoes only what it changed', () => {
    const creators = [creator('a'), creator('b', { isHidden: true })]
    expect(creatorRequests({ kind: 'hide', creators }, 'to')).toEqual([
      { call: 'update', request: { creatorAgencyId: 'ca-a', isHidden: true } },
    ])
    expect(creatorRequests({ kind: 'hide', creators }, 'back')).toEqual([
      { call: 'update', request: { creatorAgencyId: 'ca-a', isHidden: false } },
    ])
  })

  it('neither pauses nor resumes ended creators', () => {
    const creators = [creator('a', { status: 'ended' }), creator('b', { status: 'paused' })]
    expect(creatorRequests({ kind: 'pause', creators }, 'to')).toEqual([])
    expect(creatorRequests({ kind: 'resume', creators }, 'to')).toHaveLength(1)
  })

  it('adds only missing people, with one request for all who miss the same', () => {
    const creators = [creator('a', { staffIds: ['u1'] }), creator('b')]
    const change = { kind: 'assign', creators, userIds: ['u1', 'u2', 'u3'] } as const
    expect(creatorRequests(change, 'to')).toEqual([
      { call: 'assign', request: { creatorIds: ['b'], addUserIds: ['u1'], removeUserIds: [] } },
      { call: 'assign', request: { creatorIds: ['a', 'b'], addUserIds: ['u2', 'u3'], removeUserIds: [] } },
    ])
    expect(creatorRequests(change, 'back').map(({ request }) => request)).toEqual([
      { creatorIds: ['b'], addUserIds: [], removeUserIds: ['u1'] },
      { creatorIds: ['a', 'b'], addUserIds: [], removeUserIds: ['u2', 'u3'] },
    ])
  })
})
