import { Check } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { VaultMedia } from '@/domain/vault/vault'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { PickGrid } from '@/ui/field/pick-grid/pick-grid'
import { SkeletonBar } from '@/ui/skeleton'

import { useMediaDescription } from '../../media/use-media-description'
import type { Selection } from '../use-selection'
import type { TileSize } from '../use-tile-size'
import type { VaultList } from '../use-vault-list'
import { VaultMarks, VaultTile } from './vault-tile'

export const GRID_HEIGHT = 'h-[max(320px,calc(100dvh-268px))] max-lg:h-[max(320px,calc(100dvh-320px))]'

const idOf = ({ mediaId }: VaultMedia) => mediaId

interface SelectBoxProps {
  item: VaultMedia
  isOn: boolean
  onToggle: Selection['toggle']
}

/** The key is X, as Tab would need twice as many steps. The touch target is larger than the box. */
const SelectBox = memo(function SelectBox({ item, isOn, onToggle }: SelectBoxProps) {
  const { t } = useTranslation('marketplace')
  const words = useMediaDescription()
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t('vault.select', { name: words(item) })}
      aria-pressed={isOn}
      onClick={(event) => onToggle(item.mediaId, event.shiftKey)}
      className="absolute start-0 top-0 grid size-8 place-items-center pointer-coarse:size-11"
    >
      <span
        className={cx(
          'grid size-5 place-items-center rounded-mark transition-opacity',
          isOn
            ? 'bg-accent text-text-on-accent ring-2 ring-[#fff]'
            : 'bg-[rgb(0_0_0/0.35)] inset-shadow-[0_0_0_1.5px_#fff]',
        )}
      >
        {isOn && <Icon of={Check} size="xxs" />}
      </span>
    </button>
  )
})

interface GridTileProps {
  item: VaultMedia
  isSelected: boolean
  hidesCaption: boolean
}

/** Memoised: scrolling re-renders the grid but not the visible tiles. */
const GridTile = memo(function GridTile({ item, isSelected, hidesCaption }: GridTileProps) {
  return (
    <VaultTile
      item={item}
      isWordless={hidesCaption}
      over={
        <>
          <VaultMarks item={item} isSmall={hidesCaption} />
          {isSelected && <span className="absolute inset-0 rounded-control inset-ring-3 inset-ring-accent" />}
        </>
      }
    />
  )
})

interface VaultGridProps {
  list: VaultList
  tiles: TileSize
  selection: Selection
  onOpen: (item: VaultMedia) => void
}

/** Virtualised grid of items. Enter opens, X selects, Shift+X selects a range. */
export function VaultGrid({ list, tiles, selection, onOpen }: VaultGridProps) {
  const { t } = useTranslation('marketplace')
  return (
    <PickGrid
      name={t('vault.items')}
      sections={[{ id: 'vault', items: list.media }]}
      columns={tiles.columns}
      rowPx={tiles.rowPx}
      keyOf={idOf}
      onPick={onOpen}
      onEnd={list.more}
      className={cx(GRID_HEIGHT, list.isRefining && 'opacity-60')}
      onItemKey={(event, { mediaId }) => {
        if (event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        selection.toggle(mediaId, event.shiftKey)
      }}
      renderAside={(item) => (
        <SelectBox item={item} isOn={selection.ids.has(item.mediaId)} onToggle={selection.toggle} />
      )}
      renderItem={(item) => (
        <GridTile item={item} isSelected={selection.ids.has(item.mediaId)} hidesCaption={tiles.isWordless} />
      )}
    />
  )
}

export const VaultSkeleton = ({ tiles }: { tiles: Pick<TileSize, 'columns' | 'rowPx'> }) => (
  <div
    className={cx('grid content-start gap-1 overflow-hidden', GRID_HEIGHT)}
    style={{
      gridTemplateColumns: `repeat(${tiles.columns}, minmax(0, 1fr))`,
      gridAutoRows: tiles.rowPx,
    }}
  >
    {Array.from({ length: tiles.columns * 4 }, (_, at) => (
      <SkeletonBar key={`bone-${at}`} className="rounded-control" />
    ))}
  </div>
)
