import { beforeEach, expect, it } from 'vitest'

import { createPeopleFixture } from '../../testing/people-fixture'
import type { MockClient } from '../../testing/mock-client'

interface List {
  data: { userId: string; displayName: string; status: string; hasSecondFactor: boolean | null }[]
}

const ALL = { query: '', sort: { by: 'name', descending: false }, limit: 200 }
let stage: ReturnType<typeof createPeopleFixture>
let director: MockClient

beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  director = await stage.at('daria')
})

const list = (visitor: MockClient, asked: object = {}) =>
  visitor.ask<List>('/api/agency/employees/list', { ...ALL, ...asked })

it('Only directors see who has a second factor; an invitation has none yet', async () => {
  const { data } = (await list(director)).body
  expect(new Set(data.map(({ hasSecondFactor }) => hasSecondFactor))).toEqual(new Set([true, false, null]))
  for (const { status, hasSecondFactor } of data) expect(hasSecondFactor === null).toBe(status === 'invited')
  for (const name of ['viktor', 'hana']) {
    const seen = (await list(await stage.at(name))).body.data
    expect(new Set(seen.map(({ hasSecondFactor }) => hasSecondFactor))).toEqual(new Set([null]))
  }
})

it('The filter finds exactly those, and is rejected for everyone below a director', async () => {
  const all = (await list(director, { status: 'active' })).body.data
  for (const hasSecondFactor of [true, false]) {
    const found = (await list(director, { status: 'active', hasSecondFactor })).body.data
    expect(found).toEqual(all.filter((row) => row.hasSecondFactor === hasSecondFactor))
  }
  expect((await list(await stage.at('viktor'), { hasSecondFactor: false })).status).toBe(403)
})
