import { getPreferences, updatePreferences } from '@/api/calls/account/user'
import { mutationOf, queryOf } from '@/api/query'
import { useOptimisticSetting } from '@/api/use-optimistic-setting'

/** Returns the preferences that follow the user, and their setter. */
export const usePreferences = () =>
  useOptimisticSetting(queryOf(getPreferences), mutationOf(updatePreferences), {
    bodyOf: (_next, patch) => patch,
  })
