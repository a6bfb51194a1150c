import { expect, it } from 'vitest'

import { CALL_MODULES } from '../../transport/backend'
import { MANAGER_EVENTS, emitManagerEvents } from './manager-events'
import { createPeopleFixture } from '../../testing/people-fixture'

const CALLS = Object.values(CALL_MODULES).flatMap((module) =>
  Object.values(module).filter((one) => 'path' in one),
)
const changesOf = (world: ReturnType<typeof createPeopleFixture>['world']) =>
  world.state.threads.events.flatMap(({ name, data }) =>
    name === 'agency.changed' && 'what' in data ? data.what : [],
  )

it('every call with a manager event exists', () => {
  for (const [prefix] of MANAGER_EVENTS)
    expect(
      CALLS.some(({ path }) => path.startsWith(prefix)),
      prefix,
    ).toBe(true)
})

it('every agency call with an effect emits a manager event', async () => {
  const { world } = createPeopleFixture()
  const changing = CALLS.filter(
    ({ path }) =>
      path.startsWith('/api/agency/') &&
      !/\/(list|people|days|get|check|history|export|preview|versions|handovers|split-preview|search)$/.test(
        path,
      ),
  )
  const silent = await world.transact(() =>
    changing.filter((call) => {
      const before = changesOf(world).length
      emitManagerEvents(world, call)
      return changesOf(world).length === before
    }),
  )
  // Reads, calls that concern one user only, and data that pages refetch when they open.
  expect(silent.map(({ path }) => path.replace('/api/agency/', ''))).toEqual([
    'floor/channels',
    'channels/read',
    'nudge',
    'chatter-performance/unanswered',
    'overview/mail/update',
    'views/save',
    'views/delete',
  ])
})

it('a rejected call emits no event', async () => {
  const { world, at, begin } = createPeopleFixture()
  await begin()
  const viktor = await at('viktor')
  const before = await world.transact(() => changesOf(world).length)
  expect((await viktor.ask('/api/agency/groups/delete', { groupId: 'none' })).status).toBe(404)
  expect(await world.transact(() => changesOf(world).length)).toBe(before)
  expect((await viktor.ask('/api/agency/groups/save', { name: 'Dawn', parentId: null })).status).toBe(200)
  expect(await world.transact(() => changesOf(world).slice(before))).toEqual(['groups'])
})
