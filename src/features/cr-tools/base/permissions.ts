import type { Permission } from '@/domain/account/permission'
import { usePermission } from '@/features/auth'
import { useTranslation } from '@/i18n/use-translation'
import { useOnline } from '@/services/network/online'

/** Whether the user may change what a tool shows; without the tool the route is not found (screens S0). */
export const useMayEdit = (tool: Permission): boolean => usePermission(tool) === 'edit'

/** Whether the user may open a tool; false until known. */
export const useMayOpen = (tool: Permission): boolean => (usePermission(tool) ?? 'off') !== 'off'

/** Whether the user may see what fans spend (screens S0); false until known. */
export const useCanSeeSpend = (): boolean => usePermission('canSeeSpend') === true

/** Whether the user may see which colleague did what (screens S0); false until known. */
export const useCanSeeStaffNames = (): boolean => usePermission('canSeeStaffNames') === true

/** Why nothing can be changed without a connection; undefined with one. */
export function useOfflineReason(): string | undefined {
  const { t } = useTranslation('common')
  return useOnline() ? undefined : t('form.offline_change')
}

/** What a tool says to a user who may only view it. */
const VIEW_ONLY_TEXTS = {
  discountsTrials: ['marketplace', 'offers.read_only'],
  dmca: ['marketplace', 'dmca.read_only'],
  groups: ['tools', 'groups.read_only'],
  lists: ['lists', 'read_only'],
  live: ['tools', 'broadcast.view_only'],
  memberships: ['marketplace', 'memberships.view_only'],
  massMessages: ['tools', 'mass.denied'],
  messages: ['tools', 'composer.read_only_no_permission'],
  postCategories: ['tools', 'categories.view_only'],
  scheduler: ['calendar', 'scheduler.denied'],
  vault: ['marketplace', 'vault.view_only'],
  welcomeMessages: ['marketplace', 'welcome.read_only'],
} as const satisfies Partial<Record<Permission, readonly string[]>>
type ToolWithText = keyof typeof VIEW_ONLY_TEXTS

/** Why the user may only view a tool, and who can grant more; undefined when they may edit, and until known. */
export function useViewOnlyReason(tool: ToolWithText): string | undefined {
  const [namespace, key] = VIEW_ONLY_TEXTS[tool]
  const { t } = useTranslation(namespace)
  const level = usePermission(tool)
  return level === undefined || level === 'edit' ? undefined : t(key)
}

/**
 * Why the buttons of a tool are off now, offline too; undefined when they work. What is mounted never depends on it:
 * `useMayEdit`, and for forms `useShowsForm`.
 */
export function useEditDisabledReason(tool: ToolWithText): string | undefined {
  const [namespace, key] = VIEW_ONLY_TEXTS[tool]
  const { t } = useTranslation(namespace)
  const offline = useOfflineReason()
  return useMayEdit(tool) ? offline : t(key)
}
