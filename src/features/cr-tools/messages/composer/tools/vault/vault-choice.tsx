import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'

import { useVault } from './use-vault'
import { VaultFilters } from './vault-filters'
import { VaultPickerGrid } from './vault-picker-grid'
import { VaultPreview } from './vault-preview'

interface VaultChoiceProps {
  creatorId: string
  title: string
  chosen: Media | undefined
  onChoose: (media: Media) => void
  onClose: () => void
}

/** A dialog to choose one media of the creator; a press chooses it. */
export function VaultChoice({ creatorId, title, chosen, onChoose, onClose }: VaultChoiceProps) {
  const { t } = useTranslation('tools')
  const [looked, setLooked] = useState<Media | null>(null)
  const vault = useVault(creatorId, null)
  return (
    <Dialog
      size="large"
      onClose={looked ? () => setLooked(null) : onClose}
      title={title}
      trackedAs="vault-choice"
      actions={<Button onClick={onClose}>{t('compose_tools.cancel')}</Button>}
    >
      <div className="grid gap-3 text-text">
        {looked ? (
          <VaultPreview
            media={looked}
            isPicked={looked.mediaId === chosen?.mediaId}
            onPick={() => onChoose(looked)}
            onBack={() => setLooked(null)}
          />
        ) : (
          <>
            <VaultFilters creatorId={creatorId} view={vault.view} onChange={vault.changeView} />
            <VaultPickerGrid
              vault={vault}
              picked={chosen ? [chosen] : []}
              onPick={onChoose}
              onPreview={setLooked}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}
