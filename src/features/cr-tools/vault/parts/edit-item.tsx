import { useTranslation } from '@/i18n/use-translation'

import { downloadVaultMedia } from '@/api/calls/vault'
import { send } from '@/api/send'
import type { VaultItem } from '@/domain/vault'
import { fetchFile } from '@/services/fetch-file'
import { toast } from '@/services/toasts'
import { track } from '@/services/tracker'

import { useVaultLock } from '../use-vault-changes'
import { uploadEdited } from '../use-vault-uploads'
import { LateEditor } from './late-editor'

interface EditItemProps {
  creatorId: string
  item: VaultItem
  onClose: () => void
}

/** Opens an item in the photo editor and uploads the result as a new item. */
export function EditItem({ creatorId, item: { mediaId }, onClose }: EditItemProps) {
  const { t } = useTranslation('pintura')
  return (
    <LateEditor
      load={async (signal) => {
        const { url, name } = await send(downloadVaultMedia, { mediaId }, { creatorId, signal })
        return fetchFile(url, name, signal)
      }}
      save={t('editor.save_new')}
      note={t('editor.note_new')}
      disabledReason={useVaultLock()}
      onSave={(file) => {
        uploadEdited(creatorId, file, mediaId)
        track({ kind: 'editVaultMedia', facts: { mediaId } })
        toast.success(t('editor.uploading'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
