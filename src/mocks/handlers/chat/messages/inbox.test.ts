import { describe, expect, it } from 'vitest'

import { getUserDisplay, updateUserNotes } from '@/api/calls/account/user'
import {
  findNextChannel,
  getChannel,
  listChannels,
  listMessages,
  lockChannel,
  markRead,
  sendMessage,
  unsendMessage,
  updateChannels,
} from '@/api/calls/chat/messages'
import { listNotifications } from '@/api/calls/chat/notifications'
import { listAssignedCreators, listUnread } from '@/api/calls/chatter/chatter'
import { CHANNEL_SORTS, CHANNEL_TABS } from '@/domain/chat/channel'
import { compareChannels, isChannelInTab, isChannelInView } from '@/domain/chat/channel-view'

import { creatorClient } from '../../../testing/creator-client'
import { allPages, type MockClient, type TestRequest } from '../../../testing/mock-client'

type Asked = Partial<TestRequest<typeof listChannels>>

async function inbox(creatorId: string) {
  const client = await creatorClient('messages', { as: 'daria', creatorId })
  const { call } = client
  const list = (asked: Asked = {}) =>
    call(listChannels, { tab: 'all', sort: 'newest', chips: {}, query: '', limit: 200, ...asked })
  const walk = (asked: Asked = {}) => allPages((lastId) => list({ ...asked, lastId }))
  return { ...client, list, walk }
}

const idsOf = (channels: readonly { channelId: string }[]) => channels.map(({ channelId }) => channelId)
const hi = { text: 'Hi', mediaIds: [], previewMediaIds: [], price: 0 }

const unreadOf = async (visitor: MockClient, creatorId: string) => {
  const { data: unread } = await visitor.call(listUnread, undefined)
  const { data: creators } = await visitor.call(listAssignedCreators, undefined)
  return {
    messages: unread.find(({ userId }) => userId === creatorId)?.messages,
    oldestWaitAt: creators.find((creator) => creator.creatorId === creatorId)?.oldestWaitAt,
  }
}

describe('the list of conversations', () => {
  it.each(CHANNEL_SORTS)('sorted by %s has every channel once, in the console’s order', async (sort) => {
    const { walk, list } = await inbox('creator-06')
    const rows = await walk({ sort })
    expect(new Set(idsOf(rows)).size).toBe(rows.length)
    expect(rows).toHaveLength((await list()).counts.all)
    expect(idsOf(rows)).toEqual(idsOf(rows.toSorted(compareChannels(sort))))
  })

  it('counts each tab correctly, also after changes, whatever chips and search say', async () => {
    const { walk, list, call } = await inbox('creator-06')
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
    await call(updateChannels, { channelIds, patch: { isPinned: true, isArchived: true, unread: true } })
    // What no longer exists is left out.
    const archivedBack = await call(updateChannels, {
      channelIds: ['channel-6-300', 'channel-6-99999999'],
      patch: { isArchived: false },
    })
    expect(idsOf(archivedBack.data)).toEqual(['channel-6-300'])
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
    const { walk, world } = await inbox('creator-06')
    const rows = await walk({ chips })
    const all = await walk()
    const view = { tab: 'all', chips, query: '' } as const
    expect(rows.length).toBeGreaterThan(0)
    expect(rows).toEqual(all.filter((row) => isChannelInView(view, row, world.now())))
  })

  it('finds names, usernames, nicknames, groups and message texts', async () => {
    const { walk, visitor } = await inbox('creator-06')
    const fan = (await walk()).find(({ kind }) => kind === 'direct')
    const userId = fan?.userId ?? expect.fail('no fan')
    const { username, displayName } = await visitor.call(getUserDisplay, { userId })
    const found = async (query: string) => idsOf(await walk({ query }))
    expect(await found(username.toUpperCase())).toEqual([fan?.channelId])
    expect(await found(displayName)).toContain(fan?.channelId)
    const note = { otherUserId: userId, nickname: 'Zebulon', note: '', templateName: null }
    await visitor.call(updateUserNotes, note)
    expect(await found('zebul')).toEqual([fan?.channelId])
    const group = (await walk({ tab: 'groups' }))[0]
    expect(await found(group?.title ?? '')).toContain(group?.channelId)
    expect(await found(fan?.lastMessage?.text ?? '')).toContain(fan?.channelId)
    expect(await found('no fan was ever called that')).toEqual([])
  })

  it('agrees with the lists of creators, before and after reading and answering', async () => {
    const { list, call, visitor } = await inbox('creator-01')
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
      if (lock) await call(lockChannel, { channelId, take: true, force: true })
      await call(markRead, { channelId, messageId: lastMessage?.messageId ?? '' })
    }
    const seen = await check()
    expect(seen.counts.waiting).toBe(before.counts.waiting)
    expect(seen.counts.unread).toBeLessThan(before.counts.unread)
    for (const { channelId } of seen.data) await call(sendMessage, { ...hi, channelId, clientId: channelId })
    const answered = await check()
    expect(answered.counts.waiting).toBe(0)
  })

  it('says which chat is next and why: no excluded one, and none once all are answered', async () => {
    const { call, list, world } = await inbox('creator-01')
    const { counts } = await list({ limit: 1 })
    const [exclude, owed]: [string[], string[]] = [[], []]
    for (;;) {
      const { channelId, reasons } = await call(findNextChannel, { exclude })
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
    const { followUpDueAt } = await call(getChannel, { channelId: owed[0] ?? '' })
    expect(followUpDueAt).toBeLessThan(world.now())
  })

  it('shows no channel of another creator', async () => {
    const { outcomeOf } = await inbox('creator-06')
    const outcomes = [
      await outcomeOf(getChannel, { channelId: 'channel-1-1' }),
      await outcomeOf(listMessages, { channelId: 'channel-1-1', limit: 5 }),
      await outcomeOf(unsendMessage, { messageId: 'message-1-1-100000' }),
      await outcomeOf(getChannel, { channelId: 'channel-6-999999' }),
    ]
    expect(outcomes.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})

describe('the next page', () => {
  it.each(['waiting', 'newest'] as const)(
    'by %s goes on where the last one ended, though its last row moved',
    async (sort) => {
      const { list, call } = await inbox('creator-01')
      const all = idsOf((await list({ sort, limit: 12 })).data)
      const { lastId } = await list({ sort, limit: 6 })
      await call(sendMessage, { ...hi, clientId: 'a', channelId: lastId ?? '' })
      expect(idsOf((await list({ sort, limit: 5, lastId })).data)).toEqual(all.slice(6, 11))
    },
  )

  it('after an unknown row is the end', async () => {
    const { list, call } = await inbox('creator-01')
    expect(await list({ lastId: 'channel-1-999999999' })).toMatchObject({ data: [], lastId: null })
    const notices = await call(listNotifications, { limit: 5, lastId: 'notice-none' })
    expect(notices).toMatchObject({ data: [], lastId: null })
  })
})
