import type { SeedCreator } from '../../seed/creators'
import { isBlockedFan } from '../../seed/fans/marked-fans'
import type { FanChange } from '../../state/tool-state'
import type { World } from '../../state/world'
import { fanIndexOf } from '../../seed/fans/fan-facts'
import { fanIdAt } from '../../seed/fans/fans'

const fanKey = (creator: SeedCreator, fanId: string): string => `${creator.userId} ${fanId}`

export const fanChange = (world: World, creator: SeedCreator, fanId: string): FanChange =>
  world.state.fans[fanKey(creator, fanId)] ?? {}

export function changeFan(world: World, creator: SeedCreator, fanId: string, change: FanChange): void {
  world.state.fans[fanKey(creator, fanId)] = { ...fanChange(world, creator, fanId), ...change }
}

/** Fans with changes by staff. */
export function changedFans(world: World, creator: SeedCreator): { fanIndex: number; change: FanChange }[] {
  const prefix = fanKey(creator, '')
  return Object.entries(world.state.fans)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, change]) => ({ fanIndex: fanIndexOf({ userId: key.slice(prefix.length) }), change }))
}

/** Whether staff block or restrict a fan: blocked fans neither read nor write, restricted ones only read. */
export function fanStatusOf(
  world: World,
  creator: SeedCreator,
  fanIndex: number,
): { isBlocked: boolean; isRestricted: boolean } {
  const change = fanChange(world, creator, fanIdAt(fanIndex))
  return {
    isBlocked: change.isBlocked ?? isBlockedFan(creator.index, fanIndex),
    isRestricted: change.isRestricted ?? false,
  }
}
