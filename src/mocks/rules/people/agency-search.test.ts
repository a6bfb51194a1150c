import { beforeEach, describe, expect, it } from 'vitest'

import { MockClient } from '../../testing/mock-client'

interface Found {
  people: { userId: string; displayName: string; status: string }[]
  creators: { creatorId: string; name: string | null; isHidden: boolean }[]
}

let visitor: MockClient

const search = async (body: object) => {
  const answer = await visitor.send('/api/agency/search', { body })
  return { status: answer.status, found: answer.body as unknown as Found }
}
const BOTH = ['people', 'creators']

describe('the agency search', () => {
  beforeEach(() => {
    visitor = new MockClient()
  })

  it('finds people and creators by any word of their names, ignoring case and accents', async () => {
    await visitor.signIn('daria@northlight.agency')
    const byWord = await search({ text: 'LINDQVÍST vik', kinds: BOTH })
    expect(byWord.found.people.map(({ displayName }) => displayName)).toContain('Viktor Lindqvist')
    const { found } = await search({ text: 'mila', kinds: BOTH })
    expect(found.creators[0]?.creatorId).toBe('creator-01')
  })

  it('returns only the requested kinds, up to the limit', async () => {
    await visitor.signIn('daria@northlight.agency')
    const { found } = await search({ text: 'a', kinds: ['people'], limit: 3 })
    expect(found.people).toHaveLength(3)
    expect(found.creators).toEqual([])
  })

  it('shows a chatter no colleagues, and only their own visible creators', async () => {
    await visitor.signIn('daria@northlight.agency')
    const all = await search({ text: 'a', kinds: ['creators'], limit: 20 })
    expect(all.found.creators.some(({ isHidden }) => isHidden)).toBe(true)
    await visitor.signIn('ana@northlight.agency')
    const { found } = await search({ text: 'a', kinds: BOTH, limit: 20 })
    expect(found.people).toEqual([])
    expect(found.creators.length).toBeGreaterThan(0)
    expect(found.creators.length).toBeLessThan(all.found.creators.length)
    expect(found.creators.every(({ isHidden }) => !isHidden)).toBe(true)
  })

  it('shows account managers only the people of their own creators', async () => {
    await visitor.signIn('daria@northlight.agency')
    const all = await search({ text: 'northlight', kinds: ['people'], limit: 20 })
    await visitor.signIn('hana@northlight.agency')
    const own = await search({ text: 'northlight', kinds: ['people'], limit: 20 })
    const seen = await visitor.send('/api/agency/employees/list', {
      body: { query: '', sort: { by: 'name', descending: false }, limit: 200 },
    })
    const ids = (seen.body['data'] as unknown as { userId: string }[]).map(({ userId }) => userId)
    expect(all.found.people.length).toBeGreaterThan(0)
    expect(own.found.people.every(({ userId }) => ids.includes(userId))).toBe(true)
  })

  it('rejects empty and too long queries, and users outside the agency', async () => {
    await visitor.signIn('daria@northlight.agency')
    expect((await search({ text: '  ', kinds: BOTH })).status).toBe(422)
    expect((await search({ text: 'a', kinds: [] })).status).toBe(422)
    const long = await visitor.send('/api/agency/search', { body: { text: 'a'.repeat(101), kinds: BOTH } })
    expect([long.status, long.body['message']]).toEqual([
      422,
      { key: 'text_too_long', text: 'This text is too long.' },
    ])
    const stranger = new MockClient(visitor.world)
    const answer = await stranger.send('/api/agency/search', {
      body: { text: 'a', kinds: BOTH },
      bearer: null,
    })
    expect(answer.status).toBe(401)
  })
})
