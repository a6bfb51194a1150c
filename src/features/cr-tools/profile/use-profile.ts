import { type QueryClient, useQueryClient } from '@tanstack/react-query'

import { listAssignedCreators } from '@/api/calls/chatter/chatter'
import { getProfile, listProfileSuggestions } from '@/api/calls/creator/profile'
import { getUserDisplay, getUsername, searchCreators } from '@/api/calls/account/user'
import { callQueryKey, queryOf, invalidateCalls } from '@/api/query'

/** Whether a query belongs to the agency's pages, which show creators' names. */
const isOfAgency = ({ queryKey: [path] }: { queryKey: readonly unknown[] }): boolean =>
  typeof path === 'string' && path.startsWith('/api/agency/')

/** Invalidates every query with a creator's names: profile, creator in focus, strip, agency pages. */
const invalidateCreatorNames = (client: QueryClient, creatorId: string): Promise<unknown> =>
  Promise.all([
    invalidateCalls(client, listAssignedCreators, searchCreators),
    client.invalidateQueries({ queryKey: callQueryKey(getUserDisplay, { userId: creatorId }) }),
    client.invalidateQueries({ queryKey: callQueryKey(getUsername, { userId: creatorId }) }),
    client.invalidateQueries({ predicate: isOfAgency }),
  ])

/** Invalidates the profile, its suggestions, and every query with the creator's names. */
export function useInvalidateProfile(creatorId: string): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryOf(getProfile, { creatorId }, creatorId).queryKey }),
      invalidateCalls(client, listProfileSuggestions),
      invalidateCreatorNames(client, creatorId),
    ])
}
