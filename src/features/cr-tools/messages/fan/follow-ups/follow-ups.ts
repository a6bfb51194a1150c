import { useMutation } from '@tanstack/react-query'

import type { RequestOf } from '@/api/call'
import { saveFollowUp } from '@/api/calls/chat/fan'
import { mutationOf } from '@/api/query'
import type { FollowUp } from '@/domain/chat/fan'
import { isoOf } from '@/domain/time/instant'
import { newId } from '@/services/page/new-id'

import { type FanSubject, useFanAnswer, useFanPatch } from '../panel/fan-cache'

/** By due time, those without one last. */
const byDue = (a: FollowUp, b: FollowUp) => (a.dueAt ?? Infinity) - (b.dueAt ?? Infinity) || 0

export const openFollowUps = (all: readonly FollowUp[]): FollowUp[] =>
  all.filter(({ done }) => !done).toSorted(byDue)
export const doneFollowUps = (all: readonly FollowUp[]): FollowUp[] => all.filter(({ done }) => done)

/** Builds the save request of a follow-up. */
export const saveFollowUpRequest = (
  userId: string,
  { followUpId, text, dueAt, done }: FollowUp,
): RequestOf<typeof saveFollowUp> => ({
  clientId: newId(),
  userId,
  followUpId,
  text,
  dueAt: dueAt === null ? null : isoOf(dueAt),
  done,
})

const withSaved = (all: readonly FollowUp[], saved: FollowUp): FollowUp[] =>
  all.some(({ followUpId }) => followUpId === saved.followUpId)
    ? all.map((one) => (one.followUpId === saved.followUpId ? saved : one))
    : [...all, saved]

/** Saves a follow-up. Completing is optimistic and rolled back when the server refuses. */
export function useSaveFollowUp(subject: FanSubject) {
  const patch = useFanPatch(subject)
  const applyAnswer = useFanAnswer(subject)
  return useMutation({
    ...mutationOf(saveFollowUp, subject.creatorId),
    onMutate: ({ followUpId, done }) =>
      patch(({ followUps }) => ({
        followUps: followUps.map((one) => (one.followUpId === followUpId ? { ...one, done } : one)),
      })),
    onError: (_error, _request, takeBack) => takeBack?.(),
    onSuccess: (saved) => applyAnswer(({ followUps }) => ({ followUps: withSaved(followUps, saved) })),
  })
}
