import type { Permission } from '@/domain/account/permission'
import { useCurrentUser } from '@/features/auth'
import { useTranslation } from '@/i18n/use-translation'
import { useOnline } from '@/services/network/online'

/** Whether the user may change what a tool shows; without the tool the route is not found (screens S0). */
export const useMayEdit = (tool: Permission): boolean =>
  useCurrentUser().data?.chatterPermissions[tool] === 'edit'

/** Why nothing can be changed without a connection; undefined with one. */
export function useOfflineReason(): string | undefined {
  const { t } = useTranslation('common')
  return useOnline() ? undefined : t('form.offline_change')
}

/** Why the user can change nothing in a tool now; undefined when they can. */
export function useEditDisabledReason(tool: Permission, readOnly: string): string | undefined {
  const offline = useOfflineReason()
  return useMayEdit(tool) ? offline : readOnly
}
