import { useTranslation } from '@/i18n/use-translation'

import { useCurrentUser } from '@/features/auth'

/**
 * Returns why the user may not export figures, and who can allow it; undefined if they may (screens S0,
 * `canExport`).
 */
export function useExportDisabledReason(): string | undefined {
  const { t } = useTranslation('common')
  const may = useCurrentUser().data?.chatterPermissions.canExport ?? false
  return may ? undefined : t('data_table.export_off')
}
