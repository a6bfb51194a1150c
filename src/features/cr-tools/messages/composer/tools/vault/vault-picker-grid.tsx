import { GalleryVerticalEnd, Maximize2 } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { useBelowSm } from '@/services/page/viewport'
import { ContentState } from '@/ui/feedback/content-state'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Icon } from '@/ui/icon'
import { SkeletonBar } from '@/ui/skeleton'

import { PickGrid } from '@/ui/field/pick-grid/pick-grid'
import {
  revealByKey,
  TileMarks,
  TileReveal,
  useRightsMarks,
  useTileTexts,
  VaultTile,
} from '../../../../vault'
import { isOwned } from '../attachments/use-media-use'
import type { useVault } from './use-vault'

const HEIGHT = 'h-[max(160px,min(400px,calc(var(--visual-viewport-height)-464px)))]'
const COLUMNS = { phone: 3, wide: 5 }
const ROW_PX = { phone: 156, wide: 172 }

/** Labels for what the fan already has; none for new media. */
function useMediaUseLabels({ stateById, ownedCheck }: Vault) {
  const { t } = useTranslation('tools')
  return ({ mediaId }: Media): string | undefined => {
    const state = stateById.get(mediaId)
    if (state === undefined && ownedCheck.hasFailed) return t('compose_tools.use_unknown')
    return state === undefined || state === 'new' ? undefined : t(`compose_tools.use_${state}`)
  }
}

/** The media of the view; each shows whether the fan has it, and its position among the picked. */
export function VaultPickerGrid({ vault, picked, onPick, onPreview }: VaultPickerGridProps) {
  const { t } = useTranslation('tools')
  const texts = useTileTexts()
  const rightsOf = useRightsMarks()
  const wordsOfUse = useMediaUseLabels(vault)
  const size = useBelowSm() ? 'phone' : 'wide'
  const pickedIndexOf = (media: Media) => picked.findIndex(({ mediaId }) => mediaId === media.mediaId)
  const hasIt = ({ mediaId }: Media) => isOwned(vault.stateById.get(mediaId))
  return (
    <ContentState
      status={vault.status}
      skeleton={<VaultSkeleton size={size} />}
      empty={
        <EmptyState icon={GalleryVerticalEnd} title={t('compose_tools.vault_empty')}>
          <p>{t('compose_tools.vault_empty_text')}</p>
        </EmptyState>
      }
    >
      <PickGrid
        name={t('compose_tools.vault_title')}
        sections={[{ id: 'vault', items: vault.media }]}
        columns={COLUMNS[size]}
        rowPx={ROW_PX[size]}
        onPick={onPick}
        isPicked={(media) => pickedIndexOf(media) >= 0}
        onEnd={vault.more}
        className={HEIGHT}
        onItemKey={(event, media) =>
          event.key.toLowerCase() === 'p' ? onPreview(media) : revealByKey(event, media)
        }
        renderAside={(media) => (
          <>
            <TileReveal media={media} />
            <PreviewButton
              name={t('compose_tools.vault_look', { name: texts.nameOf(media) })}
              onPress={() => onPreview(media)}
            />
          </>
        )}
        renderItem={(media) => (
          <VaultTile
            item={media}
            texts={texts}
            isDimmed={hasIt(media)}
            over={
              <>
                <TileMarks marks={rightsOf(media)} />
                <MediaUseBadge media={media} isGrave={hasIt(media)} words={wordsOfUse(media)} />
                <PickPosition at={pickedIndexOf(media)} />
              </>
            }
          />
        )}
      />
    </ContentState>
  )
}

type Vault = ReturnType<typeof useVault>

interface VaultPickerGridProps {
  vault: Vault
  picked: readonly Media[]
  onPick: (media: Media) => void
  onPreview: (media: Media) => void
}

/**
 * Its key is P, because a tab stop would double the number of steps. The touch target is larger than the
 * icon.
 */
const PreviewButton = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={name}
    onClick={onPress}
    className="absolute start-0 top-0 grid size-control place-items-center"
  >
    <span className="grid size-6 place-items-center rounded-mark bg-[rgb(0_0_0/0.55)] text-[#fff]">
      <Icon of={Maximize2} size="xxs" />
    </span>
  </button>
)

const MediaUseBadge = ({
  media: { durationS, kind },
  isGrave,
  words,
}: {
  media: Media
  isGrave: boolean
  words: string | undefined
}) =>
  words !== undefined && (
    <span
      className={cx(
        'cut absolute start-1 max-w-[calc(100%-8px)] rounded-mark px-1 text-11 font-medium',
        // Above the line with the duration.
        durationS !== null || kind === 'gif' ? 'bottom-6' : 'bottom-1',
        isGrave ? 'bg-danger-solid text-text-on-danger' : 'bg-[rgb(0_0_0/0.65)] text-[#fff]',
      )}
    >
      {words}
    </span>
  )

/** The position among the picks; an empty ring when not picked. */
const PickPosition = ({ at }: { at: number }) => (
  <span
    aria-hidden
    className={cx(
      'absolute end-1 top-1 grid h-5 min-w-5 place-items-center rounded-full px-1 text-11 font-strong tabular-nums',
      at >= 0
        ? 'bg-accent text-text-on-accent ring-2 ring-[#fff]'
        : 'bg-[rgb(0_0_0/0.5)] ring-1 ring-[rgb(0_0_0/0.35)] inset-shadow-[0_0_0_1.5px_#fff]',
    )}
  >
    {at >= 0 && at + 1}
  </span>
)

const VaultSkeleton = ({ size }: { size: keyof typeof COLUMNS }) => (
  <div
    className={cx('grid content-start gap-x-1 overflow-hidden', HEIGHT)}
    style={{ gridTemplateColumns: `repeat(${COLUMNS[size]}, minmax(0, 1fr))`, gridAutoRows: ROW_PX[size] }}
  >
    {Array.from({ length: COLUMNS[size] * 3 }, (_, at) => (
      <div key={`bone-${at}`} className="flex flex-col gap-[6px] pb-[10px]">
        <SkeletonBar className="flex-1 rounded-control" />
        <SkeletonBar className="h-3 w-3/4" />
        <SkeletonBar className="h-[10px] w-1/2" />
      </div>
    ))}
  </div>
)
