import { describe, expect, it } from 'vitest'

import { MockClient } from '../../testing/mock-client'

const PATH = '/api/messages/groups'
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

/** A group's entry in the list of channels. */
interface Listed {
  channelId: string
  title: string
  pictureUrl: string | null
}

interface Member {
  userId: string
  role: string
  isMuted: boolean
  isBanned: boolean
  spend: number | null
}

async function stage(email = 'hana@northlight.agency') {
  const visitor = new MockClient()
  await visitor.signIn('robin@northlight.agency')
  if (email !== 'hana@northlight.agency') await visitor.signIn(email)
  const ask = (path: string, body: object) => visitor.sendAsCreator(PATH + path, body, CREATOR)
  const told = async <Answer>(path: string, body: object) => (await ask(path, body)).body as unknown as Answer
  const members = async (channelId: string, state = 'all', query = '') => {
    const rows: Member[] = []
    for (let lastId: string | null | undefined; lastId !== null;) {
      const body = { channelId, query, state, limit: 200, ...(lastId && { lastId }) }
      const part = await told<{ data: Member[]; lastId: string | null }>('/members/list', body)
      rows.push(...part.data)
      ;({ lastId } = part)
    }
    return rows
  }
  const count = async (channelId: string) =>
    (await told<{ memberCount: number }>('/get', { channelId })).memberCount
  return { visitor, ask, told, members, count }
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

  it('appear in the list of channels when created, and disappear when deleted', async () => {
    const { visitor, ask, told } = await stage()
    const { channelId } = await told<{ channelId: string }>('/create', { clientId: 'g-1', ...settings })
    const again = await told<{ channelId: string }>('/create', { clientId: 'g-1', ...settings })
    expect(again.channelId).toBe(channelId)
    const listed = async () => {
      const body = { tab: 'groups', chips: {}, sort: 'newest', query: '', limit: 60 }
      const { body: answer } = await visitor.sendAsCreator('/api/messages/channels/list', body, CREATOR)
      return (answer['data'] as unknown as Listed[]).find((one) => one.channelId === channelId)
    }
    const { picture } = await told<{ picture: { thumbUrl: string } }>('/get', { channelId })
    expect(picture.thumbUrl).toBeTruthy()
    expect(await listed()).toMatchObject({ title: 'Friday people', pictureUrl: picture.thumbUrl })
    await ask('/update', { channelId, ...settings, name: 'Saturday people', pictureMediaId: null })
    expect(await listed()).toMatchObject({ title: 'Saturday people', pictureUrl: null })
    await ask('/delete', { channelId })
    expect(await listed()).toBeUndefined()
    expect((await ask('/get', { channelId })).status).toBe(404)
  })

  it('add single fans and whole lists, each fan once', async () => {
    const { told, members, count } = await stage()
    const { channelId } = await told<{ channelId: string }>('/create', { clientId: 'g-2', ...settings })
    const first = await told<{ added: number }>('/members/add', {
      channelId,
      userIds: ['fan-3', 'fan-3'],
      listIds: ['list-2-1'],
    })
    const second = await told<{ added: number }>('/members/add', {
      channelId,
      userIds: ['fan-3'],
      listIds: ['list-2-1'],
    })
    expect(first.added).toBeGreaterThan(10)
    expect(second.added).toBe(0)
    expect(await members(channelId)).toHaveLength(first.added)
    expect(await count(channelId)).toBe(first.added)
  })

  it('can mute, ban, promote and remove members, and log who did', async () => {
    const { ask, told, members, count } = await stage()
    const [, , , one, two, three] = await members(LARGE)
    const before = await count(LARGE)
    const of = (member: Member | undefined, patch: object) => ({
      channelId: LARGE,
      userIds: [member?.userId],
      patch,
    })
    await ask('/members/update', of(one, { isMuted: true }))
    await ask('/members/update', of(two, { isBanned: true }))
    await ask('/members/update', of(three, { role: 'moderator' }))
    expect((await members(LARGE, 'muted')).map(({ userId }) => userId)).toContain(one?.userId)
    expect((await members(LARGE, 'banned')).map(({ userId }) => userId)).toEqual([two?.userId])
    expect((await members(LARGE, 'moderators')).map(({ userId }) => userId)).toContain(three?.userId)
    await ask('/members/remove', { channelId: LARGE, userIds: [one?.userId] })
    expect(await count(LARGE)).toBe(before - 2)
    const { data } = await told<{ data: { act: string; userId: string }[] }>('/log/list', {
      channelId: LARGE,
      limit: 4,
    })
    expect(data.map(({ act }) => act)).toEqual(['removed', 'promoted', 'banned', 'muted'])
    await ask('/members/update', of(two, { isBanned: false, isMuted: false }))
    await ask('/members/update', of(two, { isMuted: false }))
    await ask('/members/update', of(three, { role: 'member' }))
    const later = await told<{ data: { act: string }[] }>('/log/list', {
      channelId: LARGE,
      limit: 3,
    })
    expect(later.data.map(({ act }) => act)).toEqual(['demoted', 'unmuted', 'unbanned'])
    // A removed member may join again.
    await ask('/members/add', { channelId: LARGE, userIds: [one?.userId], listIds: [] })
    expect(await count(LARGE)).toBe(before)
  })

  it('accept or decline join requests', async () => {
    const { ask, told, count } = await stage()
    const channels = ['channel-2-8', 'channel-2-19', 'channel-2-35', 'channel-2-52']
    const list = (channelId: string) =>
      told<{ data: { requestId: string }[] }>('/requests/list', { channelId, limit: 20 })
    for (const channelId of channels) {
      const { data } = await list(channelId)
      if (data.length < 2) continue
      const before = await count(channelId)
      await ask('/requests/decide', { channelId, requestIds: [data[0]?.requestId], accept: true })
      await ask('/requests/decide', { channelId, requestIds: [data[1]?.requestId], accept: false })
      expect((await list(channelId)).data).toHaveLength(data.length - 2)
      expect(await count(channelId)).toBe(before + 1)
      return
    }
    expect.fail('nobody asks anywhere')
  })

  it('are found by name, rejected without one, and closed to chatters', async () => {
    const { ask, members } = await stage()
    const [first] = await members(LARGE)
    expect(first).toBeDefined()
    expect((await members(LARGE, 'all', 'no such name')).length).toBe(0)
    expect((await ask('/create', { clientId: 'g-3', ...settings, name: ' ' })).status).toBe(422)
    expect((await ask('/create', { clientId: 'g-4', ...settings, joinBy: 'price' })).status).toBe(422)
    expect((await ask('/get', { channelId: 'channel-2-1' })).status).toBe(404)
    const chatter = await stage('ana@northlight.agency')
    expect((await chatter.ask('/get', { channelId: LARGE })).status).toBe(403)
  })
})
