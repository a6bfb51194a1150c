import { careUntil } from '@/domain/care'
import { isCrisis } from '@/domain/crisis'

import type { World } from '../world'

/** Excludes a fan who may be in need from mass messages of all creators. */
export function careFor(world: World, fanId: string, at = world.now()): void {
  world.state.careUntil[fanId] = careUntil(at)
}

/** Checks a fan's message for need. */
export function careIfInNeed(world: World, fanId: string, text: string, at: number): void {
  if (text !== '' && isCrisis(text)) careFor(world, fanId, at)
}

/** Until when a fan is excluded; 0 for never. */
export const leftOutUntil = (world: World, fanId: string): number => world.state.careUntil[fanId] ?? 0

/** Indices of all fans excluded right now. */
export const inCare = (world: World): ReadonlySet<number> =>
  new Set(
    Object.entries(world.state.careUntil).flatMap(([fanId, until]) =>
      until > world.now() ? [Number(fanId.slice('fan-'.length)) - 1] : [],
    ),
  )
