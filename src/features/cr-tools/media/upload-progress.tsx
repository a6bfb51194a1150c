import { useTranslation } from '@/i18n/use-translation'

import { isolate } from '@/lib/text/isolate'

import type { Upload } from './upload'

/** How much of a file is sent, at the bottom edge of what shows the upload. */
export function UploadProgress({ upload: { file, sent } }: { upload: Upload }) {
  const { t } = useTranslation('tools')
  return (
    <progress
      max={1}
      value={sent}
      aria-label={t('compose_tools.upload_progress', { name: isolate(file.name) })}
      className="absolute inset-x-0 bottom-0 h-[3px] w-full appearance-none bg-transparent [&::-moz-progress-bar]:bg-accent-text [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent-text"
    />
  )
}
