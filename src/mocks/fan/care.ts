import { isCrisis } from '@/domain/crisis'

import { HOUR_MS } from '../seed/calendar'
import type { World } from '../world'

/** So long a fan who may be in need gets no mass message, of whichever creator (crisis help, point 9). */
const CARE_MS = 72 * HOUR_MS

export function careFor(world: World, fanId: string): void {
  world.state.careUntil[fanId] = world.now() + CARE_MS
}

/** Looks at what a fan wrote. */
export function careIfInNeed(world: World, fanId: string, text: string): void {
  if (text !== '' && isCrisis(text)) careFor(world, fanId)
}

/** Until when a fan is left out; 0 for those who were never in need. */
export const careUntil = (world: World, fanId: string): number => world.state.careUntil[fanId] ?? 0

/** Everybody who is left out right now, by place among all fans. */
export const inCare = (world: World): ReadonlySet<number> =>
  new Set(
    Object.entries(world.state.careUntil).flatMap(([fanId, until]) =>
      until > world.now() ? [Number(fanId.slice('fan-'.length)) - 1] : [],
    ),
  )
