import { useCallback, useMemo, useState } from 'react'

import { STORAGE_KEY } from '@/config/storage-keys'
import { useSession } from '@/features/auth'
import { localStore } from '@/services/storage/storage'
import { canStoreUserData } from '@/services/storage/user-data'
import { useMeasured } from '@/ui/use-measured'

/** Width of vault tiles, in px. */
export const VAULT_TILE_PX = { min: 96, usual: 168, max: 320, step: 8 } as const

const vaultTileKey = (userId: string): string => `${STORAGE_KEY.vaultTile}:${userId}`

/** The person's last width of vault tiles (screens S19). */
function readTilePx(userId: string): number {
  const kept = Number(localStore.get(vaultTileKey(userId)) ?? Number.NaN)
  return kept >= VAULT_TILE_PX.min && kept <= VAULT_TILE_PX.max ? kept : VAULT_TILE_PX.usual
}

function saveTilePx(userId: string, px: number): void {
  if (canStoreUserData(userId)) localStore.set(vaultTileKey(userId), String(px))
}

/** Height of title and figures below the picture. */
const CAPTION_PX = 44
/** Narrower tiles have no room for text. */
const NO_CAPTION_BELOW_PX = 128

const widthOf = ({ clientWidth }: HTMLElement): number => clientWidth

/** The tile size that the user chose, stretched so that whole tiles fill the row. */
export function useTileSize() {
  const { userId = '' } = useSession()
  const [tilePx, setTilePx] = useState(() => readTilePx(userId))
  const { frame, measured: widthPx } = useMeasured(widthOf, 0)
  const columns = Math.max(2, Math.floor(widthPx / tilePx))
  const isWordless = tilePx < NO_CAPTION_BELOW_PX
  const rowPx = Math.round(Math.max(72, widthPx / columns)) + (isWordless ? 0 : CAPTION_PX)
  const resize = useCallback(
    (px: number) => {
      setTilePx(px)
      saveTilePx(userId, px)
    },
    [userId],
  )
  const tiles = useMemo(
    () => ({ tilePx, columns, rowPx, isWordless, resize }),
    [tilePx, columns, rowPx, isWordless, resize],
  )
  return { frame, tiles }
}
export type TileSize = ReturnType<typeof useTileSize>['tiles']
