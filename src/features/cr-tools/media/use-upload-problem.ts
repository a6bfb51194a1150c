import { errorText } from '@/api/errors'
import { useTranslation } from '@/i18n/use-translation'

import { formatMegabytes } from './format-megabytes'
import type { Upload } from './upload'

/** Why a file can't be sent, or why sending failed. */
export function useUploadProblem({ state, problem, error }: Upload): string | undefined {
  const { t } = useTranslation('tools')
  if (state === 'failed') return errorText(error)
  if (state !== 'refused' || !problem) return undefined
  if (problem.kind === 'size') return t('compose_tools.file_size', { most: formatMegabytes(problem.most) })
  return t(`compose_tools.file_${problem.kind}`)
}
