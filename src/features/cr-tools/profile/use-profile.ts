import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'

import { listAssignedCreators } from '@/api/calls/chatter'
import { getProfile, listProfileSuggestions } from '@/api/calls/profile'
import { getUserDisplay, getUsername, searchCreators } from '@/api/calls/user'
import { keyOf, queryOf } from '@/api/query'
import { useCurrentUser } from '@/features/auth'

/** Whether the user may change the profile; others suggest changes (screens S15). */
export const useMayEditProfile = (): boolean => useCurrentUser().data?.chatterPermissions.profile === 'edit'

export const useProfile = (creatorId: string) => useQuery(queryOf(getProfile, { creatorId }, creatorId))

/** Whose names an answer of an agency page may carry. */
const isOfAgency = ({ queryKey: [path] }: { queryKey: readonly unknown[] }): boolean =>
  typeof path === 'string' && path.startsWith('/api/agency/')

/** Refetches whatever shows a creator's names: the profile, the creator in focus, the strip, the agency's pages. */
const refreshNames = (client: QueryClient, creatorId: string): Promise<unknown> =>
  Promise.all([
    ...[listAssignedCreators, searchCreators].map(({ path }) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
    client.invalidateQueries({ queryKey: keyOf(getUserDisplay, { userId: creatorId }) }),
    client.invalidateQueries({ queryKey: keyOf(getUsername, { userId: creatorId }) }),
    client.invalidateQueries({ predicate: isOfAgency }),
  ])

/** Refetches the profile, its suggestions, and wherever the creator's names are shown. */
export function useRefreshProfile(creatorId: string): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryOf(getProfile, { creatorId }, creatorId).queryKey }),
      client.invalidateQueries({ queryKey: [listProfileSuggestions.path] }),
      refreshNames(client, creatorId),
    ])
}
