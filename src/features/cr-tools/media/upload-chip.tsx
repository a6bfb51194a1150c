import { TriangleAlert } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { formatPercent } from '@/i18n/format'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import type { Upload } from './upload'
import { CancelUploadButton, RetryUploadButton } from './upload-buttons'
import { UploadProgress } from './upload-progress'
import { useUploadProblem } from './use-upload-problem'

/** An upload with its progress or error. */
export function UploadChip({ upload }: { upload: Upload }) {
  const { t } = useTranslation('tools')
  const problem = useUploadProblem(upload)
  const { state, sent, file } = upload
  const line =
    problem ??
    (state === 'cancelling'
      ? t('compose_tools.upload_cancelling')
      : state === 'waiting'
        ? t('compose_tools.upload_waiting')
        : formatPercent(sent, 0))
  return (
    <div
      className={cx(
        'relative flex h-12 max-w-72 min-w-44 items-center gap-2 overflow-hidden rounded-control ps-3 pe-1 text-13 pointer-coarse:h-14',
        problem ? 'h-auto! min-h-12 bg-danger-quiet py-1 text-danger-text' : 'bg-fill',
      )}
    >
      {problem && <Icon of={TriangleAlert} />}
      <span className="min-w-0 flex-1">
        <bdi className="cut block font-medium">{file.name}</bdi>
        <span
          // Percents would be too many words.
          role={problem ? 'alert' : state === 'cancelling' ? 'status' : undefined}
          className={cx('block text-12 tabular-nums', !problem && 'text-text-quiet')}
        >
          {line}
        </span>
      </span>
      {state === 'failed' && <RetryUploadButton upload={upload} />}
      <CancelUploadButton upload={upload} />
      {!problem && <UploadProgress upload={upload} />}
    </div>
  )
}
