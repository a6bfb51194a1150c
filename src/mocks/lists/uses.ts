import type { ListUse } from '@/domain/fan-list'

import { settingsOf } from '../groups/group'
import { massesOf } from '../mass/masses'
import { stageOf } from '../mass/progress'
import { discountsOf } from '../offers/discounts'
import { channelCount, channelIdAt, isGroupPlace } from '../seed/channels'
import type { SeedCreator } from '../seed/creators'
import { titleOf } from '../threads/groups'
import { findTalk } from '../threads/talk'
import { sequencesOf } from '../welcome/sequences'
import type { World } from '../world'

type Uses = Map<string, ListUse[]>

/** The newest channels; groups after them accept no members. */
const LIVELY_GROUPS = 400
const NAME_LETTERS = 60

function add(uses: Uses, listId: string, use: ListUse): void {
  const known = uses.get(listId)
  if (known) known.push(use)
  else uses.set(listId, [use])
}

async function massUses(world: World, creator: SeedCreator, uses: Uses): Promise<void> {
  for (const mass of await massesOf(world, creator)) {
    const { state } = stageOf(mass, world.now())
    if (state !== 'scheduled' && state !== 'held') continue
    const use = {
      kind: 'mass',
      id: mass.massMessageId,
      name: mass.content.text.slice(0, NAME_LETTERS),
    } as const
    for (const listId of new Set([...mass.include, ...mass.exclude])) add(uses, listId, use)
  }
}

function groupUses(world: World, creator: SeedCreator, uses: Uses): void {
  const seeded = Array.from({ length: Math.min(LIVELY_GROUPS, channelCount(creator)) }, (_, place) => place)
  const channelIds = [
    ...seeded.filter(isGroupPlace).map((place) => channelIdAt(creator.index, place)),
    ...Object.entries(world.state.threads.groups).flatMap(([channelId, { creatorId }]) =>
      creatorId === creator.userId ? [channelId] : [],
    ),
  ]
  for (const channelId of channelIds) {
    const talk = findTalk(world, creator, channelId)
    if (!talk) continue
    const { joinBy, joinListId } = settingsOf(world, talk)
    if (joinBy === 'list' && joinListId !== null)
      add(uses, joinListId, { kind: 'group', id: channelId, name: titleOf(talk) })
  }
}

function discountUses(world: World, creator: SeedCreator, uses: Uses): void {
  for (const { discountId, name, listId, to, endedAt } of discountsOf(world, creator)) {
    const isOver = endedAt !== null || (to !== null && to <= world.now())
    if (listId !== null && !isOver) add(uses, listId, { kind: 'discount', id: discountId, name })
  }
}

function welcomeUses(world: World, creator: SeedCreator, uses: Uses): void {
  for (const { sequenceId, name, state, entryListId, audience } of sequencesOf(world, creator)) {
    if (state === 'archived') continue
    const listIds = [entryListId, audience.listId, audience.excludeListId].filter((id) => id !== null)
    for (const listId of new Set(listIds)) add(uses, listId, { kind: 'welcome', id: sequenceId, name })
  }
}

/** What uses each list now: what is still to be sent, and who may join by it. */
export async function usesOf(world: World, creator: SeedCreator): Promise<Uses> {
  const uses: Uses = new Map()
  await massUses(world, creator, uses)
  groupUses(world, creator, uses)
  discountUses(world, creator, uses)
  welcomeUses(world, creator, uses)
  return uses
}
