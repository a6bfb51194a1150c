import { Pencil } from 'lucide'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isolate } from '@/lib/text/isolate'
import { IconButton } from '@/ui/icon-button'

import type { Upload, UploadState } from '../../media/upload'
import { uploads } from '../../media/uploads'
import { uploadEdited } from './use-vault-uploads'
import { LazyImageEditor } from '../editor/lazy-image-editor'

const UNDER_WAY: readonly UploadState[] = ['waiting', 'checking', 'sending']
const EDITABLE: readonly UploadState[] = [...UNDER_WAY, 'paused', 'failed', 'refused', 'duplicate']

/** Pauses an upload while its file is edited, then replaces it in the queue with the edited file. */
export function EditUpload({ upload }: { upload: Upload }) {
  const { t } = useTranslation('pintura')
  const [opened, setOpened] = useState<{ hasPaused: boolean }>()
  const { uploadId, creatorId, file, state, editedFrom } = upload
  const isHeld = opened?.hasPaused === true
  // However the editor closes, also by leaving the page.
  useEffect(() => (isHeld ? () => uploads.retry(uploadId) : undefined), [isHeld, uploadId])
  if (!EDITABLE.includes(state)) return null
  const open = () => {
    const hasPaused = UNDER_WAY.includes(state)
    if (hasPaused) uploads.pause(uploadId)
    setOpened({ hasPaused })
  }
  return (
    <>
      <IconButton
        size="small"
        icon={Pencil}
        name={t('editor.edit_upload', { name: isolate(file.name) })}
        onClick={open}
      />
      {opened && (
        <LazyImageEditor
          load={() => Promise.resolve(file)}
          saveLabel={t('editor.save_upload')}
          hint={t('editor.note_upload')}
          onSave={(edited) => {
            uploads.remove(uploadId)
            uploadEdited(creatorId, edited, editedFrom)
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
