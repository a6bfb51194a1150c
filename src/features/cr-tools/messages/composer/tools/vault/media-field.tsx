import { useQuery } from '@tanstack/react-query'
import { GalleryVerticalEnd, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import { getMedia } from '@/api/calls/vault'
import { queryOf } from '@/api/query'
import type { Media } from '@/domain/media'
import { late } from '@/services/late'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field-error'
import { IconButton } from '@/ui/icon-button'
import { Bone } from '@/ui/skeleton'

import { useMediaWords } from '../../../../media-words'
import { MediaFace } from '../../../../media-face'
import { useToolRights } from '../use-tool-rights'

interface MediaFieldWords {
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
  words: MediaFieldWords
  /** Undefined when nothing is chosen. */
  mediaId: string | undefined
  error?: string | undefined
  onChange: (media: Media | undefined) => void
}

/** Lazy, because it is larger than the forms that use it. */
const VaultChoice = late(async () => (await import('./vault-choice')).VaultChoice, null, 'now')

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
  const words = useMediaWords()
  if (!media && unknown === undefined) return <Bone className="h-5 flex-1" />
  return (
    <>
      {media && <MediaFace media={media} className="size-6 shrink-0" />}
      <span dir="auto" className="cut flex-1">
        {media ? words(media) : unknown}
      </span>
    </>
  )
}

/** A form field for one media of the vault. */
export function MediaField({ creatorId, words, mediaId, error, onChange }: MediaFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const denied = useToolRights().vault
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
        {words.label}
      </span>
      {mediaId !== undefined && (
        <div className="flex min-h-control min-w-0 items-center gap-2 rounded-control bg-fill ps-2 text-13">
          <Chosen media={media} unknown={isError ? words.unknown : undefined} />
          <IconButton
            icon={X}
            size="small"
            name={words.remove}
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
        {mediaId === undefined ? words.choose : words.change}
      </Button>
      <div role="alert" className="empty:hidden">
        {error && <FieldError>{error}</FieldError>}
      </div>
      {isChoosing && (
        <VaultChoice
          creatorId={creatorId}
          title={words.title}
          chosen={media}
          onChoose={onChoose}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  )
}
