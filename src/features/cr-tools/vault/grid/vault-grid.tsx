import { Check } from 'lucide'
import { type KeyboardEvent, memo, useCallback, useMemo } from 'react'
import { hasModifier } from '@/domain/page/shortcut'
import { useTranslation } from '@/i18n/use-translation'

import type { VaultMedia } from '@/domain/vault/vault'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { PickGrid } from '@/ui/field/pick-grid/pick-grid'
import { SkeletonBar } from '@/ui/skeleton'

import type { Selection } from './use-selection'
import { useTileTexts, useVaultMarks } from './use-tile-texts'
import type { TileSize } from './use-tile-size'
import { MarkedTile, revealByKey, TileReveal } from './vault-tile'

export const GRID_HEIGHT = 'h-[max(320px,calc(100dvh-268px))] max-lg:h-[max(320px,calc(100dvh-320px))]'

interface SelectBoxProps {
  mediaId: string
  label: string
  isOn: boolean
  onToggle: Selection['toggle']
}

/** The key is X, as Tab would need twice as many steps. The touch target is larger than the box. */
const SelectBox = memo(function SelectBox({ mediaId, label, isOn, onToggle }: SelectBoxProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-pressed={isOn}
      onClick={(event) => onToggle(mediaId, event.shiftKey)}
      className="absolute start-0 top-0 grid size-8 place-items-start p-[6px] max-lg:size-11 pointer-coarse:size-11"
    >
      <span
        className={cx(
          'grid size-5 place-items-center rounded-mark transition-opacity',
          isOn
            ? 'bg-accent text-text-on-accent ring-2 ring-[#fff]'
            : 'bg-[rgb(0_0_0/0.65)] ring-1 ring-[rgb(0_0_0/0.35)] inset-shadow-[0_0_0_1.5px_#fff]',
        )}
      >
        {isOn && <Icon of={Check} size="xxs" />}
      </span>
    </button>
  )
})

interface VaultGridProps {
  media: readonly VaultMedia[]
  tiles: Pick<TileSize, 'columns' | 'rowPx' | 'isWordless'>
  ids: Selection['ids']
  onToggle: Selection['toggle']
  onOpen: (mediaId: string) => void
  onEnd: () => void
}

/** Renders a tile and its box; stable until a selection or the size of the tiles changes. */
function useTileRenderers({ tiles: { isWordless }, ids, onToggle }: VaultGridProps) {
  const { t } = useTranslation('marketplace')
  const texts = useTileTexts()
  const marksOf = useVaultMarks()
  const renderItem = useCallback(
    (item: VaultMedia) => (
      <MarkedTile {...{ item, texts, marksOf, isWordless }} isSelected={ids.has(item.mediaId)} />
    ),
    [texts, marksOf, isWordless, ids],
  )
  const renderAside = useCallback(
    (item: VaultMedia) => (
      <>
        <TileReveal media={item} isWordless={isWordless} />
        <SelectBox
          mediaId={item.mediaId}
          label={t('vault.select', { name: texts.nameOf(item) })}
          isOn={ids.has(item.mediaId)}
          onToggle={onToggle}
        />
      </>
    ),
    [t, texts, ids, isWordless, onToggle],
  )
  return { renderItem, renderAside }
}

/** Virtualised grid of items. Enter opens, X selects, Shift+X selects a range, B reveals. */
export const VaultGrid = memo(function VaultGrid(props: VaultGridProps) {
  const { media, tiles, onToggle, onOpen, onEnd } = props
  const { t } = useTranslation('marketplace')
  const sections = useMemo(() => [{ id: 'vault', items: media }], [media])
  const onPick = useCallback(({ mediaId }: VaultMedia) => onOpen(mediaId), [onOpen])
  const onItemKey = useCallback(
    (event: KeyboardEvent, item: VaultMedia) => {
      revealByKey(event, item)
      if (event.key.toLowerCase() !== 'x' || hasModifier(event)) return
      event.preventDefault()
      onToggle(item.mediaId, event.shiftKey)
    },
    [onToggle],
  )
  return (
    <PickGrid
      name={t('vault.items')}
      sections={sections}
      columns={tiles.columns}
      rowPx={tiles.rowPx}
      onPick={onPick}
      onEnd={onEnd}
      className={GRID_HEIGHT}
      onItemKey={onItemKey}
      {...useTileRenderers(props)}
    />
  )
})

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
