import { Download, FileSpreadsheet } from 'lucide'

import { errorText } from '@/api/errors'
import { csvFormat } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import type { CsvFormat } from '@/lib/csv'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { downloadUrl } from '@/ui/table/export/download-file'
import { useFileSave } from '@/ui/table/export/use-file-save'

import { useExportDisabledReason } from './use-export-disabled-reason'

interface ServerExportButtonProps {
  name: string
  /** Whether the button shows its name. */
  isLabelled?: boolean
  /** Has the server build the file, with the signs of the user's language. */
  load: (signs: CsvFormat) => Promise<{ url: string }>
  fileName: string
  /** Whether the request is complete, such as the creators of a chosen group. */
  isReady?: boolean
}

/** Downloads a file that the server builds, for users who may export. */
export function ServerExportButton({
  name,
  isLabelled = false,
  load,
  fileName,
  isReady,
}: ServerExportButtonProps) {
  const { t } = useTranslation(['common', 'analytics'])
  const { isBusy, save, alert } = useFileSave((error) =>
    t('data_table.export_failed_by', { reason: errorText(error) }),
  )
  const build = async () => {
    downloadUrl((await load(csvFormat())).url, fileName)
    toast.success(t('analytics:overview.exported'))
  }
  const button = {
    busy: isBusy,
    disabledReason: useExportDisabledReason(isReady),
    onClick: () => void save(build),
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {isLabelled ? (
        <Button icon={FileSpreadsheet} {...button}>
          {name}
        </Button>
      ) : (
        <IconButton icon={Download} name={name} {...button} />
      )}
      {alert}
    </span>
  )
}
