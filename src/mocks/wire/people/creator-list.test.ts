import { beforeEach, describe, expect, it } from 'vitest'

import type { MockClient } from '../../testing/mock-client'
import { createPeopleFixture } from '../../testing/people-fixture'

let manager: MockClient
let accountManager: MockClient

beforeEach(async () => {
  const stage = createPeopleFixture()
  await stage.begin()
  manager = await stage.at('viktor')
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

describe('the list of creators', () => {
  interface Listed {
    creator: { userId: string }
    rate: number | null
    pg: boolean
    notes: string
    onDuty: object[]
    staffIds: string[]
  }
  const sorted = async (by: string, caller = manager, descending = true) => {
    const body = { query: '', limit: 100, lastId: null, sort: { by, descending } }
    return (await caller.ask<{ data: Listed[] }>('/api/agency-util/search/agency', body)).body.data
  }

  it('does not reveal hidden values by its order', async () => {
    const ids = async (descending: boolean) =>
      (await sorted('rate', accountManager, descending)).map(({ creator }) => creator.userId)
    expect(await ids(true)).toEqual(await ids(false))
  })

  it('sums up all matches, whatever page is requested', async () => {
    const body = { query: '', sort: { by: 'name', descending: false } }
    interface Answer {
      data: { earned: { amount: number }; activeMembers: number; unread: number }[]
      totals: {
        total: number
        earned: { amount: number; currency: string }
        activeMembers: number
        unread: number
      }
    }
    const asked = async (limit: number) =>
      (await manager.ask<Answer>('/api/agency-util/search/agency', { ...body, limit })).body
    const { data, totals } = await asked(100)
    const sum = (valueOf: (row: Answer['data'][number]) => number) =>
      data.reduce((all, row) => all + valueOf(row), 0)
    expect(totals).toEqual({
      total: data.length,
      earned: { amount: sum((row) => row.earned.amount), currency: 'USD' },
      activeMembers: sum((row) => row.activeMembers),
      unread: sum((row) => row.unread),
    })
    expect(sum((row) => row.unread)).toBeGreaterThan(0)
    expect((await asked(1)).totals).toEqual(totals)
  })
})
