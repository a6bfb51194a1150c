import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Media } from '@/domain/media'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { useMediaWords } from '../media-words'
import { MediaFace } from '../parts/media-face'
import { isOwned } from '../use-media-use'
import { similarTo } from './similar'
import type { Picks } from './use-picks'
import type { useVault } from './use-vault'

/** What the fan would pay twice for, and something in its place. */
function OwnedWarning({ media, picks, vault }: { media: Media } & StripProps) {
  const { t } = useTranslation('tools')
  const words = useMediaWords()
  const other = similarTo(media, vault.media, vault.useOf, picks.picked.media)
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
        ? t('compose_tools.owned', { name: words(media), other: words(other) })
        : t('compose_tools.owned_alone', { name: words(media) })}
    </Banner>
  )
}

interface StripProps {
  picks: Picks
  vault: ReturnType<typeof useVault>
}

/** What is picked, in its order; pressing one shows it before it is bought. */
export function PickedStrip({ picks, vault }: StripProps) {
  const { t } = useTranslation('tools')
  const words = useMediaWords()
  const { media, previewMediaIds } = picks.picked
  if (media.length === 0) return <p className="text-13 text-text-quiet">{t('compose_tools.vault_none')}</p>
  const owned = media.filter(({ mediaId }) => isOwned(vault.useOf.get(mediaId)))
  return (
    <div className="grid gap-2">
      {owned.map((one) => (
        <OwnedWarning key={one.mediaId} media={one} picks={picks} vault={vault} />
      ))}
      <p className="text-13 text-text-quiet" id="vault-picked">
        {t('compose_tools.vault_free_hint')}
      </p>
      <ul aria-labelledby="vault-picked" className="flex gap-2 overflow-x-auto p-[2px]">
        {media.map((one) => {
          const isFree = previewMediaIds.includes(one.mediaId)
          return (
            <li key={one.mediaId} className="shrink-0">
              <button
                type="button"
                aria-pressed={isFree}
                aria-label={t('compose_tools.free_toggle', { name: words(one) })}
                onClick={() => picks.toggleFree(one)}
                className="relative block rounded-control"
              >
                <MediaFace
                  media={one}
                  mark={isFree ? t('compose_tools.free') : undefined}
                  className={cx('size-12 pointer-coarse:size-14', !isFree && 'opacity-80')}
                />
                <span className="absolute end-[2px] top-[2px] grid size-4 place-items-center rounded-mark bg-[rgb(0_0_0/0.65)] text-[#fff]">
                  <Icon of={isFree ? Eye : EyeOff} size="xxs" />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
