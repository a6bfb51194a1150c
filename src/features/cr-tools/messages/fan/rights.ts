import { useCurrentUser } from '@/features/auth'

/** What the person may do with a fan (screens S0); not allowed until it is known. */
export function useFanRights() {
  const permissions = useCurrentUser().data?.chatterPermissions
  return {
    readsNotes: permissions?.notes !== 'off',
    writesNotes: permissions?.notes === 'edit',
    acts: permissions?.messages === 'edit',
    changesLists: permissions?.lists === 'edit',
    seesLists: permissions?.lists !== 'off',
    seesSpend: permissions?.canSeeSpend !== false,
    seesStaffNames: permissions?.canSeeStaffNames === true,
    readsGroups: permissions?.groups === 'view' || permissions?.groups === 'edit',
    editsGroups: permissions?.groups === 'edit',
  }
}
