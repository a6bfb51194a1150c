import { extraCareUntil } from '@/domain/crisis/extra-care'
import { isCrisis } from '@/domain/crisis/crisis-check'

import { fanIndexOf } from '../../seed/fans/fan-facts'
import type { World } from '../../state/world'

/** Excludes a fan who may be in need from mass messages of all creators. */
export function excludeFan(world: World, fanId: string, at = world.now()): void {
  world.state.careUntil[fanId] = extraCareUntil(at)
}

/** Checks a fan's message for need. */
export function excludeIfInNeed(world: World, fanId: string, text: string, at: number): void {
  if (text !== '' && isCrisis(text)) excludeFan(world, fanId, at)
}

/** Until when a fan is excluded; 0 for never. */
export const excludedUntil = (world: World, fanId: string): number => world.state.careUntil[fanId] ?? 0

/** Indices of all fans excluded right now. */
export const excludedFans = (world: World): ReadonlySet<number> =>
  new Set(
    Object.entries(world.state.careUntil).flatMap(([fanId, until]) =>
      until > world.now() ? [fanIndexOf({ userId: fanId })] : [],
    ),
  )
