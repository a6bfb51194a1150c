import type { PermissionLevel } from '@/domain/account/permission'
import { useCurrentUser } from '@/features/auth'

const isGranted = (level: PermissionLevel | undefined): boolean => level === 'view' || level === 'edit'

/** Returns what the user may do with a fan (screens S0); nothing until known. */
export function useFanPermissions() {
  const permissions = useCurrentUser().data?.chatterPermissions
  return {
    readsNotes: isGranted(permissions?.notes),
    writesNotes: permissions?.notes === 'edit',
    acts: permissions?.messages === 'edit',
    changesLists: permissions?.lists === 'edit',
    seesLists: isGranted(permissions?.lists),
    seesSpend: permissions?.canSeeSpend === true,
    readsGroups: isGranted(permissions?.groups),
    editsGroups: permissions?.groups === 'edit',
  }
}
