import type * as v from 'valibot'

import { toChatterFigures } from '@/mocks/rules/figures/chatter-counts'
import type { FloorPerson } from '@/domain/agency/floor'

import { aggregateWork } from '../../rules/performance/work-table'
import { HOUR_MS, iso } from '../../seed/calendar'
import { CREATORS } from '../../seed/creators'
import type { World } from '../../state/world'
import { assignedTo, waitingRows } from '../../rules/people/assigned-chats'
import { chattersOnDuty, shownCreators } from '../../rules/people/on-duty'
import { groupTest } from '../../rules/people/staff-groups'
import { AGENCY } from '../../seed/staff'

type WirePerson = v.InferInput<typeof FloorPerson>

/** When fans started waiting, by assigned chatter; unassigned ones by creator. */
function waitsOf(world: World) {
  const named = new Map<string, number[]>()
  const open = new Map<string, number[]>()
  const held = new Map<string, Set<string>>()
  const hold = (userId: string, channelId: string) =>
    held.set(userId, (held.get(userId) ?? new Set()).add(channelId))
  for (const creator of shownCreators(world))
    for (const row of waitingRows(world, creator)) {
      const owner = assignedTo(world, creator, row)
      const [waits, key] = owner === null ? [open, creator.userId] : [named, owner]
      waits.set(key, [...(waits.get(key) ?? []), row.since])
      if (owner !== null) hold(owner, row.channelId)
    }
  for (const [channelId, owner] of Object.entries(world.state.assignedTo))
    if (owner !== null) hold(owner, channelId)
  return { named, open, held }
}

/** Sales and reply times of the last 60 minutes, by the rules of the performance page. */
function lastHour(world: World, people: readonly string[]) {
  const now = world.now()
  const { rows } = aggregateWork(world, {
    edges: [now - HOUR_MS, now],
    people,
    creators: CREATORS,
    withCreatorless: true,
    byCreator: false,
    basis: 'gross',
  })
  return new Map(rows.map(({ userId, counts, fans }) => [userId, toChatterFigures(counts, fans)]))
}

/** Chatters on duty with their load (screens S22). */
export function floorPeople(world: World, groupId: string | undefined): WirePerson[] {
  const isInGroup = groupTest(world, groupId)
  const people = chattersOnDuty(world).filter(({ person }) => isInGroup(person.groupId))
  const shown = new Set(shownCreators(world).map(({ userId }) => userId))
  const { named, open, held } = waitsOf(world)
  const figures = lastHour(
    world,
    people.map(({ userId }) => userId),
  )
  return people.map(({ person, ...onDuty }) => {
    const { userId } = person
    const creatorIds = person.creatorIds.filter((id) => shown.has(id))
    const waits = [...(named.get(userId) ?? []), ...creatorIds.flatMap((id) => open.get(id) ?? [])]
    const own = figures.get(userId)
    return {
      ...onDuty,
      creatorIds,
      held: held.get(userId)?.size ?? 0,
      waiting: waits.length,
      oldestWaitAt: waits.length === 0 ? null : iso(Math.min(...waits)),
      hourSales: { amount: own?.sales ?? 0, currency: AGENCY.currency },
      medianReplySeconds: own?.medianReplySeconds ?? null,
    }
  })
}
