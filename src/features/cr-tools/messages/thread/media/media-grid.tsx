import { isVisual, type Media } from '@/domain/vault/media'
import type { Message } from '@/domain/chat/message'
import { deferred } from '@/services/loading/deferred'
import { revealMedia, useMediaHidden } from '@/services/page/media-blur'
import { cx } from '@/ui/cx'

import { MediaTile } from './media-tile'
import { mediaShape } from '../rows/row-height'

const SHOWN = 4

/** Grid spans of each tile by their number; a single one keeps its aspect ratio. */
const SPANS: Record<number, readonly string[]> = {
  1: ['col-span-6 row-span-2'],
  2: ['col-span-3 row-span-2', 'col-span-3 row-span-2'],
  3: ['col-span-4 row-span-2', 'col-span-2', 'col-span-2'],
  4: ['col-span-3', 'col-span-3', 'col-span-3', 'col-span-3'],
}

interface MediaGridProps {
  message: Message
  onOpen: (media: readonly Media[], index: number) => void
}

function Pictures({ message, media, onOpen }: MediaGridProps & { media: readonly Media[] }) {
  const tiles = media.slice(0, SHOWN)
  const spans = SPANS[tiles.length] ?? []
  const isCovered = useMediaHidden(media)
  const press = (index: number) => {
    if (!isCovered) return onOpen(media, index)
    revealMedia(media)
  }
  const [first] = media
  return (
    // Reserves the box of a picture before it loads, so that nothing shifts.
    <div
      style={media.length === 1 && first ? { aspectRatio: mediaShape(first) } : {}}
      className={cx(
        'grid w-[332px] max-w-full grid-cols-6 grid-rows-2 gap-[2px] overflow-hidden rounded-[11px]',
        media.length > 1 && 'h-[212px]',
        isCovered && 'max-h-[200px]',
      )}
    >
      {tiles.map((one, index) => (
        <MediaTile
          key={one.mediaId}
          media={one}
          isCovered={isCovered}
          isFree={message.price > 0 && message.previewMediaIds.includes(one.mediaId)}
          more={index === SHOWN - 1 ? media.length - SHOWN : 0}
          className={spans[index] ?? ''}
          onPress={() => press(index)}
        />
      ))}
    </div>
  )
}

/** Placeholder with the final height. */
const Recording = <div className="h-12 w-[300px] max-w-full" />
const Voice = deferred(async () => (await import('./voice')).VoicePlayer, { placeholder: Recording })

/** The media of a message: pictures, clips and GIFs as a grid, recordings below it. */
export function MediaGrid(grid: MediaGridProps) {
  const media = grid.message.media.filter(isVisual)
  const recordings = grid.message.media.filter((one) => !isVisual(one))
  return (
    <>
      {media.length > 0 && <Pictures {...grid} media={media} />}
      {recordings.map((one) => (
        <Voice key={one.mediaId} media={one} />
      ))}
    </>
  )
}
