import { useInfiniteQuery, useMutation } from '@tanstack/react-query'

import {
  decideProfileSuggestion,
  listProfileSuggestions,
  withdrawProfileSuggestion,
} from '@/api/calls/profile'
import { pagesOf } from '@/api/query'
import { send } from '@/api/send'

import { useRefreshProfile } from './use-profile'

const PER_PAGE = 10

/** One's own suggestions; all of them for those who may decide. Newest first. */
export const useSuggestions = (creatorId: string) =>
  useInfiniteQuery(pagesOf(listProfileSuggestions, { limit: PER_PAGE }, creatorId))

/** Takes back one's own. What was decided meanwhile shows with the refetch. */
export function useWithdraw(creatorId: string, onDone: () => void) {
  const refresh = useRefreshProfile(creatorId)
  return useMutation({
    mutationFn: (suggestionId: string) => send(withdrawProfileSuggestion, { suggestionId }, { creatorId }),
    meta: { onError: 'toast' },
    onSuccess: onDone,
    onSettled: refresh,
  })
}

/** Accepts one: the profile changes with it. */
export function useAccept(creatorId: string, onDone: () => void) {
  const refresh = useRefreshProfile(creatorId)
  return useMutation({
    mutationFn: (suggestionId: string) =>
      send(decideProfileSuggestion, { suggestionId, accept: true, note: '' }, { creatorId }),
    meta: { onError: 'toast' },
    onSuccess: onDone,
    onSettled: refresh,
  })
}
