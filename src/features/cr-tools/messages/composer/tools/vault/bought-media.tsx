import { useQuery } from '@tanstack/react-query'
import { GalleryVerticalEnd, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getMedia } from '@/api/calls/vault'
import { queryOf } from '@/api/query'
import type { Media } from '@/domain/media'
import { late } from '@/services/late'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Bone } from '@/ui/skeleton'

import { useMediaWords } from '../../../../media-words'
import { MediaFace } from '../../../../media-face'
import { useToolRights } from '../use-tool-rights'

interface BoughtMediaProps {
  creatorId: string
  /** Absent: whatever they bought. */
  mediaId: string | undefined
  onChange: (mediaId: string | undefined) => void
}

/** More code than the form it serves. */
const VaultChoice = late(async () => (await import('./vault-choice')).VaultChoice, null, 'now')

/** The plan holds the id alone; what was just chosen is shown without a fetch. */
function useMedia(creatorId: string, mediaId: string | undefined) {
  const [chosen, note] = useState<Media>()
  const known = chosen?.mediaId === mediaId ? chosen : undefined
  const { data, isError } = useQuery({
    ...queryOf(getMedia, { mediaId: mediaId ?? '' }, creatorId),
    enabled: mediaId !== undefined && known === undefined,
  })
  return { media: mediaId === undefined ? undefined : (known ?? data), isError: isError && !known, note }
}

function Chosen({ media, isError }: { media: Media | undefined; isError: boolean }) {
  const { t } = useTranslation('tools')
  const words = useMediaWords()
  if (!media && !isError) return <Bone className="h-5 flex-1" />
  return (
    <>
      {media && <MediaFace media={media} className="size-6 shrink-0" />}
      <span dir="auto" className="cut flex-1">
        {media ? words(media) : t('mass.bought_media_unknown')}
      </span>
    </>
  )
}

/** Only those who bought one media of the vault (screens S12). */
export function BoughtMedia({ creatorId, mediaId, onChange }: BoughtMediaProps) {
  const { t } = useTranslation('tools')
  const [isChoosing, setIsChoosing] = useState(false)
  const denied = useToolRights().vault
  const { media, isError, note } = useMedia(creatorId, mediaId)
  const label = useId()
  const choose = useRef<HTMLButtonElement>(null)
  const onChoose = (chosen: Media) => {
    note(chosen)
    onChange(chosen.mediaId)
    setIsChoosing(false)
  }
  return (
    <div role="group" aria-labelledby={label} className="grid min-w-0 content-start gap-[6px]">
      <span id={label} className="text-13 font-medium">
        {t('mass.bought_media')}
      </span>
      {mediaId !== undefined && (
        <div className="flex min-h-control min-w-0 items-center gap-2 rounded-control bg-fill ps-2 text-13">
          <Chosen media={media} isError={isError} />
          <IconButton
            icon={X}
            size="small"
            name={t('mass.bought_media_remove')}
            onClick={() => {
              // The focus would go with this button.
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
        {mediaId === undefined ? t('mass.bought_media_choose') : t('mass.bought_media_change')}
      </Button>
      {isChoosing && (
        <VaultChoice
          creatorId={creatorId}
          title={t('mass.bought_media_title')}
          chosen={media}
          onChoose={onChoose}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  )
}
