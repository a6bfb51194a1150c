import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'

import { getPreferences, updatePreferences } from '@/api/calls/account/user'
import { callQueryKey, mutationOf, queryOf } from '@/api/query'
import type { Preferences, PreferencesPatch } from '@/domain/account/preferences'

const KEY = callQueryKey(getPreferences)

/** Returns the preferences that follow the user, and their setter: optimistic, rolled back on an error. */
export function usePreferences() {
  const client = useQueryClient()
  const read = useQuery(queryOf(getPreferences))
  const change = useMutation({
    ...mutationOf(updatePreferences),
    onMutate: async (patch: v.InferInput<typeof PreferencesPatch>) => {
      await client.cancelQueries({ queryKey: KEY })
      const before = client.getQueryData<Preferences>(KEY)
      client.setQueryData<Preferences>(KEY, (known) => known && Object.assign({ ...known }, patch))
      return { before }
    },
    onError: (_error, _patch, context) => {
      if (context?.before) client.setQueryData<Preferences>(KEY, context.before)
    },
    onSuccess: (saved) => client.setQueryData<Preferences>(KEY, saved),
  })
  return { read, change }
}

/** Returns which columns of a table the user has hidden; it follows the user across devices (screens S0). */
export function useHiddenColumns(table: string) {
  const { read, change } = usePreferences()
  const all = read.data?.hiddenColumns
  return {
    hidden: all?.[table],
    onHidden: (hidden: readonly string[]) =>
      change.mutate({ hiddenColumns: { ...all, [table]: [...hidden] } }),
  }
}
