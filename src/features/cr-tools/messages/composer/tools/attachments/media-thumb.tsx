import { ChevronLeft, ChevronRight, Eye, EyeOff, Replace, ScanEye, Trash2 } from 'lucide'
import type { KeyboardEvent } from 'react'
import { isRightToLeft } from '@/i18n'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { revealMedia, useMediaHidden } from '@/services/page/media-blur'
import { cx } from '@/ui/cx'
import { buttonBeside } from '@/ui/field/form/form-rows'
import { usePassFocusOn } from '@/ui/focus-return'
import { Menu, MenuItem } from '@/ui/overlay/menu'

import { useMediaDescription } from '../../../../media/use-media-description'
import { MediaThumbnail } from '../../../../media/media-thumbnail'
import { type ComposerStore, useChecks, useContent } from '../../store/composer-store'
import { togglePreview, withoutMedia } from './attached-media'
import { openTool } from '../panel/open-tool'
import type { MediaReorder } from './use-media-reorder'

interface MediaThumbProps {
  composer: ComposerStore
  media: Media
  index: number
  reorder: MediaReorder
}

const removeMedia = (composer: ComposerStore, mediaId: string): void =>
  composer.update(withoutMedia(composer.getContent(), mediaId))

const toggleFree = (composer: ComposerStore, mediaId: string): void =>
  composer.update({ previewMediaIds: togglePreview(composer.getContent().previewMediaIds, mediaId) })

/** Actions of an attached media as a menu, for keyboard and touch. */
function MediaActions({ composer, media, index, reorder }: MediaThumbProps) {
  const { t } = useTranslation('tools')
  const describe = useMediaDescription()
  const { media: all, previewMediaIds } = useContent(composer)
  const { ownedMediaIds } = useChecks(composer)
  const { mediaId } = media
  const isFree = previewMediaIds.includes(mediaId)
  return (
    <>
      {useMediaHidden([media]) && (
        <MenuItem icon={ScanEye} onAction={() => revealMedia([media])}>
          {t('thread.media_reveal', { what: describe(media) })}
        </MenuItem>
      )}
      {ownedMediaIds.includes(mediaId) && (
        <MenuItem icon={Replace} onAction={() => openTool(composer, 'vault')}>
          {t('compose_tools.swap_in_vault')}
        </MenuItem>
      )}
      <MenuItem icon={isFree ? EyeOff : Eye} onAction={() => toggleFree(composer, mediaId)}>
        {isFree ? t('compose_tools.free_off') : t('compose_tools.free_on')}
      </MenuItem>
      {index > 0 && (
        <MenuItem icon={ChevronLeft} mirrored onAction={() => reorder.move(index, index - 1)}>
          {t('compose_tools.move_back')}
        </MenuItem>
      )}
      {index < all.length - 1 && (
        <MenuItem icon={ChevronRight} mirrored onAction={() => reorder.move(index, index + 1)}>
          {t('compose_tools.move_on')}
        </MenuItem>
      )}
      <MenuItem icon={Trash2} danger onAction={() => removeMedia(composer, mediaId)}>
        {t('compose_tools.remove')}
      </MenuItem>
    </>
  )
}

/** An attached media with a menu of actions; a mouse can also drag it. */
export function MediaThumb(props: MediaThumbProps) {
  const { t } = useTranslation('tools')
  const { composer, media, index, reorder } = props
  const description = useMediaDescription()(media)
  const { media: all, previewMediaIds } = useContent(composer)
  const { ownedMediaIds } = useChecks(composer)
  const isFree = previewMediaIds.includes(media.mediaId)
  const isOwned = ownedMediaIds.includes(media.mediaId)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') return removeMedia(composer, media.mediaId)
    if (!event.altKey || !/^Arrow(Left|Right)$/.test(event.key)) return undefined
    event.preventDefault()
    return reorder.move(index, index + ((event.key === 'ArrowRight') === isRightToLeft() ? -1 : 1))
  }
  const label = [
    t('compose_tools.attached', { name: description, place: index + 1, count: all.length }),
    isFree && t('compose_tools.free_preview'),
    isOwned && t('compose_tools.use_bought'),
  ]
  const trigger = (
    <button
      type="button"
      draggable
      {...reorder.dragHandlers(index)}
      onKeyDown={onKeyDown}
      aria-label={label.filter(Boolean).join(', ')}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
      className={cx(
        'block rounded-control transition-opacity hover:opacity-90',
        isOwned && 'outline-2 -outline-offset-2 outline-danger-text',
        reorder.targetIndex === index && 'outline-2 outline-offset-1 outline-accent-text',
      )}
    >
      <MediaThumbnail
        media={media}
        mark={isFree ? t('compose_tools.free') : undefined}
        className="size-12 pointer-coarse:size-14"
      />
    </button>
  )
  return (
    <li ref={usePassFocusOn<HTMLLIElement>((thumb) => buttonBeside(thumb) ?? composer.getField())}>
      <Menu placement="top start" name={description} trigger={trigger}>
        <MediaActions {...props} />
      </Menu>
    </li>
  )
}
