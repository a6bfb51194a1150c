import { expect, it } from 'vitest'

import { createPeopleFixture, NOON } from '../../testing/people-fixture'

const DAY_MS = 86_400_000
const [INNER, OUTER] = ['group-1', 'group-2']
const list = { query: '', limit: 200, lastId: null }
const range = {
  from: new Date(NOON - 7 * DAY_MS).toISOString(),
  to: new Date(NOON).toISOString(),
  timezone: 'UTC',
}

const LISTS = [
  ['employees', '/api/agency/employees/list', { ...list, sort: { by: 'name', descending: false } }, 'data'],
  [
    'work days',
    '/api/agency/work-logs/days',
    { ...list, limit: 2000, ...range, sort: { by: 'day', descending: false } },
    'data',
  ],
  [
    'performance',
    '/api/agency/chatter-performance/get',
    { ...range, basis: 'net', groupBy: 'employee' },
    'rows',
  ],
  [
    'creators',
    '/api/agency-util/search/agency',
    { ...list, sort: { by: 'name', descending: false } },
    'data',
  ],
  ['the floor', '/api/agency/floor/get', {}, 'creators'],
] as const

it.each(LISTS)('a group includes its subgroups: %s', async (_, path, body, rows) => {
  const { at, begin } = createPeopleFixture()
  await begin()
  const director = await at('daria')
  const count = async (groupId: string) => {
    const answer = await director.ask<Record<string, object[]>>(path, { ...body, groupId })
    expect(answer.status).toBe(200)
    return answer.body[rows]?.length ?? 0
  }
  const [inner, outer] = [await count(INNER), await count(OUTER)]
  expect(Math.min(inner, outer)).toBeGreaterThan(0)
  await director.ask('/api/agency/groups/save', { groupId: INNER, name: 'Inner', parentId: OUTER })
  expect(await count(OUTER)).toBe(inner + outer)
  expect(await count(INNER)).toBe(inner)
})
