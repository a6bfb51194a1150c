import { Pencil } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { fetchFile } from '@/services/files/fetch-file'
import { Button } from '@/ui/button'

import { LazyImageEditor } from '../../../../vault'

/** Crops, rotates or blurs the chosen picture; the result replaces it. Animated pictures are not editable. */
export function EditPicture({ media, onEdited }: { media: Media; onEdited: (file: File) => void }) {
  const { t } = useTranslation('pintura')
  const [isOpen, setOpen] = useState(false)
  if (media.kind !== 'image') return null
  return (
    <>
      <Button size="small" icon={Pencil} onClick={() => setOpen(true)}>
        {t('editor.title')}
      </Button>
      {isOpen && (
        <LazyImageEditor
          load={(signal) => fetchFile(media.url, media.title || media.mediaId, signal)}
          saveLabel={t('editor.save_upload')}
          hint={t('editor.note_upload')}
          onSave={(file) => {
            setOpen(false)
            onEdited(file)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
