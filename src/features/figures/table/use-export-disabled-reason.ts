import { usePermission } from '@/features/auth'
import { useTranslation } from '@/i18n/use-translation'

/**
 * Returns why the user may not export figures, and who can allow it (screens S0, `canExport`), or that the figures
 * to export are not loaded; undefined if they may.
 */
export function useExportDisabledReason(isLoaded = true): string | undefined {
  const { t } = useTranslation('common')
  if (!usePermission('canExport')) return t('data_table.export_off')
  return isLoaded ? undefined : t('data_table.export_loading')
}
