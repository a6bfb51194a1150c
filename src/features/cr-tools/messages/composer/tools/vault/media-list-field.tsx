import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { deferred } from '@/services/loading/deferred'

import { MediaThumbnail } from '../../../../media/media-thumbnail'
import type { PickedMedia } from '../attachments/attached-media'
import { VaultField } from './vault-field'

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
      <span className="cut flex-1">{summary}</span>
    </>
  )
}

/** Several media of the vault, in the order they are sent. */
export function MediaListField(props: MediaListFieldProps) {
  const { creatorId, fanId = null, summary, picked, hasFree = false, error, onChange } = props
  const { t } = useTranslation('tools')
  return (
    <VaultField
      labels={{
        label: t('compose_tools.media'),
        choose: t('compose_tools.media_choose'),
        change: t('compose_tools.media_change'),
        remove: t('compose_tools.media_remove'),
      }}
      chosen={picked.media.length > 0 && <Chosen media={picked.media} summary={summary} />}
      error={error}
      onClear={() => onChange({ media: [], previewMediaIds: [] })}
      renderPicker={(close) => (
        <VaultDialog
          creatorId={creatorId}
          fanId={fanId}
          start={picked}
          hasFree={hasFree}
          onClose={close}
          onUse={(used) => {
            onChange(used)
            close()
          }}
        />
      )}
    />
  )
}
