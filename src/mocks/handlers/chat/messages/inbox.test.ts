import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { listChannels } from '@/api/calls/chat/messages'
import {
  CHANNEL_SORTS,
  CHANNEL_TABS,
  type ChannelChips,
  type ChannelSort,
  type ChannelTab,
} from '@/domain/chat/channel'
import { compareChannels, isChannelInTab, isChannelInView } from '@/domain/chat/channel-view'

import { MockClient } from '../../../testing/mock-client'
import { createWorld } from '../../../state/world'

interface Asked {
  tab?: ChannelTab
  sort?: ChannelSort
  chips?: ChannelChips
  query?: string
  limit?: number
  lastId?: string | null
}

async function inbox(creatorId: string, email = 'daria@northlight.agency') {
  const visitor = new MockClient(createWorld())
  await visitor.signIn(email)
  const bearer = await visitor.creatorToken(creatorId)
  const post = (path: string, body: object) => visitor.send(`/api/messages/${path}`, { body, bearer })
  const list = async (asked: Asked = {}) => {
    const body = { tab: 'all', sort: 'newest', chips: {}, query: '', limit: 200, ...asked }
    return v.parse(listChannels.response, (await post('channels/list', body)).body)
  }
  const walk = async (asked: Asked = {}) => {
    const rows = []
    let lastId: string | null = null
    do {
      const part = await list({ ...asked, lastId })
      rows.push(...part.data)
      ;({ lastId } = part)
    } while (lastId !== null)
    return rows
  }
  return { visitor, post, list, walk }
}

const unreadOf = async (visitor: MockClient, creatorId: string) => {
  const unread = await visitor.send('/api/internal/chatter/chatter-unread')
  const assigned = await visitor.send('/api/internal/chatter/creators/list')
  const rows = unread.body['data'] as unknown as { userId: string; messages: number }[]
  const creators = assigned.body['data'] as unknown as { creatorId: string; oldestWaitAt: string | null }[]
  const oldest = creators.find((creator) => creator.creatorId === creatorId)?.oldestWaitAt ?? null
  return {
    messages: rows.find(({ userId }) => userId === creatorId)?.messages,
    oldestWaitAt: oldest === null ? null : Date.parse(oldest),
  }
}

describe('the list of conversations', () => {
  it.each(CHANNEL_SORTS)('sorted by %s has every channel once, in the console’s order', async (sort) => {
    const { walk, list } = await inbox('creator-06')
    const rows = await walk({ sort })
    expect(new Set(rows.map(({ channelId }) => channelId)).size).toBe(rows.length)
    expect(rows).toHaveLength((await list()).counts.all)
    expect(rows.map(({ channelId }) => channelId)).toEqual(
      rows.toSorted(compareChannels(sort)).map(({ channelId }) => channelId),
    )
  })

  it('counts each tab correctly, also after changes, whatever chips and search say', async () => {
    const { walk, list, post } = await inbox('creator-06')
    const check = async () => {
      const { counts } = await list({ limit: 1, chips: { online: true }, query: 'zzz', tab: 'groups' })
      const all = [...(await walk()), ...(await walk({ tab: 'archived' }))]
      for (const tab of CHANNEL_TABS) {
        expect([tab, all.filter((row) => isChannelInTab(tab, row)).length]).toEqual([tab, counts[tab]])
        expect([tab, (await walk({ tab })).length]).toEqual([tab, counts[tab]])
      }
    }
    await check()
    const channelIds = ['channel-6-2', 'channel-6-140', 'channel-6-100', 'channel-6-300']
    await post('channels/update', { channelIds, patch: { isPinned: true, isArchived: true, unread: true } })
    await post('channels/update', { channelIds: ['channel-6-300'], patch: { isArchived: false } })
    await check()
  })

  it.each([
    [{ online: true }],
    [{ spenders: true }],
    [{ new: true }],
    [{ expiring: true }],
    [{ labelId: 'label-6-1' }],
    [{ spenders: true, online: true }],
  ])('filtered by %o has only matching channels', async (chips) => {
    const { walk } = await inbox('creator-06')
    const rows = await walk({ chips })
    const all = await walk()
    const view = { tab: 'all', chips, query: '' } as const
    expect(rows.length).toBeGreaterThan(0)
    expect(rows).toEqual(all.filter((row) => isChannelInView(view, row, Date.now())))
  })

  it('finds names, usernames, nicknames, groups and message texts', async () => {
    const { walk, visitor } = await inbox('creator-06')
    const [fan] = (await walk()).filter(({ kind }) => kind === 'direct')
    const display = await visitor.send('/api/user/display', { body: { userId: fan?.userId } })
    const { username, displayName } = display.body as unknown as { username: string; displayName: string }
    const found = async (query: string) => (await walk({ query })).map(({ channelId }) => channelId)
    expect(await found(username.toUpperCase())).toEqual([fan?.channelId])
    expect(await found(displayName)).toContain(fan?.channelId)
    const note = { otherUserId: fan?.userId, nickname: 'Zebulon', note: '', templateName: null }
    await visitor.send('/api/user/notes/update', { body: note })
    expect(await found('zebul')).toEqual([fan?.channelId])
    const group = (await walk({ tab: 'groups' }))[0]
    expect(await found(group?.title ?? '')).toContain(group?.channelId)
    expect(await found(fan?.lastMessage?.text ?? '')).toContain(fan?.channelId)
    expect(await found('no fan was ever called that')).toEqual([])
  })

  it('agrees with the lists of creators, before and after reading and answering', async () => {
    const { list, post, visitor } = await inbox('creator-01')
    const check = async () => {
      const { data, counts } = await list({ tab: 'waiting', sort: 'waiting' })
      const waits = data.flatMap(({ ourTurnSince }) => (ourTurnSince === null ? [] : [ourTurnSince]))
      const oldestWaitAt = waits.length > 0 ? Math.min(...waits) : null
      expect(await unreadOf(visitor, 'creator-01')).toEqual({ messages: counts.unread, oldestWaitAt })
      return { counts, data }
    }
    const before = await check()
    expect(before.counts.waiting).toBeGreaterThan(2)
    for (const { channelId, lastMessage, lock } of before.data) {
      if (lock) await post('lock', { channelId, take: true, force: true })
      await post('read', { channelId, messageId: lastMessage?.messageId })
    }
    const seen = await check()
    expect(seen.counts.waiting).toBe(before.counts.waiting)
    expect(seen.counts.unread).toBeLessThan(before.counts.unread)
    const answer = { text: 'Hi', mediaIds: [], previewMediaIds: [], price: 0 }
    for (const { channelId } of seen.data) await post('send', { ...answer, channelId, clientId: channelId })
    const answered = await check()
    expect(answered.counts.waiting).toBe(0)
  })

  it('says which chat is next and why: no excluded one, and none once all are answered', async () => {
    const { post, list } = await inbox('creator-01')
    const { counts } = await list({ limit: 1 })
    const [exclude, owed]: [string[], string[]] = [[], []]
    for (;;) {
      const { body } = await post('channels/next', { exclude })
      const { channelId, reasons } = body as unknown as {
        channelId: string | null
        reasons: { kind: string; value: number | null }[]
      }
      if (channelId === null) break
      expect(exclude).not.toContain(channelId)
      const kinds = reasons.map(({ kind }) => kind)
      expect(kinds.includes('waiting') || kinds.includes('follow_up')).toBe(true)
      exclude.push(channelId)
      if (!kinds.includes('waiting')) owed.push(channelId)
    }
    expect(exclude.length - owed.length).toBeGreaterThan(0)
    expect(exclude.length - owed.length).toBeLessThanOrEqual(counts.waiting)
    // A chat with a due follow-up counts too, and its row says so.
    expect(owed.length).toBeGreaterThan(0)
    const row = await post('channel/get', { channelId: owed[0] })
    const { followUpDueAt } = row.body as unknown as { followUpDueAt: string }
    expect(Date.parse(followUpDueAt)).toBeLessThan(Date.now())
  })

  it('shows no channel of another creator', async () => {
    const { post } = await inbox('creator-06')
    expect((await post('channel/get', { channelId: 'channel-1-1' })).status).toBe(404)
    expect((await post('list', { channelId: 'channel-1-1', limit: 5 })).status).toBe(404)
    expect((await post('unsend', { messageId: 'message-1-1-100000' })).status).toBe(404)
    expect((await post('channel/get', { channelId: 'channel-6-999999' })).status).toBe(404)
  })
})

describe('the next page', () => {
  it.each(['waiting', 'newest'] as const)(
    'by %s goes on where the last one ended, though its last row moved',
    async (sort) => {
      const { list, post } = await inbox('creator-01')
      const idsOf = ({ data }: { data: readonly { channelId: string }[] }) =>
        data.map(({ channelId }) => channelId)
      const all = idsOf(await list({ sort, limit: 12 }))
      const { lastId } = await list({ sort, limit: 6 })
      const message = { clientId: 'a', text: 'Hi', mediaIds: [], previewMediaIds: [], price: 0 }
      expect((await post('send', { ...message, channelId: lastId })).status).toBe(200)
      expect(idsOf(await list({ sort, limit: 5, lastId }))).toEqual(all.slice(6, 11))
    },
  )

  it('after an unknown row is the end', async () => {
    const { list, visitor } = await inbox('creator-01')
    expect(await list({ lastId: 'channel-1-999999999' })).toMatchObject({ data: [], lastId: null })
    const asked = { limit: 5, lastId: 'notice-none' }
    const { body } = await visitor.sendAsCreator('/api/notifications/list', asked, 'creator-01')
    expect(body).toMatchObject({ data: [], lastId: null })
  })
})
