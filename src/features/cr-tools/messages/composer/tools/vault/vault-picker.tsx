import { fanIdOf } from '../desk-fan'
import type { ToolProps } from '../tool'
import { VaultDialog } from './vault-dialog'

/** Puts media of the vault into the message, in the order they are picked (screens S11). */
export function VaultPicker({ desk, onClose }: ToolProps) {
  const { media, previewMediaIds } = desk.read()
  return (
    <VaultDialog
      creatorId={desk.creatorId}
      fanId={fanIdOf(desk)}
      start={{ media, previewMediaIds }}
      onClose={() => onClose()}
      onUse={(picked) => {
        desk.change(picked)
        onClose('write')
      }}
    />
  )
}
