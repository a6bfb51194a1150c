import { GROUP_INDICES } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { between, chance } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { emitEvent } from '../../state/emit-event'
import type { World } from '../../state/world'
import { writableChannelChange, invalidateChannel } from './derived-threads'
import { findConversation, newGroupId, type Conversation } from './conversation'

const GROUP_NAMES = [
  'Rooftop regulars',
  'Night shift club',
  'First row',
  'Inner circle',
  'Sunday coffee',
  'Die Frühaufsteher',
  'Los de siempre',
  'Studio visitors',
] as const

/** A seeded group's name, which no other group of the creator has. */
export function groupTitle(creatorIndex: number, index: number): string | undefined {
  const nth = GROUP_INDICES.indexOf(index)
  return nth === -1 ? undefined : GROUP_NAMES[(creatorIndex + nth * 3) % GROUP_NAMES.length]
}

/** One large group per creator, whose members fill many pages. */
const LARGE_GROUP_INDEX = 7

export const seedMemberCount = (creatorIndex: number, index: number): number => {
  const roll = chance(ROLL.groupMemberCount, creatorIndex, index)
  return index === LARGE_GROUP_INDEX ? between(roll, 1200, 3600) : between(roll ** 2, 8, 240)
}

/** A group's current name. */
export const groupTitleOf = ({ change, group, creator, seed }: Conversation): string =>
  change?.title ?? group?.title ?? groupTitle(creator.index, seed.index) ?? ''

export const memberCountOf = ({ change, group, creator, seed }: Conversation): number =>
  change?.memberCount ?? group?.memberCount ?? seedMemberCount(creator.index, seed.index)

/** Creates a group without messages. */
export function createGroupChannel(
  world: World,
  creator: SeedCreator,
  title: string,
  memberCount: number,
): string {
  const channelId = newGroupId(world, creator)
  world.state.threads.groups[channelId] = { creatorId: creator.userId, title, memberCount, at: world.now() }
  invalidateChannel(world, channelId)
  emitEvent(world, creator.userId, 'channel.read', { channelId })
  return channelId
}

/** Changes a group's entry in the list. */
export function updateGroupChannel(
  world: World,
  creator: SeedCreator,
  channelId: string,
  patch: { title?: string; memberCount?: number },
): void {
  Object.assign(writableChannelChange(world, { channelId }), patch)
  emitEvent(world, creator.userId, 'channel.read', { channelId })
}

/** Removes a group from the list and closes its conversation. */
export function deleteGroupChannel(world: World, creator: SeedCreator, channelId: string): void {
  if (findConversation(world, creator, channelId)?.seed.kind !== 'group') return
  writableChannelChange(world, { channelId }).isGone = true
  emitEvent(world, creator.userId, 'channel.removed', { channelId })
}
