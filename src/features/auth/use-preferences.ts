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
