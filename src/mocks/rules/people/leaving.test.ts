import { expect, it } from 'vitest'

import { assignedChannels, assignedByCreator } from './assigned-chats'
import { findPerson } from '../account/person'
import { createPeopleFixture } from '../../testing/people-fixture'

interface Check {
  openChats: { creatorId: string; count: number }[]
}

const CHECK = '/api/agency/employees/deactivate/check'

it('a leaver’s chats go to the heir where they work for the creator; the rest are unassigned', async () => {
  const { world, at, begin } = createPeopleFixture()
  await begin()
  const manager = await at('viktor')
  const [leaver, heirId] = ['staff-50', 'staff-30']
  const { body } = await manager.ask<Check>(CHECK, { userIds: [leaver] })
  const [first, ...others] = body.openChats
  if (!first || others.length === 0) throw new Error('no chats with several creators')
  await manager.ask('/api/agency/employees/update', { userId: heirId, creatorIds: [first.creatorId] })
  const before = new Set(assignedChannels(world, heirId))
  const list = {
    query: '',
    status: 'active',
    limit: 200,
    lastId: null,
    sort: { by: 'name', descending: false },
  }
  const heirs = await manager.ask<{ data: { userId: string; creatorIds: string[] }[] }>(
    '/api/agency/employees/list',
    { ...list, servesAnyOf: [first.creatorId] },
  )
  expect(heirs.body.data.map(({ userId }) => userId)).toContain(heirId)
  expect(heirs.body.data.every(({ creatorIds }) => creatorIds.includes(first.creatorId))).toBe(true)
  const left = others.reduce((sum, { count }) => sum + count, 0)
  const gone = await manager.ask<{ chats: object }>('/api/agency/employees/deactivate', {
    userIds: [leaver],
    reassignTo: heirId,
    cancelShifts: false,
  })
  expect(gone.body.chats).toEqual({ moved: first.count, left })
  const own = findPerson(world, heirId)?.creatorIds
  expect([...assignedByCreator(world, heirId).keys()].map(({ userId }) => userId)).toEqual(own)
  expect(assignedChannels(world, heirId)).toHaveLength(before.size + first.count)
  expect((await manager.ask<Check>(CHECK, { userIds: [leaver] })).body.openChats).toEqual([])
  expect(JSON.stringify(world.state.personalNotices)).toContain(`${first.count} chats are yours now.`)
})
