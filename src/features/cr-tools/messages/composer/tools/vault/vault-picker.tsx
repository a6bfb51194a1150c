import { fanIdOf } from '../desk-fan'
import type { ToolProps } from '../tool'
import { VaultDialog } from './vault-dialog'

/** Attaches media of the vault to the message in the order they are picked (screens S11). */
export function VaultPicker({ desk, onClose }: ToolProps) {
  const { media, previewMediaIds } = desk.read()
  return (
    <VaultDialog
      creatorId={desk.creatorId}
      fanId={fanIdOf(desk)}
      start={{ media, previewMediaIds }}
      desk={desk}
      onClose={() => onClose()}
      onUse={(picked, price) => {
        desk.change(price === desk.read().price ? picked : { ...picked, price, unclearPrice: null })
        onClose('write')
      }}
    />
  )
}
