import { useTranslation } from '@/i18n/use-translation'

import { cx } from '@/ui/cx'

import { type ComposerHandle, useContent } from '../../store/composer-content'
import { togglePreview } from '../base/attached-media'
import { useMediaDescription } from '../../../../media/use-media-description'
import { MediaThumbnail } from '../../../../media/media-thumbnail'

/** Chooses which attached media are visible before purchase. */
export function FreePreviews({ desk }: { desk: ComposerHandle }) {
  const { t } = useTranslation('tools')
  const words = useMediaDescription()
  const { media, previewMediaIds } = useContent(desk)
  if (media.length === 0)
    return <p className="text-13 text-text-quiet">{t('compose_tools.price_no_media')}</p>
  return (
    <div role="group" aria-label={t('compose_tools.free_previews')} className="grid gap-[6px]">
      <span aria-hidden className="text-13 font-medium">
        {t('compose_tools.free_previews')}
      </span>
      <div className="flex gap-2 overflow-x-auto p-[2px]">
        {media.map((one) => {
          const isFree = previewMediaIds.includes(one.mediaId)
          return (
            <button
              key={one.mediaId}
              type="button"
              aria-pressed={isFree}
              aria-label={t('compose_tools.free_toggle', { name: words(one) })}
              onClick={() => desk.update({ previewMediaIds: togglePreview(previewMediaIds, one.mediaId) })}
              className={cx(
                'shrink-0 rounded-control',
                isFree && 'outline-2 outline-offset-1 outline-accent-text',
              )}
            >
              <MediaThumbnail
                media={one}
                mark={isFree ? t('compose_tools.free') : undefined}
                className="size-12 pointer-coarse:size-14"
              />
            </button>
          )
        })}
      </div>
    </div>
  )
}
