import type { RequestOf } from '@/api/call'
import type { getOverview } from '@/api/calls/agency/agency'
import { exportOverview } from '@/api/calls/agency/views'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import { firstDayOf } from '@/domain/time/period'
import { downloadUrl } from '@/ui/table/export/download-file'
import { useExportDisabledReason } from '@/features/figures/table/use-export-disabled-reason'
import { useTranslation } from '@/i18n/use-translation'
import { toast } from '@/services/page/toasts'
import { DownloadButton } from '@/ui/table/export/download-button'

/** Exports the creators of the view; the server builds the file. */
export function ExportOverviewButton({ request }: { request: RequestOf<typeof getOverview> }) {
  const { t } = useTranslation('analytics')
  const save = async () => {
    const { url } = await send(exportOverview, { ...request, format: 'csv' })
    downloadUrl(url, `overview-${firstDayOf(request)}.csv`)
    toast.success(t('overview.exported'))
  }
  return (
    <DownloadButton
      name={t('overview.export')}
      save={save}
      failedText={(error) => t('overview.export_failed', { reason: errorText(error) })}
      disabledReason={useExportDisabledReason()}
    />
  )
}
