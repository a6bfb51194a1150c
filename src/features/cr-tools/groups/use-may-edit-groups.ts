import { useCurrentUser } from '@/features/auth'

/** Whether the user may edit groups; without groups access the route is not found (screens S0). */
export const useMayEditGroups = (): boolean => useCurrentUser().data?.chatterPermissions.groups === 'edit'
