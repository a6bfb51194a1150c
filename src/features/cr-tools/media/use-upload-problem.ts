import { errorText } from '@/api/errors'
import { formatNumber } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'

import type { Upload } from './upload'

const inMegabytes = (bytes: number): string =>
  formatNumber(Math.round(bytes / 2 ** 20), { style: 'unit', unit: 'megabyte' })

/** Why a file can't be sent, or why sending failed. */
export function useUploadProblem({ state, problem, error }: Upload): string | undefined {
  const { t } = useTranslation('tools')
  if (state === 'failed') return errorText(error)
  if (state !== 'refused' || !problem) return undefined
  if (problem.kind === 'size') return t('compose_tools.file_size', { most: inMegabytes(problem.most) })
  return t(`compose_tools.file_${problem.kind}`)
}
