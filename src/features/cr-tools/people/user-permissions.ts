import { useName, useNames } from '@/api/user-names'
import type { Permission } from '@/domain/account/permission'
import { useCurrentUser } from '@/features/auth'

const usePermissions = () => useCurrentUser().data?.chatterPermissions

/** Returns whether the user may see what fans spend (screens S0); false until known. */
export const useCanSeeSpend = (): boolean => usePermissions()?.canSeeSpend === true

/** Returns whether the user may see which colleague did what (screens S0); false until known. */
export const useCanSeeStaffNames = (): boolean => usePermissions()?.canSeeStaffNames === true

/** Returns whether the user may open a tool; false until known. */
export const useMayOpen = (tool: Permission): boolean => (usePermissions()?.[tool] ?? 'off') !== 'off'

/** Returns a colleague's name; undefined while loading and where staff names are hidden. */
export function useColleagueName(userId: string | null): string | undefined {
  const sees = useCanSeeStaffNames()
  return useName(sees ? userId : null)
}

/** Returns a lookup of colleagues' names by ID. */
export function useColleagueNames(ids: readonly string[]): (id: string) => string | undefined {
  const sees = useCanSeeStaffNames()
  return useNames(sees ? ids : [])
}
