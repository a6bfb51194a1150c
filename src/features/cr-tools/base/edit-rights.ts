import type { Permission } from '@/domain/account/permission'
import { useCurrentUser } from '@/features/auth'
import { useOnline } from '@/services/network/online'

/** Whether the user may change what a tool shows; without the tool the route is not found (screens S0). */
export const useMayEdit = (tool: Permission): boolean =>
  useCurrentUser().data?.chatterPermissions[tool] === 'edit'

/** Why the user can change nothing in a tool now; undefined when they can. */
export function useEditDisabledReason(
  tool: Permission,
  words: { readOnly: string; offline: string },
): string | undefined {
  const mayEdit = useMayEdit(tool)
  const isOnline = useOnline()
  if (!mayEdit) return words.readOnly
  return isOnline ? undefined : words.offline
}
