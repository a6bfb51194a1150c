import { useCallback, useMemo, useState } from 'react'
import * as v from 'valibot'

import { useSession } from '@/features/auth'
import { userValue } from '@/services/storage/user-value'
import { useMeasured } from '@/ui/use-measured'

/** Width of vault tiles, in px. */
export const VAULT_TILE_PX = { min: 96, usual: 168, max: 320, step: 8 } as const

/** The user's last width of vault tiles (screens S19). */
const vaultTile = userValue(
  'vaultTile',
  v.pipe(v.number(), v.minValue(VAULT_TILE_PX.min), v.maxValue(VAULT_TILE_PX.max)),
)

/** Height of title and figures below the picture. */
const CAPTION_PX = 44
/** Narrower tiles have no room for text. */
const NO_CAPTION_BELOW_PX = 128

const widthOf = ({ clientWidth }: HTMLElement): number => clientWidth

/** The tile size that the user chose, stretched so that whole tiles fill the row. */
export function useTileSize() {
  const { userId = '' } = useSession()
  const [tilePx, setTilePx] = useState(() => vaultTile.read(userId) ?? VAULT_TILE_PX.usual)
  const { frame, measured: widthPx } = useMeasured(widthOf, 0)
  const columns = Math.max(2, Math.floor(widthPx / tilePx))
  const isWordless = tilePx < NO_CAPTION_BELOW_PX
  const rowPx = Math.round(Math.max(72, widthPx / columns)) + (isWordless ? 0 : CAPTION_PX)
  const resize = useCallback(
    (px: number) => {
      setTilePx(px)
      vaultTile.save(userId, px)
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
