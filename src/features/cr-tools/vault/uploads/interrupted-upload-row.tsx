import { X } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isolate } from '@/lib/text/isolate'
import { cx } from '@/ui/cx'
import { FileButton } from '@/ui/field/file-button'
import { nextRow, usePassFocusOn } from '@/ui/focus-return'
import { IconButton } from '@/ui/icon-button'

import { useEditDisabledReason } from '../../base/permissions'
import { ACCEPTED_TYPES } from '../../media/file-check'
import { dismissInterruptedUploads, type InterruptedUpload } from './interrupted-uploads'
import { lastButton } from './last-button'
import { uploadToVault } from './use-vault-uploads'

/** An interrupted upload. Choosing the same file resumes from what the server has. */
export function InterruptedUploadRow({ interrupted }: { interrupted: InterruptedUpload }) {
  const { t } = useTranslation('marketplace')
  const { t: tTools } = useTranslation('tools')
  const item = usePassFocusOn<HTMLLIElement>((row) => lastButton(nextRow(row)))
  const [isOther, setOther] = useState(false)
  const { uploadId, creatorId, name, size } = interrupted
  const values = { name: isolate(name) }
  const drop = () => dismissInterruptedUploads((one) => one.uploadId === uploadId)
  const choose = (file: File | undefined) => {
    if (!file) return
    setOther(file.size !== size)
    if (file.size !== size) return
    drop()
    uploadToVault(creatorId, [file])
  }
  return (
    <li
      ref={item}
      className="flex min-h-12 flex-wrap items-center gap-x-2 border-t border-line-quiet px-4 py-1"
    >
      <span className="min-w-0 flex-1 basis-40">
        <bdi className="cut block font-medium">{name}</bdi>
        <span
          {...(isOther && { role: 'alert' })}
          className={cx('block text-12', isOther ? 'text-danger-text' : 'text-text-quiet')}
        >
          {isOther ? t('vault.upload_other', values) : t('vault.upload_left')}
        </span>
      </span>
      <FileButton
        name={t('vault.upload_choose_name', values)}
        accept={ACCEPTED_TYPES}
        size="small"
        disabledReason={useEditDisabledReason('vault')}
        onFiles={([file]) => choose(file)}
      >
        {t('vault.upload_choose')}
      </FileButton>
      <IconButton size="small" icon={X} name={tTools('compose_tools.upload_drop', values)} onClick={drop} />
    </li>
  )
}
