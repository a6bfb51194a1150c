import { useTranslation } from '@/i18n/use-translation'

import { useCurrentUser } from '@/features/auth/index'

/** Why somebody may not save figures as a file, and who allows it; undefined where they may (screens S0, `canExport`). */
export function useExportOff(): string | undefined {
  const { t } = useTranslation('common')
  const may = useCurrentUser().data?.chatterPermissions.canExport ?? false
  return may ? undefined : t('data_table.export_off')
}
