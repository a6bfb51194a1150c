import { beforeEach, describe, expect, it } from 'vitest'

import { createPeopleFixture } from '../../testing/people-fixture'
import type { MockClient } from '../../testing/mock-client'

interface Hours {
  planned: number
  clocked: number
}
interface List {
  data: { userId: string; hours: Hours | null }[]
  figures: Hours | null
}
const ALL = { query: '', sort: { by: 'name', descending: false }, limit: 200 }
/** The week around Wednesday, 18 November 2026, in the agency's zone. */
const FROM_SUNDAY = { from: '2026-11-14T23:00:00.000Z', to: '2026-11-21T23:00:00.000Z' }
const FROM_MONDAY = { from: '2026-11-15T23:00:00.000Z', to: '2026-11-22T23:00:00.000Z' }

let boss: MockClient
beforeEach(async () => {
  const stage = createPeopleFixture()
  await stage.begin()
  boss = await stage.at('viktor')
})
const list = async (asked: object) =>
  (await boss.ask<List>('/api/agency/employees/list', { ...ALL, ...asked })).body
const hoursOf = (found: List) => found.data.map(({ userId, hours }) => [userId, hours])

describe('people’s hours', () => {
  it('are those of the requested week, by default the agency’s current one', async () => {
    const [monday, sunday, own] = [
      await list({ week: FROM_MONDAY }),
      await list({ week: FROM_SUNDAY }),
      await list({}),
    ]
    expect(hoursOf(own)).toEqual(hoursOf(monday))
    expect(hoursOf(sunday)).not.toEqual(hoursOf(monday))
  })

  it('add up over all matches, whatever the page size', async () => {
    const asked = { status: 'active', week: FROM_SUNDAY }
    const all = await list(asked)
    const sum = (kind: keyof Hours) => all.data.reduce((total, { hours }) => total + (hours?.[kind] ?? 0), 0)
    expect(all.figures).toEqual({ planned: sum('planned'), clocked: sum('clocked') })
    expect((await list({ ...asked, limit: 3 })).figures).toEqual(all.figures)
    expect(all.figures?.planned).toBeGreaterThan(0)
  })
})
