import { GalleryVerticalEnd, X } from 'lucide'
import { useId, useRef, useState } from 'react'

import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { deferred } from '@/services/loading/deferred'
import { Button } from '@/ui/button'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { IconButton } from '@/ui/icon-button'

import { MediaThumbnail } from '../../../../media/media-thumbnail'
import type { PickedMedia } from '../panel/attached-media'
import { useToolDisabledReasons } from '../panel/use-tool-disabled-reasons'

interface MediaListFieldProps {
  creatorId: string
  /** The fan they are for; marks what they already have. */
  fanId?: string | null
  /** What is chosen, in words beside it. */
  summary?: string
  picked: PickedMedia
  /** Whether some of them can be shown before a purchase: they have a price. */
  hasFree?: boolean
  error?: string | undefined
  onChange: (picked: PickedMedia) => void
}

/** More code than the form it serves. */
const VaultDialog = deferred(async () => (await import('./vault-dialog')).VaultDialog)

function Chosen({ media, summary }: { media: readonly Media[]; summary: string | undefined }) {
  return (
    <>
      {media.slice(0, 6).map((one) => (
        <MediaThumbnail key={one.mediaId} media={one} isRevealable className="size-10 shrink-0" />
      ))}
      <span className="cut flex-1 text-13">{summary}</span>
    </>
  )
}

/** Several media of the vault, in the order they are sent. */
export function MediaListField(props: MediaListFieldProps) {
  const { creatorId, fanId = null, summary, picked, hasFree = false, error, onChange } = props
  const { t } = useTranslation('tools')
  const [isChoosing, setChoosing] = useState(false)
  const denied = useToolDisabledReasons().vault
  const label = useId()
  const choose = useRef<HTMLButtonElement>(null)
  const isEmpty = picked.media.length === 0
  return (
    <div role="group" aria-labelledby={label} className="grid min-w-0 content-start gap-[6px]">
      <span id={label} className="text-13 font-medium">
        {t('compose_tools.media')}
      </span>
      {!isEmpty && (
        <div className="flex min-h-control min-w-0 items-center gap-2 rounded-control bg-fill p-2">
          <Chosen media={picked.media} summary={summary} />
          <IconButton
            icon={X}
            size="small"
            name={t('compose_tools.media_remove')}
            onClick={() => {
              // The focus would be lost with this button.
              choose.current?.focus()
              onChange({ media: [], previewMediaIds: [] })
            }}
          />
        </div>
      )}
      <Button
        ref={choose}
        icon={GalleryVerticalEnd}
        className="justify-self-start"
        aria-haspopup="dialog"
        {...(error ? { 'aria-invalid': true } : {})}
        disabledReason={denied}
        onClick={() => setChoosing(true)}
      >
        {isEmpty ? t('compose_tools.media_choose') : t('compose_tools.media_change')}
      </Button>
      <ErrorAlert>{error}</ErrorAlert>
      {isChoosing && (
        <VaultDialog
          creatorId={creatorId}
          fanId={fanId}
          start={picked}
          hasFree={hasFree}
          onClose={() => setChoosing(false)}
          onUse={(used) => {
            onChange(used)
            setChoosing(false)
          }}
        />
      )}
    </div>
  )
}
