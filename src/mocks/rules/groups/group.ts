import type * as v from 'valibot'

import type { Group } from '@/domain/chat/group'

import { listIdOf } from '../../seed/fans/lists'
import { mediaIn } from '../media/media-in'
import { mediaIdAt, mediaById } from '../../seed/vault/media-of'
import { notFound } from '../base/refusal'
import type { SeedCreator } from '../../seed/creators'
import { GROUP_DESCRIPTIONS, GROUP_RULES } from '../../seed/messages/group-texts'
import { TIERS } from '../../seed/fans/members'
import { pick, random, seedOf } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { vaultSize } from '../../seed/vault/vault-size'
import { memberCountOf, groupTitleOf } from '../threads/group-channels'
import { type Conversation, conversationOf } from '../threads/conversation'
import type { World } from '../../state/world'
import type { GroupChange, GroupSettings } from '../../state/stored-group'
import { AGENCY } from '../../seed/staff'

const NO_CHANGE: GroupChange = { members: {}, added: [], decided: [], log: [] }

export const groupChange = (world: World, channelId: string): GroupChange =>
  world.state.groups[channelId] ?? NO_CHANGE

export function changeGroupState(world: World, channelId: string, change: Partial<GroupChange>): void {
  world.state.groups[channelId] = { ...groupChange(world, channelId), ...change }
}

/** The group of a channel. Throws 404 for another creator's, an unknown one, and a direct chat. */
export function groupConversationOf(world: World, creator: SeedCreator, channelId: string): Conversation {
  const conversation = conversationOf(world, creator, channelId)
  if (conversation.seed.kind !== 'group') throw notFound()
  return conversation
}

/** A picture of the vault, without clips and recordings. */
function pictureOf(creator: SeedCreator, first: number): string | null {
  const size = vaultSize(creator)
  for (let step = 0; step < size; step += 1) {
    const mediaId = mediaIdAt(creator.index, ((first + step) % size) + 1)
    if (mediaById(mediaId)?.kind === 'image') return mediaId
  }
  return null
}

function seedSettings(conversation: Conversation): GroupSettings {
  const { creator, seed } = conversation
  const roll = random(seedOf(ROLL.groupSettings, creator.index, seed.index))
  const joinBy = pick(['list', 'tier', 'invited', 'price'] as const, roll())
  return {
    name: groupTitleOf(conversation),
    description: pick(GROUP_DESCRIPTIONS, roll()),
    pictureMediaId: pictureOf(creator, Math.floor(roll() * vaultSize(creator))),
    joinBy,
    joinListId: joinBy === 'list' ? listIdOf(creator, 5) : null,
    joinTier: joinBy === 'tier' ? pick(TIERS, roll()) : null,
    joinPrice: joinBy === 'price' ? pick([500, 1000, 1500], roll()) : null,
    posters: pick(['everyone', 'everyone', 'moderators', 'creator'] as const, roll()),
    slowModeS: pick([0, 0, 10, 30, 60], roll()),
    rules: pick(GROUP_RULES, roll()),
  }
}

export const settingsOf = (world: World, conversation: Conversation): GroupSettings =>
  groupChange(world, conversation.channelId).settings ?? seedSettings(conversation)

/** The group's picture; null without one. */
export function pictureIn(world: World, conversation: Conversation) {
  const { pictureMediaId } = settingsOf(world, conversation)
  return pictureMediaId === null ? null : (mediaIn(world, pictureMediaId) ?? null)
}

/** A group in wire format. */
export function wireGroup(world: World, conversation: Conversation): Required<v.InferInput<typeof Group>> {
  return {
    channelId: conversation.channelId,
    memberCount: memberCountOf(conversation),
    picture: pictureIn(world, conversation),
    currency: AGENCY.currency,
    ...settingsOf(world, conversation),
  }
}
