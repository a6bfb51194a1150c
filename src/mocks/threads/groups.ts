import { isGroupPlace } from '../seed/channels'
import type { SeedCreator } from '../seed/creators'
import { between, chance, pick } from '../seed/random'
import { emit } from '../live'
import type { World } from '../world'
import { changing, touch } from './derived'
import { findTalk, newGroupId, type Talk } from './talk'

const NAMES = [
  'Rooftop regulars',
  'Night shift club',
  'First row',
  'Inner circle',
  'Sunday coffee',
  'Die Frühaufsteher',
  'Los de siempre',
  'Studio visitors',
] as const

/** Groups among the first channels have names; later ones are numbered. */
export function groupTitle(creatorIndex: number, index: number): string | undefined {
  if (!isGroupPlace(index)) return undefined
  const name = pick(NAMES, chance(88, creatorIndex, index))
  return index < 100 ? name : `${name} ${index + 1}`
}

/** One large group per creator, whose members fill many pages. */
const LARGE_PLACE = 7

export const seedMemberCount = (creatorIndex: number, index: number): number => {
  const roll = chance(89, creatorIndex, index)
  return index === LARGE_PLACE ? between(roll, 1200, 3600) : between(roll ** 2, 8, 240)
}

/** A group's current name. */
export const titleOf = ({ change, group, creator, seed }: Talk): string =>
  change?.title ?? group?.title ?? groupTitle(creator.index, seed.index) ?? ''

export const memberCountOf = ({ change, group, creator, seed }: Talk): number =>
  change?.memberCount ?? group?.memberCount ?? seedMemberCount(creator.index, seed.index)

/** Creates a group without messages. */
export function openGroup(world: World, creator: SeedCreator, title: string, memberCount: number): string {
  const channelId = newGroupId(world, creator)
  world.state.threads.groups[channelId] = { creatorId: creator.userId, title, memberCount, at: world.now() }
  touch(world, channelId)
  emit(world, creator.userId, 'channel.read', { channelId })
  return channelId
}

/** Changes a group's entry in the list. */
export function changeGroup(
  world: World,
  creator: SeedCreator,
  channelId: string,
  patch: { title?: string; memberCount?: number },
): void {
  Object.assign(changing(world, { channelId }), patch)
  emit(world, creator.userId, 'channel.read', { channelId })
}

/** Removes a group from the list and closes its conversation. */
export function closeGroup(world: World, creator: SeedCreator, channelId: string): void {
  if (findTalk(world, creator, channelId)?.seed.kind !== 'group') return
  changing(world, { channelId }).isGone = true
}
