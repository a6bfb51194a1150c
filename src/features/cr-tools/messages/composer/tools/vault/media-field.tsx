import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { getMedia } from '@/api/calls/creator/vault'
import { queryOf } from '@/api/query'
import type { Media } from '@/domain/vault/media'
import { deferred } from '@/services/loading/deferred'
import { SkeletonBar } from '@/ui/skeleton'

import { useMediaDescription } from '../../../../media/use-media-description'
import { MediaThumbnail } from '../../../../media/media-thumbnail'
import { VaultField } from './vault-field'

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
  const describe = useMediaDescription()
  if (!media && unknown === undefined) return <SkeletonBar className="h-5 flex-1" />
  return (
    <>
      {media && <MediaThumbnail media={media} isRevealable className="size-6 shrink-0" />}
      <span dir="auto" className="cut flex-1">
        {media ? describe(media) : unknown}
      </span>
    </>
  )
}

/** A form field for one media of the vault. */
export function MediaField({ creatorId, labels, mediaId, error, onChange }: MediaFieldProps) {
  const { media, isError, note } = useMedia(creatorId, mediaId)
  return (
    <VaultField
      labels={labels}
      chosen={
        mediaId !== undefined && <Chosen media={media} unknown={isError ? labels.unknown : undefined} />
      }
      error={error}
      onClear={() => onChange(undefined)}
      renderPicker={(close) => (
        <VaultChoice
          creatorId={creatorId}
          title={labels.title}
          chosen={media}
          onChoose={(chosen) => {
            note(chosen)
            onChange(chosen)
            close()
          }}
          onClose={close}
        />
      )}
    />
  )
}
