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

/** Groups among the first channels have a name to themselves; the many after them are numbered. */
export function groupTitle(creatorIndex: number, index: number): string | undefined {
  if (!isGroupPlace(index)) return undefined
  const name = pick(NAMES, chance(88, creatorIndex, index))
  return index < 100 ? name : `${name} ${index + 1}`
}

/** One group of every creator is large, so that its members fill many pages. */
const LARGE_PLACE = 7

export const seedMemberCount = (creatorIndex: number, index: number): number => {
  const roll = chance(89, creatorIndex, index)
  return index === LARGE_PLACE ? between(roll, 1200, 3600) : between(roll ** 2, 8, 240)
}

/** A group's name, as it was made or as it was changed since. */
export const titleOf = ({ change, group, creator, seed }: Talk): string =>
  change?.title ?? group?.title ?? groupTitle(creator.index, seed.index) ?? ''

export const memberCountOf = ({ change, group, creator, seed }: Talk): number =>
  change?.memberCount ?? group?.memberCount ?? seedMemberCount(creator.index, seed.index)

/** Makes a group; it stands in the list of channels from now on, without messages. */
export function openGroup(world: World, creator: SeedCreator, title: string, memberCount: number): string {
  const channelId = newGroupId(world, creator)
  world.state.threads.groups[channelId] = { creatorId: creator.userId, title, memberCount, at: world.now() }
  touch(world, channelId)
  emit(world, creator.userId, 'channel.read', { channelId })
  return channelId
}

/** Changes what the list shows of a group. */
export function changeGroup(
  world: World,
  creator: SeedCreator,
  channelId: string,
  patch: { title?: string; memberCount?: number },
): void {
  Object.assign(changing(world, { channelId }), patch)
  emit(world, creator.userId, 'channel.read', { channelId })
}

/** Takes a group out of the list; its conversation cannot be opened any more. */
export function closeGroup(world: World, creator: SeedCreator, channelId: string): void {
  if (findTalk(world, creator, channelId)?.seed.kind !== 'group') return
  changing(world, { channelId }).isGone = true
}
