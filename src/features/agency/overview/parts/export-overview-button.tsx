import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { RequestOf } from '@/api/call'
import type { getOverview } from '@/api/calls/agency/agency'
import { exportOverview } from '@/api/calls/agency/views'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { firstDayOf } from '@/domain/time/period'
import { toast } from '@/services/page/toasts'
import { FieldError } from '@/ui/feedback/field-error'
import { IconButton } from '@/ui/icon-button'

import { downloadUrl } from '@/features/figures/table/download-url'
import { useExportDisabledReason } from '@/features/figures/table/use-export-disabled-reason'

/** Exports the creators of the view; the server builds the file. */
export function ExportOverviewButton({ request }: { request: RequestOf<typeof getOverview> }) {
  const { t } = useTranslation('analytics')
  const off = useExportDisabledReason()
  const make = useMutation({
    ...mutationOf(exportOverview),
    onSuccess: ({ url }) => {
      downloadUrl(url, `overview-${firstDayOf(request)}.csv`)
      toast.success(t('overview.exported'))
    },
  })
  return (
    <span className="inline-flex flex-wrap items-center">
      <IconButton
        icon={Download}
        name={t('overview.export')}
        busy={make.isPending}
        disabledReason={off}
        onClick={() => make.mutate({ ...request, format: 'csv' })}
      />
      {make.error && (
        <span role="alert">
          <FieldError>{t('overview.export_failed', { reason: errorText(make.error) })}</FieldError>
        </span>
      )}
    </span>
  )
}
