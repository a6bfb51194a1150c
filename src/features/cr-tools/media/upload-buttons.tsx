import { RotateCcw, Undo2, X } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { isolate } from '@/lib/text/isolate'
import { usePassFocusOn } from '@/ui/focus-return'
import { IconButton } from '@/ui/icon-button'

import type { Upload } from './upload'
import { uploads } from './uploads'

/** Leaves when it is pressed; the button after it takes the focus. */
export function RetryUploadButton({ upload: { uploadId, file } }: { upload: Upload }) {
  const { t } = useTranslation('tools')
  return (
    <IconButton
      ref={usePassFocusOn<HTMLButtonElement>((leaving) => leaving.nextElementSibling)}
      size="small"
      icon={RotateCcw}
      name={t('compose_tools.upload_retry', { name: isolate(file.name) })}
      onClick={() => uploads.retry(uploadId)}
    />
  )
}

/** Cancels an upload, keeps one that is being cancelled, or removes one that is over. */
export function CancelUploadButton({ upload: { uploadId, state, file } }: { upload: Upload }) {
  const { t } = useTranslation('tools')
  const values = { name: isolate(file.name) }
  if (state === 'cancelling')
    return (
      <IconButton
        size="small"
        icon={Undo2}
        name={t('compose_tools.upload_keep', values)}
        onClick={() => uploads.keepCancelled(uploadId)}
      />
    )
  const isOver = state === 'failed' || state === 'refused' || state === 'duplicate'
  return (
    <IconButton
      size="small"
      icon={X}
      name={isOver ? t('compose_tools.upload_drop', values) : t('compose_tools.upload_cancel', values)}
      onClick={() => (isOver ? uploads.remove(uploadId) : uploads.cancel(uploadId))}
    />
  )
}
