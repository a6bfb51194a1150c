import { STORAGE_KEY } from '@/config/storage-keys'

import { local } from './storage'
import { mayLeaveTraces } from './traces'

/** How wide tiles of the vault can be, in px. */
export const TILE_PX = { min: 96, usual: 168, max: 320, step: 8 } as const

const keyOf = (userId: string): string => `${STORAGE_KEY.vaultTile}:${userId}`

/** How wide this person last had the tiles of the vault (screens S19). */
export function readTilePx(userId: string): number {
  const kept = Number(local.get(keyOf(userId)) ?? Number.NaN)
  return kept >= TILE_PX.min && kept <= TILE_PX.max ? kept : TILE_PX.usual
}

export function saveTilePx(userId: string, px: number): void {
  if (mayLeaveTraces(userId)) local.set(keyOf(userId), String(px))
}
