import { useTranslation } from '@/i18n/use-translation'

import { downloadVaultMedia } from '@/api/calls/creator/vault'
import { send } from '@/api/send'
import type { VaultItem } from '@/domain/vault/vault'
import { fetchFile } from '@/services/files/fetch-file'
import { toast } from '@/services/page/toasts'
import { track } from '@/services/telemetry/tracker'

import { useEditDisabledReason } from '../../base/permissions'
import { uploadEdited } from '../uploads/use-vault-uploads'
import { LazyImageEditor } from '../editor/lazy-image-editor'

interface EditItemProps {
  creatorId: string
  item: VaultItem
  onClose: () => void
}

/** Opens an item in the photo editor and uploads the result as a new item. */
export function EditItem({ creatorId, item: { mediaId }, onClose }: EditItemProps) {
  const { t } = useTranslation('pintura')
  return (
    <LazyImageEditor
      load={async (signal) => {
        const { url, name } = await send(downloadVaultMedia, { mediaId }, { creatorId, signal })
        return fetchFile(url, name, signal)
      }}
      saveLabel={t('editor.save_new')}
      hint={t('editor.note_new')}
      disabledReason={useEditDisabledReason('vault')}
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
