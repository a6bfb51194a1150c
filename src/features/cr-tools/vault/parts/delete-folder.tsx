import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { deleteVaultFolder } from '@/api/calls/creator/vault'
import { send } from '@/api/send'
import type { VaultFolder } from '@/domain/vault/vault'
import { isolate } from '@/lib/text/isolate'

import { ConfirmCall } from '@/ui/overlay/confirm-call'
import { refetchVault } from '../vault-cache'

interface DeleteFolderProps {
  creatorId: string
  folder: VaultFolder
  onDeleted: () => void
  onClose: () => void
}

/** Confirms before deleting a folder; its items stay, without a folder. */
export function DeleteFolder({ creatorId, folder, onDeleted, onClose }: DeleteFolderProps) {
  const { t } = useTranslation('marketplace')
  const client = useQueryClient()
  const name = isolate(folder.name)
  return (
    <ConfirmCall
      title={t('vault.delete_folder', { name })}
      cancelLabel={t('vault.keep')}
      confirmLabel={t('vault.delete')}
      trackedAs="vault-folder-delete"
      call={() => send(deleteVaultFolder, { folderId: folder.folderId }, { creatorId })}
      refresh={() => refetchVault(client)}
      done={{ text: t('vault.folder_deleted', { name }) }}
      onDone={onDeleted}
      onClose={onClose}
    >
      {t('vault.delete_folder_text', { count: folder.count })}
    </ConfirmCall>
  )
}
