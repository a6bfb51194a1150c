import { describe, expect, it } from 'vitest'

import { creatorClient } from '../../testing/creator-client'

const CREATOR = 'creator-02'
const LARGE = 'channel-2-8'

const settings = {
  name: 'Friday people',
  description: 'Who is there on Fridays',
  pictureMediaId: 'media-2-1',
  joinBy: 'invited',
  joinListId: null,
  joinTier: null,
  joinPrice: null,
  posters: 'everyone',
  slowModeS: 10,
  rules: 'Be kind',
}

interface Member {
  userId: string
  role: string
  joinedAt: string
  spend: number
}

async function stage() {
  const { world, read } = await creatorClient('messages/groups', { as: 'robin', creatorId: CREATOR })
  const members = async (channelId: string) => {
    const rows: Member[] = []
    for (let lastId: string | null | undefined; lastId !== null;) {
      const body = { channelId, query: '', state: 'all', limit: 200, ...(lastId && { lastId }) }
      const part = await read<{ data: Member[]; lastId: string | null }>('members/list', body)
      rows.push(...part.data)
      ;({ lastId } = part)
    }
    return rows
  }
  const count = async (channelId: string) =>
    (await read<{ memberCount: number }>('get', { channelId })).memberCount
  return { world, read, members, count }
}

describe('groups', () => {
  it('have as many members as they say, each once, across pages', async () => {
    const { members, count } = await stage()
    const rows = await members(LARGE)
    expect(rows.length).toBeGreaterThan(1000)
    expect(new Set(rows.map(({ userId }) => userId)).size).toBe(rows.length)
    expect(await count(LARGE)).toBe(rows.length)
    expect(rows.slice(0, 3).every(({ role }) => role === 'moderator')).toBe(true)
  })

  it('are not sorted by spend that the reader may not see', async () => {
    const { world, read, members } = await stage()
    const usual = (await members(LARGE)).slice(0, 200).map(({ userId }) => userId)
    world.state.permissions['person-all'] = { canSeeSpend: false }
    const sort = { by: 'spend', descending: true }
    const body = { channelId: LARGE, query: '', state: 'all', limit: 200, sort }
    const { data } = await read<{ data: Member[] }>('members/list', body)
    expect(data.map(({ userId }) => userId)).toEqual(usual)
  })

  it('add single fans and whole lists, each fan once', async () => {
    const { read, members, count } = await stage()
    const { channelId } = await read<{ channelId: string }>('create', { clientId: 'g-2', ...settings })
    const add = { channelId, userIds: ['fan-3', 'fan-3'], listIds: ['list-2-1'] }
    const first = await read<{ added: number }>('members/add', add)
    const second = await read<{ added: number }>('members/add', add)
    expect(first.added).toBeGreaterThan(10)
    expect(second.added).toBe(0)
    expect(await members(channelId)).toHaveLength(first.added)
    expect(await count(channelId)).toBe(first.added)
  })

  it('change the given settings alone', async () => {
    const { read } = await stage()
    const { channelId } = await read<{ channelId: string }>('create', { clientId: 'g-3', ...settings })
    await read('update', { channelId, slowModeS: 60 })
    const description = 'Who is there on Saturdays'
    expect(await read('update', { channelId, description })).toMatchObject({
      ...settings,
      slowModeS: 60,
      description,
    })
  })

  it('decide each request once, and only known ones', async () => {
    const { world, ask, read } = await creatorClient('messages/groups', { as: 'robin', creatorId: CREATOR })
    const list = () =>
      read<{ data: { requestId: string }[] }>('requests/list', { channelId: LARGE, limit: 50 })
    const [first = '', second = ''] = (await list()).data.map(({ requestId }) => requestId)
    const decide = (...requestIds: string[]) =>
      ask('requests/decide', { channelId: LARGE, requestIds, accept: false })
    expect((await decide(first)).status).toBe(200)
    const kept = JSON.stringify(world.state.groups)
    const again = await decide(first, second)
    expect([again.status, again.body['message']]).toMatchObject([409, { key: 'already_decided' }])
    expect((await decide(second, 'request-none')).status).toBe(404)
    expect(JSON.stringify(world.state.groups)).toBe(kept)
  })
})
