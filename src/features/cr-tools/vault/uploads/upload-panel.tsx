import { Upload as UploadIcon } from 'lucide'
import { type ReactNode, useState, type DragEvent } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { formatNumber } from '@/i18n/format'
import { toast } from '@/services/page/toasts'
import { Card } from '@/ui/card'
import { cx } from '@/ui/cx'
import { FileButton } from '@/ui/field/file-button'

import { useEditDisabledReason } from '../../base/permissions'
import { ACCEPTED_TYPES } from '../../media/file-check'
import { useInterruptedUploads } from './interrupted-uploads'
import { uploadToVault, useVaultUploads } from './use-vault-uploads'
import { InterruptedUploadRow } from './interrupted-upload-row'
import { UploadRow } from './upload-row'

/** Opens the file picker. */
export function UploadButton({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('marketplace')
  return (
    <FileButton
      name={t('vault.upload_files')}
      accept={ACCEPTED_TYPES}
      multiple
      kind="primary"
      icon={UploadIcon}
      disabledReason={useEditDisabledReason('vault')}
      onFiles={(files) => uploadToVault(creatorId, files)}
    >
      {t('vault.upload')}
    </FileButton>
  )
}

/** Lists running uploads. They continue while the user is on other pages. */
export function UploadPanel({ creatorId, onShow }: { creatorId: string; onShow: (mediaId: string) => void }) {
  const { t } = useTranslation('marketplace')
  const files = useVaultUploads(creatorId)
  const interrupted = useInterruptedUploads(creatorId)
  const count = files.length + interrupted.length
  if (count === 0) return null
  return (
    <Card title={t('vault.uploads')} detail={t('vault.uploads_left', { count, number: formatNumber(count) })}>
      <ul aria-label={t('vault.uploads')} className="max-h-60 overflow-y-auto">
        {files.map((upload) => (
          <UploadRow key={upload.uploadId} upload={upload} onShow={onShow} />
        ))}
        {interrupted.map((one) => (
          <InterruptedUploadRow key={one.uploadId} interrupted={one} />
        ))}
      </ul>
    </Card>
  )
}

const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files')

/** Accepts files dropped anywhere on the page; where none may be uploaded, a drop says why. */
export function UploadDropZone({ creatorId, children }: { creatorId: string; children: ReactNode }) {
  const { t } = useTranslation('marketplace')
  const disabledReason = useEditDisabledReason('vault')
  // `dragenter` and `dragleave` bubble from children, so count the depth.
  const [depth, setDepth] = useState(0)
  const ifFiles = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return
    // The browser would open the file in place of the console.
    event.preventDefault()
    act(event)
  }
  return (
    <div
      className="relative"
      onDragEnter={ifFiles(() => setDepth((at) => at + 1))}
      onDragLeave={ifFiles(() => setDepth((at) => Math.max(0, at - 1)))}
      onDragOver={ifFiles(() => undefined)}
      onDrop={ifFiles((event) => {
        setDepth(0)
        if (disabledReason !== undefined) toast.warn(disabledReason)
        else uploadToVault(creatorId, [...event.dataTransfer.files])
      })}
    >
      {children}
      <div
        aria-hidden
        className={cx(
          'pointer-events-none absolute inset-0 grid place-items-center rounded-card border-2 border-dashed border-accent bg-overlay text-16 font-strong text-[#fff]',
          (depth === 0 || disabledReason !== undefined) && 'hidden',
        )}
      >
        {t('vault.upload_drop')}
      </div>
    </div>
  )
}
