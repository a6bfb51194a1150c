import { Lock } from 'lucide'

import type { Media } from '@/domain/vault/media'
import { Icon } from '@/ui/icon'

import { MediaThumbnail } from '../media/media-thumbnail'

export interface FanBubbleProps {
  /** As the fan reads it, variables filled. */
  text: string
  lockText: string | null
  media: readonly Media[]
  /** Shown before a purchase. */
  previewMediaIds: readonly string[]
  words: {
    /** How many media there are. */
    media: string
    /** What the unlock button says; absent for a free message. */
    unlock?: string | undefined
    /** In place of a message without any content. */
    empty: string
  }
  /** False inside another control, which cannot hold the buttons that reveal hidden media. */
  isRevealable?: boolean
}

function Faces({ media, isRevealable }: { media: readonly Media[]; isRevealable: boolean }) {
  if (media.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1">
      {media.map((media) => (
        <MediaThumbnail key={media.mediaId} media={media} isRevealable={isRevealable} className="size-14" />
      ))}
    </span>
  )
}

/** A message as a fan sees it: paid media locked behind its caption and price. */
export function FanBubble({
  text,
  lockText,
  media,
  previewMediaIds,
  words,
  isRevealable = true,
}: FanBubbleProps) {
  const isLocked = words.unlock !== undefined
  const shown = isLocked ? media.filter(({ mediaId }) => previewMediaIds.includes(mediaId)) : media
  return (
    <div className="grid justify-items-start gap-2 rounded-bubble bg-bubble-in px-4 py-3">
      <Faces media={shown} isRevealable={isRevealable} />
      {isLocked && (
        <div className="grid w-full justify-items-center gap-1 rounded-card bg-fill px-3 py-5 text-center">
          <Icon of={Lock} size="sm" className="text-text-quiet" />
          <span className="text-13 text-text-quiet">{words.media}</span>
          {lockText !== null && lockText !== '' && (
            <p dir="auto" className="wrap-anywhere">
              {lockText}
            </p>
          )}
          <span className="mt-1 rounded-control bg-accent px-3 py-1 font-medium text-text-on-accent">
            {words.unlock}
          </span>
        </div>
      )}
      {text !== '' && (
        <p dir="auto" className="w-full wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      )}
      {text === '' && media.length === 0 && <p className="text-text-quiet">{words.empty}</p>}
    </div>
  )
}
