import { useTranslation } from 'react-i18next'

import { useRoles } from '@/features/auth'

/** Why the asker may not change logs, and who may; nothing for those who may (screens S0). */
export function useLogLock(): string | undefined {
  const { t } = useTranslation('analytics')
  return useRoles().roles.includes('agency_manager') ? undefined : t('work_logs.locked')
}
