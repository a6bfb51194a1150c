import { describe, expect, it } from 'vitest'

import { instant } from '@/domain/time/instant'

import { searchFloorCreators } from './floor-rules'

const creator = (creatorId: string, displayName: string, onDuty: readonly string[] = []) =>
  ({
    creatorId,
    creator: { userId: creatorId, username: creatorId, displayName },
    onDuty: onDuty.map((userId) => ({ userId, clockInAt: instant(0), lastActiveAt: null })),
  }) as unknown as Parameters<typeof searchFloorCreators>[0][number] // the search reads only these fields

const creators = [creator('one', 'Anaïs Dufour', ['tom']), creator('two', 'Mila Hart')]
const nameOf = (id: string) => (id === 'tom' ? 'Tom Mensah' : id)
const found = (query: string) =>
  searchFloorCreators(creators, query, nameOf).map(({ creatorId }) => creatorId)

describe('the search of the floor', () => {
  it('ignores diacritics', () => {
    expect(found('anais')).toEqual(['one'])
    expect(found('HART')).toEqual(['two'])
  })

  it('finds creators by the people on duty', () => expect(found('mensah')).toEqual(['one']))

  it('returns all for an empty query, and none without a match', () => {
    expect(found('')).toEqual(['one', 'two'])
    expect(found('zzz')).toEqual([])
  })
})
