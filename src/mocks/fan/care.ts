import { careUntil } from '@/domain/care'
import { isCrisis } from '@/domain/crisis'

import type { World } from '../world'

/** Leaves a fan who may be in need out of mass messages, of whichever creator (crisis help, point 9). */
export function careFor(world: World, fanId: string, at = world.now()): void {
  world.state.careUntil[fanId] = careUntil(at)
}

/** Looks at what a fan wrote, and when. */
export function careIfInNeed(world: World, fanId: string, text: string, at: number): void {
  if (text !== '' && isCrisis(text)) careFor(world, fanId, at)
}

/** Until when a fan is left out; 0 for those who were never in need. */
export const leftOutUntil = (world: World, fanId: string): number => world.state.careUntil[fanId] ?? 0

/** Everybody who is left out right now, by place among all fans. */
export const inCare = (world: World): ReadonlySet<number> =>
  new Set(
    Object.entries(world.state.careUntil).flatMap(([fanId, until]) =>
      until > world.now() ? [Number(fanId.slice('fan-'.length)) - 1] : [],
    ),
  )
