import { describe, expect, it } from 'vitest'

import type { ResponseOf } from '@/api/call'
import {
  addGroupMembers,
  createGroup,
  decideGroupRequest,
  getGroup,
  listGroupLog,
  listGroupMembers,
  listGroupRequests,
  removeGroupMembers,
  updateGroup,
  updateGroupMembers,
} from '@/api/calls/chat/groups'

import { creatorClient } from '../../testing/creator-client'
import { allPages, type TestRequest } from '../../testing/mock-client'

const CREATOR = 'creator-02'
const LARGE = 'channel-2-8'

const settings: Omit<TestRequest<typeof createGroup>, 'clientId'> = {
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

const members = { query: '', state: 'all', limit: 200 } as const

async function stage() {
  const client = await creatorClient('messages/groups', { as: 'robin', creatorId: CREATOR })
  const { call } = client
  const membersOf = (channelId: string) =>
    allPages((lastId) => call(listGroupMembers, { channelId, ...members, lastId }))
  const count = async (channelId: string) => (await call(getGroup, { channelId })).memberCount
  return { ...client, membersOf, count }
}

describe('groups', () => {
  it('have as many members as they say, each once, across pages', async () => {
    const { membersOf, count } = await stage()
    const rows = await membersOf(LARGE)
    expect(rows.length).toBeGreaterThan(1000)
    expect(new Set(rows.map(({ userId }) => userId)).size).toBe(rows.length)
    expect(await count(LARGE)).toBe(rows.length)
    expect(rows.slice(0, 3).every(({ role }) => role === 'moderator')).toBe(true)
  })

  it('say whom a change has reached: no one who has left, or was so already', async () => {
    const { call, membersOf } = await stage()
    const [first = '', second = '', third = ''] = (await membersOf(LARGE))
      .filter(({ role, isMuted }) => role === 'member' && !isMuted)
      .map(({ userId }) => userId)
    const asked = { channelId: LARGE, userIds: [first, second, third] }
    expect(await call(removeGroupMembers, { ...asked, userIds: [first] })).toEqual({ changedIds: [first] })
    const mute = { patch: { isMuted: true } }
    expect(await call(updateGroupMembers, { ...asked, ...mute, userIds: [second] })).toEqual({
      changedIds: [second],
    })
    expect(await call(updateGroupMembers, { ...asked, ...mute })).toEqual({ changedIds: [third] })
    expect(await call(removeGroupMembers, asked)).toEqual({ changedIds: [second, third] })
  })

  it('are not sorted by spend that the reader may not see', async () => {
    const { world, call } = await stage()
    const asked = { channelId: LARGE, ...members }
    const idsIn = ({ data }: ResponseOf<typeof listGroupMembers>) => data.map(({ userId }) => userId)
    const usual = idsIn(await call(listGroupMembers, asked))
    world.state.permissions['person-all'] = { canSeeSpend: false }
    const sort = { by: 'spend', descending: true } as const
    expect(idsIn(await call(listGroupMembers, { ...asked, sort }))).toEqual(usual)
  })

  it('add single fans and whole lists, each fan once', async () => {
    const { call, membersOf, count } = await stage()
    const { channelId } = await call(createGroup, { clientId: 'g-2', ...settings })
    const add = { channelId, userIds: ['fan-3', 'fan-3'], listIds: ['list-2-1'] }
    const { added } = await call(addGroupMembers, add)
    expect(added).toBeGreaterThan(10)
    expect(await call(addGroupMembers, add)).toEqual({ added: 0 })
    expect(await membersOf(channelId)).toHaveLength(added)
    expect(await count(channelId)).toBe(added)
  })

  it('mute a member and lift it again, as their list and their log say', async () => {
    const { call } = await stage()
    const moderators = { channelId: LARGE, ...members, state: 'moderators' } as const
    const mutedOf = async () => (await call(listGroupMembers, moderators)).data.map(({ isMuted }) => isMuted)
    const [member] = (await call(listGroupMembers, moderators)).data
    const userIds = [member?.userId ?? expect.fail('no member')]
    const mute = (isMuted: boolean) =>
      call(updateGroupMembers, { channelId: LARGE, userIds, patch: { isMuted } })
    expect(await mute(true)).toEqual({ changedIds: userIds })
    expect(await mutedOf()).toEqual([true, false, false])
    await mute(false)
    expect(await mutedOf()).toEqual([false, false, false])
    const { data: log } = await call(listGroupLog, { channelId: LARGE, limit: 2 })
    expect(log).toMatchObject([
      { act: 'unmuted', userId: userIds[0] },
      { act: 'muted', userId: userIds[0] },
    ])
  })

  it('change the given settings alone', async () => {
    const { call } = await stage()
    const { channelId } = await call(createGroup, { clientId: 'g-3', ...settings })
    await call(updateGroup, { channelId, slowModeS: 60 })
    const changed = { slowModeS: 60, description: 'Who is there on Saturdays' }
    const after = await call(updateGroup, { channelId, description: changed.description })
    expect(after).toMatchObject({ ...settings, ...changed })
  })

  it('decide each request once, and only known ones', async () => {
    const { world, call, outcomeOf } = await stage()
    const { data } = await call(listGroupRequests, { channelId: LARGE, limit: 50 })
    const [first = '', second = ''] = data.map(({ requestId }) => requestId)
    const decide = (...requestIds: string[]) =>
      outcomeOf(decideGroupRequest, { channelId: LARGE, requestIds, accept: false })
    expect(await decide(first)).toMatchObject({ status: 200 })
    const kept = JSON.stringify(world.state.groups)
    expect(await decide(first, second)).toMatchObject({ status: 409, key: 'already_decided' })
    expect(await decide(second, 'request-none')).toMatchObject({ status: 404 })
    expect(JSON.stringify(world.state.groups)).toBe(kept)
  })
})
