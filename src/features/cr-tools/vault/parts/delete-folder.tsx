import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { deleteVaultFolder } from '@/api/calls/creator/vault'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import type { VaultFolder } from '@/domain/vault/vault'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'

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
  const remove = useMutation({
    mutationFn: () => send(deleteVaultFolder, { folderId: folder.folderId }, { creatorId }),
    onSuccess: () => {
      toast.success(t('vault.folder_deleted', { name }))
      onDeleted()
    },
    onSettled: () => refetchVault(client),
  })
  return (
    <DangerConfirmation
      title={t('vault.delete_folder', { name })}
      cancelLabel={t('vault.keep')}
      confirmLabel={t('vault.delete')}
      trackedAs="vault-folder-delete"
      isBusy={remove.isPending}
      problem={remove.error && errorText(remove.error)}
      onCancel={onClose}
      onConfirm={() => remove.mutate()}
    >
      {t('vault.delete_folder_text', { count: folder.count })}
    </DangerConfirmation>
  )
}
