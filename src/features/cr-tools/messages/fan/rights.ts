import type { PermissionLevel } from '@/domain/permission'
import { useCurrentUser } from '@/features/auth'

const isGiven = (level: PermissionLevel | undefined): boolean => level === 'view' || level === 'edit'

/** Returns what the user may do with a fan (screens S0); nothing until known. */
export function useFanRights() {
  const permissions = useCurrentUser().data?.chatterPermissions
  return {
    readsNotes: isGiven(permissions?.notes),
    writesNotes: permissions?.notes === 'edit',
    acts: permissions?.messages === 'edit',
    changesLists: permissions?.lists === 'edit',
    seesLists: isGiven(permissions?.lists),
    seesSpend: permissions?.canSeeSpend === true,
    readsGroups: isGiven(permissions?.groups),
    editsGroups: permissions?.groups === 'edit',
  }
}
