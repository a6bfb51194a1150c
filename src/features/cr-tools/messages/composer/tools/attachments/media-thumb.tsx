import { ChevronLeft, ChevronRight, Eye, EyeOff, Replace, ScanEye, Trash2 } from 'lucide-react'
import type { DragEvent, KeyboardEvent } from 'react'
import { isRightToLeft } from '@/i18n'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { revealMedia, useMediaHidden } from '@/services/page/media-blur'
import { cx } from '@/ui/cx'
import { Menu, MenuItem } from '@/ui/overlay/menu'

import { useMediaDescription } from '../../../../media/use-media-description'
import { MediaThumbnail } from '../../../../media/media-thumbnail'

export interface MediaThumbProps {
  media: Media
  index: number
  count: number
  isFree: boolean
  isOwned: boolean
  /** Whether another media is dragged over it. */
  isTarget: boolean
  onFree: () => void
  onMove: (to: number) => void
  onRemove: () => void
  /** Finds a replacement that the fan does not own yet. */
  onReplace: () => void
  onDragStart: () => void
  onDragEnd: () => void
  onDragOver: () => void
  onDrop: () => void
}

/** Actions of an attached media as a menu, for keyboard and touch. */
function MediaActions({
  media,
  index,
  count,
  isFree,
  isOwned,
  onFree,
  onMove,
  onRemove,
  onReplace,
}: MediaThumbProps) {
  const { t } = useTranslation('tools')
  const words = useMediaDescription()
  return (
    <>
      {useMediaHidden([media]) && (
        <MenuItem icon={ScanEye} onAction={() => revealMedia([media])}>
          {t('thread.media_reveal', { what: words(media) })}
        </MenuItem>
      )}
      {isOwned && (
        <MenuItem icon={Replace} onAction={onReplace}>
          {t('compose_tools.swap_in_vault')}
        </MenuItem>
      )}
      <MenuItem icon={isFree ? EyeOff : Eye} onAction={onFree}>
        {isFree ? t('compose_tools.free_off') : t('compose_tools.free_on')}
      </MenuItem>
      {index > 0 && (
        <MenuItem icon={ChevronLeft} mirrored onAction={() => onMove(index - 1)}>
          {t('compose_tools.move_back')}
        </MenuItem>
      )}
      {index < count - 1 && (
        <MenuItem icon={ChevronRight} mirrored onAction={() => onMove(index + 1)}>
          {t('compose_tools.move_on')}
        </MenuItem>
      )}
      <MenuItem icon={Trash2} danger onAction={onRemove}>
        {t('compose_tools.remove')}
      </MenuItem>
    </>
  )
}

/** An attached media with a menu of actions; a mouse can also drag it. */
export function MediaThumb(props: MediaThumbProps) {
  const { t } = useTranslation('tools')
  const words = useMediaDescription()(props.media)
  const { media, index, count, isFree, isOwned, isTarget, onMove, onRemove, onDragOver, onDrop } = props
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') return onRemove()
    if (!event.altKey || !/^Arrow(Left|Right)$/.test(event.key)) return undefined
    event.preventDefault()
    return onMove(index + ((event.key === 'ArrowRight') === isRightToLeft() ? -1 : 1))
  }
  const taking = (act: () => void) => (event: DragEvent) => {
    event.preventDefault()
    act()
  }
  const label = [
    t('compose_tools.attached', { name: words, place: index + 1, count }),
    isFree && t('compose_tools.free_preview'),
    isOwned && t('compose_tools.use_bought'),
  ]
  const trigger = (
    <button
      type="button"
      draggable
      onDragStart={(event) => {
        // Firefox does not start a drag without data.
        event.dataTransfer.setData('text/x-media', media.mediaId)
        props.onDragStart()
      }}
      onDragEnd={props.onDragEnd}
      onDragOver={taking(onDragOver)}
      onDrop={taking(onDrop)}
      onKeyDown={onKeyDown}
      aria-label={label.filter(Boolean).join(', ')}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
      className={cx(
        'block rounded-control transition-opacity hover:opacity-90',
        isOwned && 'outline-2 -outline-offset-2 outline-danger-text',
        isTarget && 'outline-2 outline-offset-1 outline-accent-text',
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
    <li>
      <Menu placement="top start" name={words} trigger={trigger}>
        <MediaActions {...props} />
      </Menu>
    </li>
  )
}
