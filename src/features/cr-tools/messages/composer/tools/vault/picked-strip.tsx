import { Eye, EyeOff } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { useMediaDescription } from '../../../../media/use-media-description'
import { MediaThumbnail } from '../../../../media/media-thumbnail'
import { RightsWarning } from '../../../../media/rights-warning'
import { isOwned } from '../attachments/use-media-use'
import { findReplacement } from './replacement'
import type { Picks } from './use-picks'
import type { useVault } from './use-vault'

/** Warns of media the fan already has and offers a replacement. */
function OwnedWarning({ media, picks, vault }: { media: Media } & Pick<StripProps, 'picks' | 'vault'>) {
  const { t } = useTranslation('tools')
  const describe = useMediaDescription()
  const other = findReplacement(media, vault.media, vault.stateById, picks.picked.media)
  return (
    <Banner
      tone="warning"
      actions={
        <>
          {other && (
            <Button size="small" onClick={() => picks.swap(media, other)}>
              {t('compose_tools.owned_swap')}
            </Button>
          )}
          <Button size="small" onClick={() => picks.toggle(media)}>
            {t('compose_tools.owned_remove')}
          </Button>
        </>
      }
    >
      {other
        ? t('compose_tools.owned', { name: describe(media), other: describe(other) })
        : t('compose_tools.owned_alone', { name: describe(media) })}
    </Banner>
  )
}

interface StripProps {
  creatorId: string
  picks: Picks
  vault: ReturnType<typeof useVault>
  /** Whether media can be free previews. */
  hasFree: boolean
}

const FACE = 'size-12 pointer-coarse:size-14'

/** Toggles a media as a free preview. */
function FreeToggle({ media, picks }: { media: Media; picks: Picks }) {
  const { t } = useTranslation('tools')
  const describe = useMediaDescription()
  const isFree = picks.picked.previewMediaIds.includes(media.mediaId)
  return (
    <button
      type="button"
      aria-pressed={isFree}
      aria-label={t('compose_tools.free_toggle', { name: describe(media) })}
      onClick={() => picks.toggleFree(media)}
      className="relative block rounded-control"
    >
      <MediaThumbnail
        media={media}
        mark={isFree ? t('compose_tools.free') : undefined}
        className={cx(FACE, !isFree && 'opacity-80')}
      />
      <span className="absolute end-[2px] top-[2px] grid size-4 place-items-center rounded-mark bg-[rgb(0_0_0/0.65)] text-[#fff]">
        <Icon of={isFree ? Eye : EyeOff} size="xxs" />
      </span>
    </button>
  )
}

/** The picked media in order. */
export function PickedStrip({ creatorId, picks, vault, hasFree }: StripProps) {
  const { t } = useTranslation('tools')
  const describe = useMediaDescription()
  const { media } = picks.picked
  if (media.length === 0)
    return (
      <p className="grid flex-1 place-items-center rounded-control border border-dashed border-line p-3 text-center text-13">
        {t('compose_tools.vault_none')}
      </p>
    )
  const owned = media.filter(({ mediaId }) => isOwned(vault.stateById.get(mediaId)))
  return (
    <div className="grid gap-2">
      <RightsWarning creatorId={creatorId} media={media} />
      {owned.map((one) => (
        <OwnedWarning key={one.mediaId} media={one} picks={picks} vault={vault} />
      ))}
      {hasFree && <p className="text-13 text-text-quiet">{t('compose_tools.vault_free_hint')}</p>}
      <ul aria-label={t('compose_tools.attachments')} className="flex gap-2 overflow-x-auto p-[2px]">
        {media.map((one) => (
          <li key={one.mediaId} className="shrink-0">
            {hasFree ? (
              <FreeToggle media={one} picks={picks} />
            ) : (
              <>
                <MediaThumbnail media={one} isRevealable className={FACE} />
                <span className="sr-only">{describe(one)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
