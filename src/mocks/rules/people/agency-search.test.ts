import { beforeEach, describe, expect, it } from 'vitest'

import { searchAgency } from '@/api/calls/agency/agency'
import { listEmployees } from '@/api/calls/agency/employees'
import type { AgencySearchKind } from '@/domain/agency/agency-search'

import { MockClient } from '../../testing/mock-client'

let visitor: MockClient

const search = (text: string, ...kinds: AgencySearchKind[]) =>
  visitor.call(searchAgency, { text, kinds, limit: 20 })

describe('the agency search', () => {
  beforeEach(() => {
    visitor = new MockClient()
  })

  it('shows a chatter no colleagues, and only their own visible creators', async () => {
    await visitor.signIn('daria@northlight.agency')
    const all = await search('a', 'creators')
    expect(all.creators.some(({ isHidden }) => isHidden)).toBe(true)
    await visitor.signIn('ana@northlight.agency')
    const found = await search('a', 'people', 'creators')
    expect(found.people).toEqual([])
    expect(found.creators.length).toBeGreaterThan(0)
    expect(found.creators.length).toBeLessThan(all.creators.length)
    expect(found.creators.every(({ isHidden }) => !isHidden)).toBe(true)
  })

  it('shows account managers only the people of their own creators', async () => {
    await visitor.signIn('daria@northlight.agency')
    const all = await search('northlight', 'people')
    await visitor.signIn('hana@northlight.agency')
    const own = await search('northlight', 'people')
    const byName = { query: '', sort: { by: 'name', descending: false }, limit: 200 } as const
    const seen = await visitor.call(listEmployees, byName)
    const ids = seen.data.map(({ userId }) => userId)
    expect(own.people.length).toBeGreaterThan(0)
    expect(all.people.every(({ userId }) => ids.includes(userId))).toBe(false)
    expect(own.people.every(({ userId }) => ids.includes(userId))).toBe(true)
  })
})
