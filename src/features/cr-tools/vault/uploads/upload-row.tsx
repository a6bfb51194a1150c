import { Eye, Pause, Play, RotateCcw } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { formatPercent } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { nextRow, usePassFocusOn } from '@/ui/focus-return'
import { IconButton } from '@/ui/icon-button'

import type { Upload, UploadState } from '../../media/upload'
import { CancelUploadButton } from '../../media/upload-buttons'
import { UploadProgress } from '../../media/upload-progress'
import { uploads } from '../../media/uploads'
import { useUploadProblem } from '../../media/use-upload-problem'
import { lastButton } from './last-button'
import { EditUpload } from './edit-upload'

/** Animated images would lose all frames but one. */
const NOT_STILL = ['image/gif', 'image/svg+xml']

/** Whether the photo editor can open this file type. */
const isEditableFile = ({ type }: File): boolean => type.startsWith('image/') && !NOT_STILL.includes(type)

function useUploadStateText({ state, sent }: Upload): string {
  const { t } = useTranslation('tools')
  const { t: tVault } = useTranslation('marketplace')
  if (state === 'waiting') return t('compose_tools.upload_waiting')
  if (state === 'cancelling') return t('compose_tools.upload_cancelling')
  if (state === 'checking') return tVault('vault.upload_checking')
  if (state === 'duplicate') return tVault('vault.upload_duplicate')
  const percent = formatPercent(sent, 0)
  return state === 'paused' ? tVault('vault.upload_paused', { percent }) : percent
}

const PAUSABLE: readonly UploadState[] = ['waiting', 'checking', 'sending']

/** Pauses, resumes or retries: one button, which keeps the focus. A failed upload resumes from what the server has. */
function PauseResumeButton({ upload: { uploadId, state, file } }: { upload: Upload }) {
  const { t } = useTranslation('marketplace')
  const { t: tTools } = useTranslation('tools')
  const values = { name: isolate(file.name) }
  const retry = () => uploads.retry(uploadId)
  const act =
    state === 'failed'
      ? { icon: RotateCcw, name: tTools('compose_tools.upload_retry', values), onClick: retry }
      : state === 'paused'
        ? { icon: Play, mirrored: true, name: t('vault.upload_resume', values), onClick: retry }
        : PAUSABLE.includes(state)
          ? { icon: Pause, name: t('vault.upload_pause', values), onClick: () => uploads.pause(uploadId) }
          : undefined
  return act && <IconButton size="small" {...act} />
}

interface UploadRowProps {
  upload: Upload
  onShow: (mediaId: string) => void
}

function DuplicateActions({ upload: { uploadId, duplicateOf }, onShow }: UploadRowProps) {
  const { t } = useTranslation('marketplace')
  // They leave once the file is sent anyway.
  const actions = usePassFocusOn<HTMLSpanElement>((leaving) => lastButton(leaving.parentElement))
  return (
    <span ref={actions} className="contents">
      {duplicateOf !== null && (
        <Button size="small" icon={Eye} onClick={() => onShow(duplicateOf)}>
          {t('vault.upload_show')}
        </Button>
      )}
      <Button size="small" onClick={() => uploads.sendAnyway(uploadId)}>
        {t('vault.upload_anyway')}
      </Button>
    </span>
  )
}

/** One upload: its progress, its problem, and its actions. */
export function UploadRow({ upload, onShow }: UploadRowProps) {
  const problem = useUploadProblem(upload)
  const stateText = useUploadStateText(upload)
  const { file, state } = upload
  return (
    <li
      ref={usePassFocusOn<HTMLLIElement>((row) => lastButton(nextRow(row)))}
      className="relative flex min-h-12 flex-wrap items-center gap-x-2 border-t border-line-quiet px-4 py-1"
    >
      <span className="min-w-0 flex-1 basis-40">
        <bdi className="cut block font-medium">{file.name}</bdi>
        <span
          {...(problem !== undefined && { role: 'alert' })}
          className={cx(
            'block text-12 tabular-nums',
            problem === undefined ? 'text-text-quiet' : 'text-danger-text',
          )}
        >
          {problem ?? stateText}
        </span>
      </span>
      {state === 'duplicate' && <DuplicateActions upload={upload} onShow={onShow} />}
      {isEditableFile(upload.file) && <EditUpload upload={upload} />}
      <PauseResumeButton upload={upload} />
      <CancelUploadButton upload={upload} />
      {problem === undefined && state !== 'duplicate' && <UploadProgress upload={upload} />}
    </li>
  )
}
