import { expect, it } from 'vitest'

import {
  deactivateEmployees,
  getDeactivationCheck,
  listEmployees,
  updateEmployee,
} from '@/api/calls/agency/employees'

import { assignedChannels, assignedByCreator } from './assigned-chats'
import { findPerson } from '../account/person'
import { createPeopleFixture } from '../../testing/people-fixture'

it('a leaver’s chats go to the heir where they work for the creator; the rest are unassigned', async () => {
  const { world, at, begin } = createPeopleFixture()
  await begin()
  const manager = await at('viktor')
  const [leaver, heirId] = ['staff-50', 'staff-30'] as const
  const openChats = async () => (await manager.call(getDeactivationCheck, { userIds: [leaver] })).openChats
  const [first, ...others] = await openChats()
  if (!first || others.length === 0) throw new Error('no chats with several creators')
  const had = findPerson(world, heirId)?.creatorIds.filter((id) => id !== first.creatorId) ?? []
  const change = { addCreatorIds: [first.creatorId], removeCreatorIds: had }
  await manager.call(updateEmployee, { userId: heirId, ...change })
  const before = new Set(assignedChannels(world, heirId))
  const active = { query: '', status: 'active', sort: { by: 'name', descending: false } } as const
  const served = { servesAnyOf: [first.creatorId], limit: 200 }
  const { data: heirs } = await manager.call(listEmployees, { ...active, ...served })
  expect(heirs.map(({ userId }) => userId)).toContain(heirId)
  expect(heirs.every(({ creatorIds }) => creatorIds.includes(first.creatorId))).toBe(true)
  const left = others.reduce((sum, { count }) => sum + count, 0)
  const gone = await manager.call(deactivateEmployees, {
    userIds: [leaver],
    reassignTo: heirId,
    cancelShifts: false,
  })
  expect(gone.chats).toEqual({ moved: first.count, left })
  const own = findPerson(world, heirId)?.creatorIds
  expect([...assignedByCreator(world, heirId).keys()].map(({ userId }) => userId)).toEqual(own)
  expect(assignedChannels(world, heirId)).toHaveLength(before.size + first.count)
  expect(await openChats()).toEqual([])
  expect(JSON.stringify(world.state.personalNotices)).toContain(`${first.count} chats are yours now.`)
})
