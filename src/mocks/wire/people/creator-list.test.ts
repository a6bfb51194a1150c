import { beforeEach, expect, it } from 'vitest'

import type { MockClient } from '../../testing/mock-client'
import { createPeopleFixture } from '../../testing/people-fixture'

let accountManager: MockClient

beforeEach(async () => {
  const stage = createPeopleFixture()
  await stage.begin()
  accountManager = await stage.at('hana')
})

it('creator notes are readable and editable by permission (screens S0)', async () => {
  const statuses = async (level: 'off' | 'view' | 'edit') => {
    await accountManager.world.transact(() => {
      accountManager.world.state.permissions['staff-03'] = { notes: level }
    })
    const about = { creatorId: 'creator-01' }
    const asked = [
      ['/api/internal/chatter/creator-notes/get', about],
      ['/api/agency/creators/notes/versions', about],
      ['/api/internal/chatter/creator-notes/update', { ...about, notes: 'Hers', detailedNotes: '' }],
    ] as const
    return await Promise.all(asked.map(async ([path, body]) => (await accountManager.ask(path, body)).status))
  }
  const row = async () =>
    (
      await accountManager.ask<{ notes: string }>('/api/agency/creators/get', {
        creatorId: 'creator-01',
      })
    ).body.notes
  expect(await statuses('edit')).toEqual([200, 200, 200])
  expect(await row()).toBe('Hers')
  expect(await statuses('view')).toEqual([200, 200, 403])
  expect(await statuses('off')).toEqual([403, 403, 403])
  expect(await row()).toBe('')
})

it('the list of creators does not reveal hidden values by its order', async () => {
  const ids = async (descending: boolean) => {
    const body = { query: '', limit: 100, lastId: null, sort: { by: 'rate', descending } }
    const answer = await accountManager.ask<{ data: { creator: { userId: string } }[] }>(
      '/api/agency-util/search/agency',
      body,
    )
    return answer.body.data.map(({ creator }) => creator.userId)
  }
  expect(await ids(true)).toEqual(await ids(false))
})
