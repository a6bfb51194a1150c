import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Dialog } from '@/ui/overlay/dialog'

import type { ComposerStore } from '../../store/composer-store'
import { isSamePick, type PickedMedia } from '../attachments/attached-media'
import { OwnedUnknown } from '../attachments/owned-unknown'
import { PickedPrice } from './picked-price'
import { PickedStrip } from './picked-strip'
import { type Picks, usePicks } from './use-picks'
import { useVault } from './use-vault'
import { VaultFilters } from './vault-filters'
import { VaultPickerGrid } from './vault-picker-grid'
import { VaultPreview } from './vault-preview'

interface VaultDialogProps {
  creatorId: string
  /** The fan the message is for; marks what they already have. */
  fanId: string | null
  start: PickedMedia
  /** False where nothing is sold, so that there are no free previews. */
  hasFree?: boolean
  /** The message that gets the price, where the media are sold. */
  composer?: ComposerStore
  onUse: (picked: PickedMedia, price: number) => void
  onClose: () => void
}

/** State of the picks, whether they change the message, and why they can't be attached. */
function usePicking(start: PickedMedia, composer: ComposerStore | undefined) {
  const { t } = useTranslation('tools')
  const startPrice = composer?.getContent().price ?? 0
  const picks = usePicks(start, startPrice)
  const { picked, price } = picks
  const isEmpty = picked.media.length === 0 && start.media.length === 0
  return {
    picks,
    isSame: isSamePick(picked, start) && price === startPrice,
    nothing: isEmpty ? t('compose_tools.vault_nothing') : undefined,
  }
}

interface TrayProps {
  creatorId: string
  composer: ComposerStore | undefined
  vault: ReturnType<typeof useVault>
  picks: Picks
  hasFree: boolean
}

/** The picked media and their price. Keeps its height while empty, so that the grid above does not move. */
function Tray({ creatorId, vault, picks, hasFree, composer }: TrayProps) {
  return (
    <div
      className={cx(
        'flex flex-col gap-3 text-text-quiet',
        composer
          ? 'sm:min-h-[118px] sm:pointer-coarse:min-h-[142px]'
          : 'sm:min-h-[78px] sm:pointer-coarse:min-h-[86px]',
      )}
    >
      <PickedStrip creatorId={creatorId} picks={picks} vault={vault} hasFree={hasFree} />
      {composer && <PickedPrice composer={composer} picks={picks} lastPrices={vault.lastPrices} />}
    </div>
  )
}

/** A dialog to pick several media of the creator. */
export function VaultDialog(props: VaultDialogProps) {
  const { creatorId, fanId, start, hasFree = true, composer, onUse, onClose } = props
  const { t } = useTranslation('tools')
  const [looked, setLooked] = useState<Media | null>(null)
  const vault = useVault(creatorId, fanId)
  const { picks, isSame, nothing } = usePicking(start, composer)
  const { picked, price } = picks
  return (
    <Dialog
      size="large"
      onClose={looked ? () => setLooked(null) : onClose}
      closing={looked || isSame ? 'free' : 'warn'}
      title={t('compose_tools.vault_title')}
      trackedAs="vault-picker"
      cancel={t('compose_tools.cancel')}
      actions={
        <Button kind="primary" disabledReason={nothing} onClick={() => onUse(picked, price)}>
          {picked.media.length === 0
            ? t('compose_tools.done')
            : t('compose_tools.vault_use', { count: picked.media.length })}
        </Button>
      }
    >
      <div className="grid gap-3 text-text">
        {looked ? (
          <VaultPreview
            media={looked}
            isPicked={picked.media.some(({ mediaId }) => mediaId === looked.mediaId)}
            onPick={() => picks.toggle(looked)}
            onBack={() => setLooked(null)}
          />
        ) : (
          <>
            <VaultFilters
              creatorId={creatorId}
              hasFan={fanId !== null}
              view={vault.view}
              onChange={vault.changeView}
            />
            <OwnedUnknown {...vault.ownedCheck} />
            <VaultPickerGrid
              vault={vault}
              picked={picked.media}
              onPick={picks.toggle}
              onPreview={setLooked}
            />
          </>
        )}
        <Tray {...{ creatorId, vault, picks, hasFree, composer }} />
      </div>
    </Dialog>
  )
}
