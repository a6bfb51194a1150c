import { FolderTree, SlidersHorizontal, Tags, Grid2x2, Grid3x3 } from 'lucide'
import { memo } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { MEDIA_KINDS } from '@/domain/vault/media'
import { OptionalSelect } from '@/ui/field/optional'
import { MultiSelectMenu } from '@/features/figures/filter/multi-select-menu'
import { formatNumber } from '@/i18n/format'
import { useDebouncedSearch } from '@/services/input/use-search-text'
import { useBelowLg } from '@/services/page/viewport'
import { Button } from '@/ui/button'
import { ClearFilters } from '@/ui/layout/clear-filters'
import { ControlRow } from '@/ui/layout/control-row'
import { Popover } from '@/ui/overlay/popover'
import { SearchField } from '@/ui/field/search-field'
import { Icon } from '@/ui/icon'

import { type TileSize, VAULT_TILE_PX } from './grid/use-tile-size'
import { useVaultLabels } from './use-vault-list'
import { SortSelect } from './sort-select'
import type { VaultView } from './vault-view'
import { FilterPanel } from './filter-panel'

/** Slider for the tile size. */
function SizeSlider({ px, onChange }: { px: number; onChange: (px: number) => void }) {
  const { t } = useTranslation('marketplace')
  return (
    <label className="flex h-control items-center gap-2 text-text-quiet">
      <Icon of={Grid3x3} size="xs" />
      <span className="sr-only">{t('vault.size')}</span>
      <input
        type="range"
        min={VAULT_TILE_PX.min}
        max={VAULT_TILE_PX.max}
        step={VAULT_TILE_PX.step}
        value={px}
        aria-valuetext={t('vault.size_px', { px })}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        // Chrome draws a white track in the dark where the accent has little contrast.
        className="h-control w-28 accent-(--accent-text)"
      />
      <Icon of={Grid2x2} size="xs" />
    </label>
  )
}

const SEARCH_AFTER_MS = 250

function TypeSelect({ view }: { view: VaultView }) {
  const { t } = useTranslation('tools')
  const { t: tVault } = useTranslation('marketplace')
  return (
    <OptionalSelect
      label={t('compose_tools.vault_kind')}
      labelHidden
      none={tVault('vault.types_all')}
      options={MEDIA_KINDS.map((value) => ({ value, label: t(`compose_tools.kinds_${value}`) }))}
      value={view.state.type}
      onChange={(type) => view.narrow({ type })}
    />
  )
}

function TagsMenu({ creatorId, view }: { creatorId: string; view: VaultView }) {
  const { t } = useTranslation('marketplace')
  const { read, tags } = useVaultLabels(creatorId)
  return (
    <MultiSelectMenu
      name={t('vault.tags')}
      allLabel={t('vault.tags_all')}
      icon={Tags}
      choices={read.data && tags.map((name) => ({ id: name, label: name }))}
      onRetry={read.isError ? () => void read.refetch() : undefined}
      chosen={view.state.tags}
      onChange={(chosen) => view.narrow({ tags: chosen })}
    />
  )
}

/** Keeps what is typed to itself: a key re-renders the field, not the items. */
function VaultSearch({ view }: { view: VaultView }) {
  const { t } = useTranslation('marketplace')
  const { typed, type } = useDebouncedSearch(view.state.q, view.search, SEARCH_AFTER_MS)
  return <SearchField className="w-56 max-w-full" name={t('vault.search')} value={typed} onChange={type} />
}

interface VaultBarProps {
  creatorId: string
  view: VaultView
  tiles: TileSize
  currency: string
  onOpen: (open: { action: 'folders' }) => void
}

/** Filter bar: search, type, tags, sort, and a panel with the rest. Memoised: items that arrive leave it alone. */
export const VaultBar = memo(function VaultBar({ creatorId, view, tiles, currency, onOpen }: VaultBarProps) {
  const { t } = useTranslation('marketplace')
  const isTablet = useBelowLg()
  return (
    <ControlRow name={t('vault.filters')}>
      {isTablet && (
        <Button icon={FolderTree} onClick={() => onOpen({ action: 'folders' })}>
          {t('vault.folders')}
        </Button>
      )}
      <VaultSearch view={view} />
      <TypeSelect view={view} />
      <TagsMenu creatorId={creatorId} view={view} />
      <Popover
        name={t('vault.filters')}
        placement="bottom start"
        trigger={
          <Button icon={SlidersHorizontal}>
            {view.panelCount > 0
              ? t('vault.filters_on', { count: view.panelCount, number: formatNumber(view.panelCount) })
              : t('vault.filters')}
          </Button>
        }
      >
        <FilterPanel creatorId={creatorId} view={view} currency={currency} />
      </Popover>
      {view.isNarrowed && <ClearFilters onClear={view.clear} />}
      {/* Together, so that a second line holds both. */}
      <span className="ms-auto flex items-center gap-2">
        <SortSelect sort={view.state.sort} onChange={(sort) => view.narrow({ sort })} />
        <SizeSlider px={tiles.tilePx} onChange={tiles.resize} />
      </span>
    </ControlRow>
  )
})
