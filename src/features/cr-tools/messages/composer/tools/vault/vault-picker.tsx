import { recipientIdOf } from '../../store/recipient'
import type { ToolProps } from '../panel/tool'
import { VaultDialog } from './vault-dialog'

/** Attaches media of the vault to the message in the order they are picked (screens S11). */
export function VaultPicker({ composer, onClose }: ToolProps) {
  const { media, previewMediaIds } = composer.getContent()
  return (
    <VaultDialog
      creatorId={composer.creatorId}
      fanId={recipientIdOf(composer)}
      start={{ media, previewMediaIds }}
      composer={composer}
      onClose={() => onClose()}
      onUse={(picked, price) => {
        composer.update(
          price === composer.getContent().price ? picked : { ...picked, price, unclearPrice: null },
        )
        onClose('write')
      }}
    />
  )
}
