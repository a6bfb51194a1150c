import { useCurrentUser } from '@/features/auth'

import { useName, useNames } from './names'

const usePermissions = () => useCurrentUser().data?.chatterPermissions

/** Whether the person may know what fans spend (screens S0); not until it is known. */
export const useSeesSpend = (): boolean => usePermissions()?.canSeeSpend === true

/** Whether the person may know which colleague did what (screens S0); not until it is known. */
export const useSeesStaffNames = (): boolean => usePermissions()?.canSeeStaffNames === true

/** The name of a colleague; nothing until it has come, and where names of staff are hidden. */
export function useColleague(userId: string | null): string | undefined {
  const sees = useSeesStaffNames()
  return useName(sees ? userId : null)
}

/** The same for several, by id. */
export function useColleagues(ids: readonly string[]): (id: string) => string | undefined {
  const sees = useSeesStaffNames()
  return useNames(sees ? ids : [])
}
