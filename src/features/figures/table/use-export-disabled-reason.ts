import { usePermission } from '@/features/auth'
import { useTranslation } from '@/i18n/use-translation'

/**
 * Returns why the user may not export figures, and who can allow it; undefined if they may (screens S0,
 * `canExport`).
 */
export function useExportDisabledReason(): string | undefined {
  const { t } = useTranslation('common')
  const may = usePermission('canExport')
  return may ? undefined : t('data_table.export_off')
}
