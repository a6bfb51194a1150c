import { useName, useNames } from '@/api/user-names'

import { useCanSeeStaffNames } from '../base/permissions'

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
