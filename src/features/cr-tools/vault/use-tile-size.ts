import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { STORAGE_KEY } from '@/config/storage-keys'
import { useSession } from '@/features/auth'
import { local } from '@/services/storage/storage'
import { canStoreUserData } from '@/services/storage/user-data'

/** Width of vault tiles, in px. */
export const VAULT_TILE_PX = { min: 96, usual: 168, max: 320, step: 8 } as const

const vaultTileKey = (userId: string): string => `${STORAGE_KEY.vaultTile}:${userId}`

/** The person's last width of vault tiles (screens S19). */
function readTilePx(userId: string): number {
  const kept = Number(local.get(vaultTileKey(userId)) ?? Number.NaN)
  return kept >= VAULT_TILE_PX.min && kept <= VAULT_TILE_PX.max ? kept : VAULT_TILE_PX.usual
}

function saveTilePx(userId: string, px: number): void {
  if (canStoreUserData(userId)) local.set(vaultTileKey(userId), String(px))
}

/** Height of title and figures below the picture. */
const CAPTION_PX = 44
/** Narrower tiles have no room for text. */
const NO_CAPTION_BELOW_PX = 128

/** The tile size that the user chose, stretched so that whole tiles fill the row. */
export function useTileSize() {
  const { userId = '' } = useSession()
  const [tilePx, setTilePx] = useState(() => readTilePx(userId))
  const frame = useRef<HTMLDivElement>(null)
  const [widthPx, setWidthPx] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => setWidthPx(element.clientWidth)
    measure()
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
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
