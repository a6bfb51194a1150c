import type { SeedCreator } from '../seed/creators'
import { isBlockedFan } from '../seed/marked-fans'
import type { FanChange } from '../tool-state'
import type { World } from '../world'

const keyOf = (creator: SeedCreator, fanId: string): string => `${creator.userId} ${fanId}`

export const fanChange = (world: World, creator: SeedCreator, fanId: string): FanChange =>
  world.state.fans[keyOf(creator, fanId)] ?? {}

export function changeFan(world: World, creator: SeedCreator, fanId: string, change: FanChange): void {
  world.state.fans[keyOf(creator, fanId)] = { ...fanChange(world, creator, fanId), ...change }
}

/** Fans with changes by staff. */
export function changedFans(world: World, creator: SeedCreator): { fanIndex: number; change: FanChange }[] {
  const prefix = keyOf(creator, 'fan-')
  return Object.entries(world.state.fans)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, change]) => ({ fanIndex: Number(key.slice(prefix.length)) - 1, change }))
}

/** Whether staff block or restrict a fan: blocked fans neither read nor write, restricted ones only read. */
export function standingOf(
  world: World,
  creator: SeedCreator,
  fanIndex: number,
): { isBlocked: boolean; isRestricted: boolean } {
  const change = fanChange(world, creator, `fan-${fanIndex + 1}`)
  return {
    isBlocked: change.isBlocked ?? isBlockedFan(creator.index, fanIndex),
    isRestricted: change.isRestricted ?? false,
  }
}
