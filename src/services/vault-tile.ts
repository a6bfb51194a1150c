import { STORAGE_KEY } from '@/config/storage-keys'

import { local } from './storage'
import { mayLeaveTraces } from './traces'

/** Width of vault tiles, in px. */
export const TILE_PX = { min: 96, usual: 168, max: 320, step: 8 } as const

const keyOf = (userId: string): string => `${STORAGE_KEY.vaultTile}:${userId}`

/** The person's last width of vault tiles (screens S19). */
export function readTilePx(userId: string): number {
  const kept = Number(local.get(keyOf(userId)) ?? Number.NaN)
  return kept >= TILE_PX.min && kept <= TILE_PX.max ? kept : TILE_PX.usual
}

export function saveTilePx(userId: string, px: number): void {
  if (mayLeaveTraces(userId)) local.set(keyOf(userId), String(px))
}
