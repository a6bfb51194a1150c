import { useQueryClient } from '@tanstack/react-query'

import { useTranslation } from '@/i18n/use-translation'
import { Drawer } from '@/ui/overlay/dialog'
import { deleteVaultFolder, saveVaultFolder } from '@/api/calls/creator/vault'
import { send } from '@/api/send'
import { type VaultFolder, FOLDER_NAME_MAX_LENGTH } from '@/domain/vault/vault'
import { isolate } from '@/lib/text/isolate'
import { ConfirmCall } from '@/ui/overlay/confirm-call'
import { TextDialog } from '@/ui/field/form/text-dialog'

import { FolderNav, type FolderOverlayState } from './folder-nav'
import type { VaultView } from './vault-view'
import { refetchVault, refreshCounts } from './vault-cache'
import { useEditDisabledReason } from '../base/permissions'

interface FolderFormProps {
  creatorId: string
  /** Absent when creating. */
  folder?: VaultFolder | undefined
  onSaved: (folder: VaultFolder) => void
  onClose: () => void
}

/** Form that creates or renames a folder. */
function FolderForm({ creatorId, folder, onSaved, onClose }: FolderFormProps) {
  const { t } = useTranslation('marketplace')
  const client = useQueryClient()
  return (
    <TextDialog
      size="small"
      title={folder ? t('vault.rename_folder') : t('vault.new_folder')}
      save={folder ? t('vault.rename') : t('vault.create')}
      field={{
        name: 'name',
        isLine: true,
        label: t('vault.folder_name'),
        missing: t('vault.folder_name_missing'),
        maxLength: FOLDER_NAME_MAX_LENGTH,
      }}
      text={folder?.name ?? ''}
      draftKey={`vault-folder:${creatorId}:${folder?.folderId ?? 'new'}`}
      submit={{ disabledReason: useEditDisabledReason('vault') }}
      send={(name, clientId) =>
        send(saveVaultFolder, { clientId, name, ...(folder && { folderId: folder.folderId }) }, { creatorId })
      }
      refresh={() => refreshCounts(client)}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}

interface DeleteFolderProps {
  creatorId: string
  folder: VaultFolder
  onDeleted: () => void
  onClose: () => void
}

/** Confirms before deleting a folder; its items stay, without a folder. */
function DeleteFolder({ creatorId, folder, onDeleted, onClose }: DeleteFolderProps) {
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
      refresh={() => void refetchVault(client)}
      done={{ text: t('vault.folder_deleted', { name }) }}
      onDone={onDeleted}
      onClose={onClose}
    >
      {t('vault.delete_folder_text', { count: folder.count })}
    </ConfirmCall>
  )
}

/** The overlay that is open, except for an item's. */
export type VaultOverlayState = { action: 'folders' } | FolderOverlayState

interface VaultOverlayProps {
  creatorId: string
  open: VaultOverlayState
  view: VaultView
  onOpen: (open: VaultOverlayState) => void
  onClose: () => void
}

function TabletFolders({ creatorId, view, onOpen, onClose }: VaultOverlayProps) {
  const { t } = useTranslation('marketplace')
  return (
    <Drawer from="start" title={t('vault.folders')} onClose={onClose}>
      <FolderNav creatorId={creatorId} view={view} onOpen={onOpen} onChoose={onClose} />
    </Drawer>
  )
}

/** Renders the open overlay, except for an item's drawer. */
export function VaultOverlay(props: VaultOverlayProps) {
  const { creatorId, open, view, onClose } = props
  if (open.action === 'folders') return <TabletFolders {...props} />
  if (open.action === 'delete')
    return (
      <DeleteFolder
        creatorId={creatorId}
        folder={open.folder}
        onDeleted={() => view.state.folder === open.folder.folderId && view.openFolder(null)}
        onClose={onClose}
      />
    )
  return (
    <FolderForm
      creatorId={creatorId}
      folder={open.action === 'rename' ? open.folder : undefined}
      onSaved={({ folderId }) => open.action === 'new' && view.openFolder(folderId)}
      onClose={onClose}
    />
  )
}
