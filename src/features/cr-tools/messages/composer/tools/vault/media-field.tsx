import { useQuery } from '@tanstack/react-query'
import { GalleryVerticalEnd, X } from 'lucide'
import { useId, useRef, useState } from 'react'

import { getMedia } from '@/api/calls/creator/vault'
import { queryOf } from '@/api/query'
import type { Media } from '@/domain/vault/media'
import { deferred } from '@/services/loading/deferred'
import { Button } from '@/ui/button'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { IconButton } from '@/ui/icon-button'
import { SkeletonBar } from '@/ui/skeleton'

import { useMediaDescription } from '../../../../media/use-media-description'
import { MediaThumbnail } from '../../../../media/media-thumbnail'
import { useToolDisabledReasons } from '../panel/use-tool-disabled-reasons'

interface MediaFieldLabels {
  label: string
  choose: string
  change: string
  remove: string
  /** Title of the picker dialog. */
  title: string
  /** Shown for media that is no longer in the vault. */
  unknown: string
}

interface MediaFieldProps {
  creatorId: string
  labels: MediaFieldLabels
  /** Undefined when nothing is chosen. */
  mediaId: string | undefined
  error?: string | undefined
  onChange: (media: Media | undefined) => void
}

/** Lazy, because it is larger than the forms that use it. */
const VaultChoice = deferred(async () => (await import('./vault-choice')).VaultChoice)

/** Loads the media by ID, because callers may store nothing else. */
function useMedia(creatorId: string, mediaId: string | undefined) {
  const [chosen, note] = useState<Media>()
  const known = chosen?.mediaId === mediaId ? chosen : undefined
  const { data, isError } = useQuery({
    ...queryOf(getMedia, { mediaId: mediaId ?? '' }, creatorId),
    enabled: mediaId !== undefined && known === undefined,
  })
  return { media: mediaId === undefined ? undefined : (known ?? data), isError: isError && !known, note }
}

function Chosen({ media, unknown }: { media: Media | undefined; unknown: string | undefined }) {
  const words = useMediaDescription()
  if (!media && unknown === undefined) return <SkeletonBar className="h-5 flex-1" />
  return (
    <>
      {media && <MediaThumbnail media={media} isRevealable className="size-6 shrink-0" />}
      <span dir="auto" className="cut flex-1">
        {media ? words(media) : unknown}
      </span>
    </>
  )
}

/** A form field for one media of the vault. */
export function MediaField({ creatorId, labels, mediaId, error, onChange }: MediaFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const denied = useToolDisabledReasons().vault
  const { media, isError, note } = useMedia(creatorId, mediaId)
  const label = useId()
  const choose = useRef<HTMLButtonElement>(null)
  const onChoose = (chosen: Media) => {
    note(chosen)
    onChange(chosen)
    setIsChoosing(false)
  }
  return (
    <div role="group" aria-labelledby={label} className="grid min-w-0 content-start gap-[6px]">
      <span id={label} className="text-13 font-medium">
        {labels.label}
      </span>
      {mediaId !== undefined && (
        <div className="flex min-h-control min-w-0 items-center gap-2 rounded-control bg-fill ps-2 text-13">
          <Chosen media={media} unknown={isError ? labels.unknown : undefined} />
          <IconButton
            icon={X}
            size="small"
            name={labels.remove}
            onClick={() => {
              // This button unmounts and would take the focus with it.
              choose.current?.focus()
              onChange(undefined)
            }}
          />
        </div>
      )}
      <Button
        ref={choose}
        icon={GalleryVerticalEnd}
        aria-haspopup="dialog"
        disabledReason={denied}
        onClick={() => setIsChoosing(true)}
      >
        {mediaId === undefined ? labels.choose : labels.change}
      </Button>
      <ErrorAlert>{error}</ErrorAlert>
      {isChoosing && (
        <VaultChoice
          creatorId={creatorId}
          title={labels.title}
          chosen={media}
          onChoose={onChoose}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  )
}
