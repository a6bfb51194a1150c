import type { ListUse } from '@/domain/lists/fan-list'
import { trialState } from '@/domain/money/trial'

import { settingsOf } from '../groups/group'
import { massesOf } from '../mass/masses'
import { stageOf } from '../mass/mass-progress'
import { discountsOf } from '../offers/discounts'
import { trialsOf } from '../offers/trials'
import { channelCount, channelIdAt, isGroupIndex } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { groupTitleOf } from '../threads/group-channels'
import { findConversation } from '../threads/conversation'
import { sequencesOf } from '../welcome/sequences'
import type { World } from '../../state/world'

type ListUses = Map<string, ListUse[]>

/** The newest channels; groups after them accept no members. */
const SEARCHED_GROUPS = 400
const NAME_LETTERS = 60

function addUse(uses: ListUses, listId: string, use: ListUse): void {
  const existing = uses.get(listId)
  if (existing) existing.push(use)
  else uses.set(listId, [use])
}

async function massUses(world: World, creator: SeedCreator, uses: ListUses): Promise<void> {
  for (const mass of await massesOf(world, creator)) {
    const { state } = stageOf(mass, world.now())
    if (state !== 'scheduled' && state !== 'held') continue
    const use = {
      kind: 'mass',
      id: mass.massMessageId,
      name: mass.content.text.slice(0, NAME_LETTERS),
    } as const
    for (const listId of new Set([...mass.include, ...mass.exclude])) addUse(uses, listId, use)
  }
}

function groupUses(world: World, creator: SeedCreator, uses: ListUses): void {
  const seeded = Array.from(
    { length: Math.min(SEARCHED_GROUPS, channelCount(creator)) },
    (_, channelIndex) => channelIndex,
  )
  const channelIds = [
    ...seeded.filter(isGroupIndex).map((channelIndex) => channelIdAt(creator.index, channelIndex)),
    ...Object.entries(world.state.threads.groups).flatMap(([channelId, { creatorId }]) =>
      creatorId === creator.userId ? [channelId] : [],
    ),
  ]
  for (const channelId of channelIds) {
    const conversation = findConversation(world, creator, channelId)
    if (!conversation) continue
    const { joinBy, joinListId } = settingsOf(world, conversation)
    if (joinBy === 'list' && joinListId !== null)
      addUse(uses, joinListId, { kind: 'group', id: channelId, name: groupTitleOf(conversation) })
  }
}

function discountUses(world: World, creator: SeedCreator, uses: ListUses): void {
  for (const { discountId, name, listId, to, endedAt } of discountsOf(world, creator)) {
    const isOver = endedAt !== null || (to !== null && to <= world.now())
    if (listId !== null && !isOver) addUse(uses, listId, { kind: 'discount', id: discountId, name })
  }
}

function trialUses(world: World, creator: SeedCreator, uses: ListUses): void {
  for (const trial of trialsOf(world, creator)) {
    const { trialId, name, listId } = trial
    const isActive = trialState({ ...trial, claims: 0 }, world.now()) === 'active'
    if (listId !== null && isActive) addUse(uses, listId, { kind: 'trial', id: trialId, name })
  }
}

function welcomeUses(world: World, creator: SeedCreator, uses: ListUses): void {
  for (const { sequenceId, name, state, entryListId, audience } of sequencesOf(world, creator)) {
    if (state === 'archived') continue
    const listIds = [entryListId, audience.listId, audience.excludeListId].filter((id) => id !== null)
    for (const listId of new Set(listIds)) addUse(uses, listId, { kind: 'welcome', id: sequenceId, name })
  }
}

/** What uses each list now: what is still to be sent, and who may join by it. */
export async function listUsesOf(world: World, creator: SeedCreator): Promise<ListUses> {
  const uses: ListUses = new Map()
  await massUses(world, creator, uses)
  groupUses(world, creator, uses)
  discountUses(world, creator, uses)
  trialUses(world, creator, uses)
  welcomeUses(world, creator, uses)
  return uses
}
