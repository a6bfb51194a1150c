import { useTranslation } from '@/i18n/use-translation'

import type { WorkDay } from '@/domain/shift/work-day'
import { useCurrentUser, useRoles } from '@/features/auth'

/** Why the user may not change the logs of a day, and who may; undefined if they may (screens S0). */
export function useLogLock({ userId, canEdit }: Pick<WorkDay, 'userId' | 'canEdit'>): string | undefined {
  const { t } = useTranslation('analytics')
  const me = useCurrentUser().data?.userId
  const isManager = useRoles().roles.includes('agency_manager')
  if (canEdit) return undefined
  if (userId === me) return t('work_logs.locked_own')
  return t(isManager ? 'pay_lock.above' : 'work_logs.locked')
}
