import { useCurrentUser } from '@/features/auth'

/** Whether the person may change groups, or only see them; to whom they are off, the route is not found (screens S0). */
export const useMayEditGroups = (): boolean => useCurrentUser().data?.chatterPermissions.groups === 'edit'
