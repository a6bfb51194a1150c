import { STORAGE_KEY } from '@/config/storage-keys'

import { localStore } from './storage'
import { canStoreUserData } from './user-data'

/** Width of vault tiles, in px. */
export const VAULT_TILE_PX = { min: 96, usual: 168, max: 320, step: 8 } as const

const vaultTileKey = (userId: string): string => `${STORAGE_KEY.vaultTile}:${userId}`

/** The person's last width of vault tiles (screens S19). */
export function readTilePx(userId: string): number {
  const kept = Number(localStore.get(vaultTileKey(userId)) ?? Number.NaN)
  return kept >= VAULT_TILE_PX.min && kept <= VAULT_TILE_PX.max ? kept : VAULT_TILE_PX.usual
}

export function saveTilePx(userId: string, px: number): void {
  if (canStoreUserData(userId)) localStore.set(vaultTileKey(userId), String(px))
}
