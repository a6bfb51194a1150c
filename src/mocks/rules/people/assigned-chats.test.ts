import { beforeEach, expect, it } from 'vitest'

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

interface Row {
  channelId: string
  assignedTo: string | null
}

const mine = async (chips: object = { mine: true }) => {
  const asked = { tab: 'all', sort: 'waiting', chips, query: '', limit: 200 }
  return (await ana.sendAsCreator('/api/messages/channels/list', asked, CREATOR)).body[
    'data'
  ] as unknown as Row[]
}

/** Assigns some unassigned waiting fans to Ana. */
async function give(count: number): Promise<string[]> {
  const { body } = await manager.ask<{
    data: { channelId: string; fanId: string; assignedTo: string | null }[]
  }>('/api/agency/floor/channels', { creatorId: CREATOR })
  // The last of them, because the longest wait comes next anyway.
  const free = body.data.filter(({ assignedTo }) => assignedTo === null).slice(-count)
  expect(free).toHaveLength(count)
  const fanIds = free.map(({ fanId }) => fanId)
  const move = { creatorId: CREATOR, fromUserId: null, toUserId: 'staff-04', fanIds }
  expect((await manager.ask('/api/agency/channels/reassign', move)).body).toEqual({ moved: count })
  return free.map(({ channelId }) => channelId)
}

const lastNotice = async () =>
  (
    (await ana.sendAsCreator('/api/notifications/list', { limit: 1 }, CREATOR)).body[
      'data'
    ] as unknown as object[]
  )[0]

it('assigned chats are the chatter’s in the list, come next, and the notice links to them', async () => {
  expect(await mine()).toEqual([])
  const given = await give(2)
  const rows = await mine()
  expect(rows.map(({ channelId }) => channelId).toSorted()).toEqual(given.toSorted())
  expect(rows.every(({ assignedTo }) => assignedTo === 'staff-04')).toBe(true)
  expect((await mine({})).length).toBeGreaterThan(rows.length)
  const next = await ana.sendAsCreator('/api/messages/channels/next', { exclude: [] }, CREATOR)
  expect(given).toContain(next.body['channelId'])
  expect(next.body['reasons']).toContainEqual({ kind: 'mine', value: null })
  expect(await lastNotice()).toMatchObject({ kind: 'assigned', channelId: null })
})

it('the notice of a single chat links to it; a chatter removed from the creator loses it', async () => {
  const [channelId] = await give(1)
  expect(await lastNotice()).toMatchObject({ kind: 'assigned', channelId })
  await manager.ask('/api/agency/creators/assign', {
    creatorIds: [CREATOR],
    addUserIds: [],
    removeUserIds: ['staff-04'],
  })
  const { body } = await manager.ask<{ data: Row[] }>('/api/agency/floor/channels', {
    creatorId: CREATOR,
  })
  expect(body.data.find((row) => row.channelId === channelId)?.assignedTo).toBeNull()
})
