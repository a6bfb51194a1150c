import { GalleryVerticalEnd } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { deferred } from '@/services/loading/deferred'
import { Button } from '@/ui/button'

import { MediaThumbnail } from '../../../../media/media-thumbnail'
import { useToolDisabledReasons } from '../panel/use-tool-disabled-reasons'

interface MediaPicksProps {
  creatorId: string
  /** The fan they are for; marks what they already have. */
  fanId?: string | null
  media: readonly Media[]
  onChange: (media: Media[]) => void
}

/** Lazy, because it is larger than the forms that use it. */
const VaultDialog = deferred(async () => (await import('./vault-dialog')).VaultDialog)

/** Several media of the vault, in order, and the button to choose them. */
export function MediaPicks({ creatorId, fanId = null, media, onChange }: MediaPicksProps) {
  const { t } = useTranslation('tools')
  const [isPicking, setIsPicking] = useState(false)
  const noVault = useToolDisabledReasons().vault
  return (
    <>
      {media.map((one) => (
        <MediaThumbnail key={one.mediaId} media={one} isRevealable className="size-10" />
      ))}
      <Button
        size="small"
        icon={GalleryVerticalEnd}
        aria-haspopup="dialog"
        disabledReason={noVault}
        onClick={() => setIsPicking(true)}
      >
        {t('compose_tools.step_media')}
      </Button>
      {isPicking && (
        <VaultDialog
          creatorId={creatorId}
          fanId={fanId}
          start={{ media, previewMediaIds: [] }}
          hasFree={false}
          onClose={() => setIsPicking(false)}
          onUse={(picked) => {
            onChange([...picked.media])
            setIsPicking(false)
          }}
        />
      )}
    </>
  )
}
