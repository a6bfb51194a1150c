import { useTranslation } from '@/i18n/use-translation'

import { exportPerformance } from '@/api/calls/performance'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import type { PerformanceCut } from '@/domain/performance'
import { firstDayOf } from '@/domain/period'
import { FileButton } from '@/ui/file-button'

import { saveFile } from '@/features/figures/save-file'
import { useExportOff } from '@/features/figures/use-export-off'
import type { Scope } from '../scope'

/** Exports all figures of the filter, including hidden columns; the server builds the file. */
export function FiguresFile({ scope, cut }: { scope: Scope; cut: PerformanceCut }) {
  const { t } = useTranslation('analytics')
  const save = async () => {
    const { url } = await send(exportPerformance, { ...scope, groupBy: cut, format: 'csv' })
    saveFile(url, `chatter-performance-${firstDayOf(scope)}-${cut}-all.csv`)
  }
  return (
    <FileButton
      name={t('performance.save_figures')}
      save={save}
      failedText={(error) => t('overview.export_failed', { reason: errorText(error) })}
      disabledReason={useExportOff()}
    />
  )
}
