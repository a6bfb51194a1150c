import { Check } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { VaultMedia } from '@/domain/vault'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { PickGrid } from '@/ui/pick-grid/pick-grid'
import { Bone } from '@/ui/skeleton'

import { useMediaWords } from '../../media-words'
import type { Selection } from '../use-selection'
import type { TileSize } from '../use-tile-size'
import type { VaultList } from '../use-vault-list'
import { VaultMarks, VaultTile } from './vault-tile'

export const GRID_HEIGHT = 'h-[max(320px,calc(100dvh-268px))] max-lg:h-[max(320px,calc(100dvh-320px))]'

const idOf = ({ mediaId }: VaultMedia) => mediaId

/**
 * Selects by the X key instead of Tab, which would double the tab stops. The touch target exceeds the box.
 */
function SelectBox({
  name,
  isOn,
  onToggle,
}: {
  name: string
  isOn: boolean
  onToggle: (isRange: boolean) => void
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      aria-pressed={isOn}
      onClick={(event) => onToggle(event.shiftKey)}
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
}

interface GridTileProps {
  item: VaultMedia
  isSelected: boolean
  isWordless: boolean
}

/** Memoised: scrolling re-renders the grid but not the visible tiles. */
const GridTile = memo(function GridTile({ item, isSelected, isWordless }: GridTileProps) {
  return (
    <VaultTile
      item={item}
      isWordless={isWordless}
      over={
        <>
          <VaultMarks item={item} isSmall={isWordless} />
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
  const words = useMediaWords()
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
        <SelectBox
          name={t('vault.select', { name: words(item) })}
          isOn={selection.ids.has(item.mediaId)}
          onToggle={(isRange) => selection.toggle(item.mediaId, isRange)}
        />
      )}
      renderItem={(item) => (
        <GridTile item={item} isSelected={selection.ids.has(item.mediaId)} isWordless={tiles.isWordless} />
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
      <Bone key={`bone-${at}`} className="rounded-control" />
    ))}
  </div>
)
