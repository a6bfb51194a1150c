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

/** What a tool says to a user who may only view it. */
const VIEW_ONLY_TEXTS = {
  discountsTrials: ['marketplace', 'offers.read_only'],
  dmca: ['marketplace', 'dmca.read_only'],
  lists: ['lists', 'read_only'],
  live: ['tools', 'broadcast.view_only'],
  scheduler: ['calendar', 'scheduler.denied'],
  vault: ['marketplace', 'vault.view_only'],
  welcomeMessages: ['marketplace', 'welcome.read_only'],
} as const satisfies Partial<Record<Permission, readonly string[]>>

/** Why the user can change nothing in a tool now; undefined when they can. */
export function useEditDisabledReason(tool: keyof typeof VIEW_ONLY_TEXTS): string | undefined {
  const [namespace, key] = VIEW_ONLY_TEXTS[tool]
  const { t } = useTranslation(namespace)
  const offline = useOfflineReason()
  return useMayEdit(tool) ? offline : t(key)
}
