import { useMutation } from '@tanstack/react-query'

import { decideProfileSuggestion, withdrawProfileSuggestion } from '@/api/calls/creator/profile'
import { send } from '@/api/send'

import { useInvalidateProfile } from './use-profile'

/** Withdraws the user's own suggestion. The refetch shows a decision made in the meantime. */
export function useWithdrawSuggestion(creatorId: string, onDone: () => void) {
  const refresh = useInvalidateProfile(creatorId)
  return useMutation({
    mutationFn: (suggestionId: string) => send(withdrawProfileSuggestion, { suggestionId }, { creatorId }),
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
    onSuccess: onDone,
    onSettled: refresh,
  })
}
