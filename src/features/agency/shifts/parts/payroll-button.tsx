import { useMutation } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { exportWorkLogs } from '@/api/calls/shifts'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { dayOf } from '@/domain/day'
import type { Range } from '@/domain/range'
import { toast } from '@/services/toasts'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field-error'
import { useExportOff } from '@/features/figures/use-export-off'

/**
 * Exports hours by person and day, as the server totals them for payroll: everyone in the range, ignoring other
 * filters.
 */
export function PayrollButton({ range }: { range: Range }) {
  const { t } = useTranslation('analytics')
  const off = useExportOff()
  const file = useMutation({
    ...mutationOf(exportWorkLogs),
    onSuccess: ({ url }) => {
      const link = document.createElement('a')
      link.href = url
      link.download = `${t('work_logs.payroll_file')}-${dayOf(Date.parse(range.from), range.timezone)}.csv`
      link.click()
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
