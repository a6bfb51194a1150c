import { type KeyboardEvent, memo, type ReactNode } from 'react'

import { hasModifier } from '@/domain/page/shortcut'
import type { VaultMedia } from '@/domain/vault/vault'
import { revealMedia } from '@/services/page/media-blur'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { RevealButton } from '../../media/blurred-media'
import { MediaThumbnail } from '../../media/media-thumbnail'
import type { TileMark, TileTexts, VaultMarks } from './use-tile-texts'

const MARK =
  'inline-flex h-5 max-w-full items-center gap-1 rounded-mark bg-[rgb(0_0_0/0.65)] px-1 text-11 font-medium text-[#fff]'

/** Up to two marks at the top of a tile; the drawer shows the rest. */
export function TileMarks({ marks, isSmall = false }: { marks: readonly TileMark[]; isSmall?: boolean }) {
  if (marks.length === 0) return null
  return (
    <span className="absolute start-1 top-8 flex max-w-[calc(100%-8px)] flex-col items-start gap-1">
      {marks.slice(0, 2).map(({ id, text, icon, isGrave }) => (
        <span key={id} className={cx(MARK, isGrave && 'bg-danger-solid! text-text-on-danger!')}>
          {icon && <Icon of={icon} size="xxs" />}
          <span className={cx('cut', isSmall && icon && 'sr-only')}>{text}</span>
        </span>
      ))}
    </span>
  )
}

interface VaultTileProps {
  item: VaultMedia
  texts: TileTexts
  isDimmed?: boolean
  over?: ReactNode
  /** Hides the text below the picture when the tile is too small. */
  isWordless?: boolean
}

/** One item's tile with picture, title and figures. The composer's picker uses it too. */
export function VaultTile({ item, texts, isDimmed = false, over, isWordless = false }: VaultTileProps) {
  return (
    <>
      <MediaThumbnail
        media={item}
        name={`${texts.nameOf(item)},`}
        isLarge
        isDimmed={isDimmed}
        className={isWordless ? 'h-full' : 'h-[calc(100%-40px)]'}
      >
        {' '}
        {over}
      </MediaThumbnail>
      {!isWordless && (
        <>
          <span aria-hidden dir="auto" className="cut block h-5 text-12 leading-5">
            {item.title}
          </span>
          <span className="cut block h-5 text-11 leading-5 text-text-quiet tabular-nums">
            {texts.factsOf(item)}
          </span>
        </>
      )}
    </>
  )
}

/** Reveals a tile's picture; a sibling of its button, which opens or picks it. */
export const TileReveal = ({ media, isWordless = false }: { media: VaultMedia; isWordless?: boolean }) => (
  <RevealButton isMark shortcut="B" media={[media]} className={isWordless ? 'bottom-1' : 'bottom-[44px]'} />
)

/** The key of `TileReveal` on a tile. */
export function revealByKey(event: KeyboardEvent, media: VaultMedia): void {
  if (event.key.toLowerCase() === 'b' && !hasModifier(event)) revealMedia([media])
}

interface MarkedTileProps {
  item: VaultMedia
  texts: TileTexts
  marksOf: VaultMarks
  isSelected: boolean
  isWordless: boolean
}

/** The tile of the vault's page, with marks. Memoised: a selection renders the tiles that it changes. */
export const MarkedTile = memo(function MarkedTile(props: MarkedTileProps) {
  const { item, texts, marksOf, isSelected, isWordless } = props
  return (
    <VaultTile
      item={item}
      texts={texts}
      isWordless={isWordless}
      over={
        <>
          <TileMarks marks={marksOf(item)} isSmall={isWordless} />
          {isSelected && <span className="absolute inset-0 rounded-control inset-ring-3 inset-ring-accent" />}
        </>
      }
    />
  )
})
