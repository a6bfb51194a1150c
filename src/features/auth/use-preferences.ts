import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'

import { getPreferences, updatePreferences } from '@/api/calls/account/user'
import { patchQueries } from '@/api/patch-queries'
import { callQueryKey, mutationOf, queryOf } from '@/api/query'
import type { Preferences, PreferencesPatch } from '@/domain/account/preferences'

const KEY = callQueryKey(getPreferences)

/** Returns the preferences that follow the user, and their setter: optimistic, rolled back on an error. */
export function usePreferences() {
  const client = useQueryClient()
  const read = useQuery(queryOf(getPreferences))
  const change = useMutation({
    ...mutationOf(updatePreferences),
    onMutate: (patch: v.InferInput<typeof PreferencesPatch>) =>
      patchQueries<Preferences>(client, KEY, (known) => Object.assign({ ...known }, patch)),
    onError: (_error, _patch, rollback) => rollback?.(),
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
