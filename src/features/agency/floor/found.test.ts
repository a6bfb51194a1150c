import { describe, expect, it } from 'vitest'

import { instant } from '@/domain/instant'

import { foundIn } from './found'

const creator = (creatorId: string, displayName: string, onDuty: readonly string[] = []) =>
  ({
    creatorId,
    creator: { userId: creatorId, username: creatorId, displayName },
    onDuty: onDuty.map((userId) => ({ userId, clockInAt: instant(0), lastActiveAt: null })),
  }) as unknown as Parameters<typeof foundIn>[0][number] // what is looked in, without the figures

const creators = [creator('one', 'Anaïs Dufour', ['tom']), creator('two', 'Mila Hart')]
const nameOf = (id: string) => (id === 'tom' ? 'Tom Mensah' : id)
const found = (query: string) => foundIn(creators, query, nameOf).map(({ creatorId }) => creatorId)

describe('the search of the floor', () => {
  it('finds creators with and without the marks of their letters', () => {
    expect(found('anais')).toEqual(['one'])
    expect(found('HART')).toEqual(['two'])
  })

  it('finds creators by who is on duty for them', () => expect(found('mensah')).toEqual(['one']))

  it('leaves all where nothing is looked for, and none where nobody is called so', () => {
    expect(found('')).toEqual(['one', 'two'])
    expect(found('zzz')).toEqual([])
  })
})
