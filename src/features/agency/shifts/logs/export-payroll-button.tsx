import { useMutation } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { exportWorkLogs } from '@/api/calls/agency/shifts'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { dayOf } from '@/domain/time/day'
import type { Range } from '@/domain/time/range'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/feedback/field-error'
import { downloadUrl } from '@/features/figures/table/download-url'
import { useExportDisabledReason } from '@/features/figures/table/use-export-disabled-reason'

/**
 * Exports hours by person and day, as the server totals them for payroll: everyone in the range, ignoring other
 * filters.
 */
export function ExportPayrollButton({ range }: { range: Range }) {
  const { t } = useTranslation('analytics')
  const off = useExportDisabledReason()
  const file = useMutation({
    ...mutationOf(exportWorkLogs),
    onSuccess: ({ url }) => {
      downloadUrl(url, `${t('work_logs.payroll_file')}-${dayOf(Date.parse(range.from), range.timezone)}.csv`)
      toast.success(t('work_logs.payroll_done'))
    },
  })
  return (
    <span className="flex items-center gap-2">
      <span role="alert">{file.error && <FieldError>{errorText(file.error)}</FieldError>}</span>
      <Button
        icon={FileSpreadsheet}
        busy={file.isPending}
        disabledReason={off}
        onClick={() => file.mutate({ ...range, format: 'csv' })}
      >
        {t('work_logs.payroll')}
      </Button>
    </span>
  )
}
