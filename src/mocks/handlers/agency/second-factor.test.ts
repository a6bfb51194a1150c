import { beforeEach, expect, it } from 'vitest'

import { listEmployees } from '@/api/calls/agency/employees'

import { createPeopleFixture } from '../../testing/people-fixture'
import type { MockClient, TestRequest } from '../../testing/mock-client'

const ALL = { query: '', sort: { by: 'name', descending: false }, limit: 200 } as const
let stage: ReturnType<typeof createPeopleFixture>
let director: MockClient

beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  director = await stage.at('daria')
})

type Asked = Partial<TestRequest<typeof listEmployees>>
const list = async (visitor: MockClient, asked: Asked = {}) =>
  (await visitor.call(listEmployees, { ...ALL, ...asked })).data

it('Only directors see who has a second factor; an invitation has none yet', async () => {
  const data = await list(director)
  expect(new Set(data.map(({ hasSecondFactor }) => hasSecondFactor))).toEqual(new Set([true, false, null]))
  for (const { status, hasSecondFactor } of data) expect(hasSecondFactor === null).toBe(status === 'invited')
  for (const name of ['viktor', 'hana']) {
    const seen = await list(await stage.at(name))
    expect(new Set(seen.map(({ hasSecondFactor }) => hasSecondFactor))).toEqual(new Set([null]))
  }
})

it('The filter finds exactly those, and is rejected for everyone below a director', async () => {
  const all = await list(director, { status: 'active' })
  for (const hasSecondFactor of [true, false]) {
    const found = await list(director, { status: 'active', hasSecondFactor })
    expect(found).toEqual(all.filter((row) => row.hasSecondFactor === hasSecondFactor))
  }
  const viktor = await stage.at('viktor')
  const filtered = await viktor.outcomeOf(listEmployees, { ...ALL, hasSecondFactor: false })
  expect(filtered.status).toBe(403)
})
