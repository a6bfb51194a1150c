import { useTranslation } from '@/i18n/use-translation'

import { exportPerformance } from '@/api/calls/agency/performance'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import type { PerformanceGrouping } from '@/domain/figures/performance'
import { firstDayOf } from '@/domain/time/period'
import { DownloadButton } from '@/ui/table/export/download-button'

import { downloadUrl } from '@/features/figures/table/download-url'
import { useExportDisabledReason } from '@/features/figures/table/use-export-disabled-reason'
import type { PerformanceScope } from '../use-performance-scope'

/** Exports all figures of the filter, including hidden columns; the server builds the file. */
export function ExportFiguresButton({ scope, cut }: { scope: PerformanceScope; cut: PerformanceGrouping }) {
  const { t } = useTranslation('analytics')
  const save = async () => {
    const { url } = await send(exportPerformance, { ...scope, groupBy: cut, format: 'csv' })
    downloadUrl(url, `chatter-performance-${firstDayOf(scope)}-${cut}-all.csv`)
  }
  return (
    <DownloadButton
      name={t('performance.save_figures')}
      save={save}
      failedText={(error) => t('overview.export_failed', { reason: errorText(error) })}
      disabledReason={useExportDisabledReason()}
    />
  )
}
