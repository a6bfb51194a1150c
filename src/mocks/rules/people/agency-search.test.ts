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
})
