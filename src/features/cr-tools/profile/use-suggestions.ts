import { useInfiniteQuery, useMutation } from '@tanstack/react-query'

import {
  decideProfileSuggestion,
  listProfileSuggestions,
  withdrawProfileSuggestion,
} from '@/api/calls/creator/profile'
import { pagesOf } from '@/api/query'
import { send } from '@/api/send'

import { useInvalidateProfile } from './use-profile'

const PER_PAGE = 10

/** The user's own suggestions, or all for those who may decide; newest first. */
export const useSuggestions = (creatorId: string) =>
  useInfiniteQuery(pagesOf(listProfileSuggestions, { limit: PER_PAGE }, creatorId))

/** Withdraws the user's own suggestion. The refetch shows a decision made in the meantime. */
export function useWithdrawSuggestion(creatorId: string, onDone: () => void) {
  const refresh = useInvalidateProfile(creatorId)
  return useMutation({
    mutationFn: (suggestionId: string) => send(withdrawProfileSuggestion, { suggestionId }, { creatorId }),
    meta: { onError: 'toast' },
    onSuccess: onDone,
    onSettled: refresh,
  })
}

/** Accepts a suggestion, which updates the profile. */
export function useAcceptSuggestion(creatorId: string, onDone: () => void) {
  const refresh = useInvalidateProfile(creatorId)
  return useMutation({
    mutationFn: (suggestionId: string) =>
      send(decideProfileSuggestion, { suggestionId, accept: true, note: '' }, { creatorId }),
    meta: { onError: 'toast' },
    onSuccess: onDone,
    onSettled: refresh,
  })
}
