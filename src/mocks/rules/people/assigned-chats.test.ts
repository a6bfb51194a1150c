import { beforeEach, expect, it } from 'vitest'

import { assignCreators } from '@/api/calls/agency/agency-creators'
import { listWaitingChannels, reassignChannels } from '@/api/calls/agency/floor'
import { findNextChannel, listChannels } from '@/api/calls/chat/messages'
import { listNotifications } from '@/api/calls/chat/notifications'
import type { ChannelChips } from '@/domain/chat/channel'

import type { MockClient } from '../../testing/mock-client'
import { createPeopleFixture } from '../../testing/people-fixture'

/** A creator of Ana's with few fans, so that notices are built quickly. */
const CREATOR = 'creator-07'

let ana: MockClient
let manager: MockClient
beforeEach(async () => {
  const { at, begin } = createPeopleFixture()
  await begin()
  ana = await at('ana')
  manager = await at('viktor')
})

const mine = async (chips: ChannelChips = { mine: true }) => {
  const asked = { tab: 'all', sort: 'waiting', chips, query: '', limit: 200 } as const
  return (await ana.call(listChannels, asked, CREATOR)).data
}
const waiting = async () => (await manager.call(listWaitingChannels, { creatorId: CREATOR })).data

/** Assigns some unassigned waiting fans to Ana. */
async function give(count: number): Promise<string[]> {
  // The last of them, because the longest wait comes next anyway.
  const free = (await waiting()).filter(({ assignedTo }) => assignedTo === null).slice(-count)
  expect(free).toHaveLength(count)
  const fanIds = free.map(({ fanId }) => fanId)
  const move = { creatorId: CREATOR, fromUserId: null, toUserId: 'staff-04', fanIds }
  expect(await manager.call(reassignChannels, move)).toEqual({ moved: count })
  return free.map(({ channelId }) => channelId)
}

const lastNotice = async () => (await ana.call(listNotifications, { limit: 1 }, CREATOR)).data[0]

it('assigned chats are the chatter’s in the list, come next, and the notice links to them', async () => {
  expect(await mine()).toEqual([])
  const given = await give(2)
  const rows = await mine()
  expect(rows.map(({ channelId }) => channelId).toSorted()).toEqual(given.toSorted())
  expect(rows.every(({ assignedTo }) => assignedTo === 'staff-04')).toBe(true)
  expect((await mine({})).length).toBeGreaterThan(rows.length)
  const next = await ana.call(findNextChannel, { exclude: [] }, CREATOR)
  expect(given).toContain(next.channelId)
  expect(next.reasons).toContainEqual({ kind: 'mine', value: null })
  expect(await lastNotice()).toMatchObject({ kind: 'assigned', channelId: null })
})

it('the notice of a single chat links to it; a chatter removed from the creator loses it', async () => {
  const [channelId] = await give(1)
  expect(await lastNotice()).toMatchObject({ kind: 'assigned', channelId })
  await manager.call(assignCreators, {
    creatorIds: [CREATOR],
    addUserIds: [],
    removeUserIds: ['staff-04'],
  })
  expect((await waiting()).find((row) => row.channelId === channelId)).toMatchObject({ assignedTo: null })
})
