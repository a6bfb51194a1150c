import { useCallback, useMemo, useState } from 'react'

import { useSession } from '@/features/auth'
import { readTilePx, saveTilePx } from '@/services/storage/vault-tile-size'
import { useMeasured } from '@/ui/use-measured'

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
