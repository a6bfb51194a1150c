import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { saveVaultFolder } from '@/api/calls/creator/vault'
import { send } from '@/api/send'
import { FOLDER_NAME_MAX_LENGTH, type VaultFolder } from '@/domain/vault/vault'

import { NameDialog } from '../../base/name-dialog'
import { refreshCounts } from '../vault-cache'

interface FolderFormProps {
  creatorId: string
  /** Absent when creating. */
  of?: VaultFolder | undefined
  onSaved: (folder: VaultFolder) => void
  onClose: () => void
}

/** Form that creates or renames a folder. */
export function FolderForm({ creatorId, of, onSaved, onClose }: FolderFormProps) {
  const { t } = useTranslation('marketplace')
  const client = useQueryClient()
  return (
    <NameDialog
      title={of ? t('vault.rename_folder') : t('vault.new_folder')}
      save={of ? t('vault.rename') : t('vault.create')}
      field={{
        label: t('vault.folder_name'),
        missing: t('vault.folder_name_missing'),
        maxLength: FOLDER_NAME_MAX_LENGTH,
      }}
      name={of?.name ?? ''}
      draftPlace={`vault-folder:${creatorId}:${of?.folderId ?? 'new'}`}
      send={(name, clientId) =>
        send(saveVaultFolder, { clientId, name, ...(of && { folderId: of.folderId }) }, { creatorId })
      }
      onSaved={(folder) => {
        void refreshCounts(client)
        onSaved(folder)
      }}
      onClose={onClose}
    />
  )
}
