import { useMutation, useQuery, keepPreviousData } from '@tanstack/react-query'

import { type Membership } from '@/domain/money/membership'
import { type Range } from '@/domain/time/range'
import {
  archiveMembership,
  listMemberships,
  listSubscribers,
  updateMembership,
} from '@/api/calls/creator/memberships'
import { send } from '@/api/send'
import { holdAll, useCrisisHold } from '@/features/crisis'
import { queryOf } from '@/api/query'

import { invalidateHookOf } from '../base/invalidate-hook'

/** Keeps the previous figures visible while new ones load. */
export const useMemberships = (range: Range, creatorId: string) =>
  useQuery({ ...queryOf(listMemberships, range, creatorId), placeholderData: keepPreviousData })

export const useInvalidateMemberships = invalidateHookOf(listMemberships, listSubscribers)

/** Reopens an archived membership to new members. */
export function useRestoreMembership(creatorId: string) {
  return useMutation({
    mutationFn: ({ membershipId }: Membership) =>
      send(archiveMembership, { membershipId, isArchived: false }, { creatorId }),
    meta: { onError: 'toast' },
    onSettled: useInvalidateMemberships(),
  })
}

interface MembershipPatch {
  of: Membership
  patch: { isPinned?: boolean; state?: 'live' | 'hidden' }
}

/** Updates single fields such as the pin; texts stay as the crisis check passed them. */
export function usePatchMembership(creatorId: string) {
  const hold = useCrisisHold()
  return useMutation({
    mutationFn: async ({ of, patch }: MembershipPatch) => {
      const { title, description } = of
      const texts = await holdAll(hold, { title, description })
      if (texts === undefined) return null
      const request = {
        membershipId: of.membershipId,
        version: of.version,
        ...texts,
        artId: of.art?.mediaId ?? null,
        state: of.state === 'live' ? ('live' as const) : ('hidden' as const),
        isPinned: of.isPinned,
        priceMonth: of.priceMonth,
        discountQuarter: of.discountQuarter,
        discountYear: of.discountYear,
        priceLifetime: of.priceLifetime,
        includedMessages: of.includedMessages,
        cap: of.cap,
        ...patch,
      }
      return send(updateMembership, request, { creatorId })
    },
    meta: { onError: 'toast' },
    onSettled: useInvalidateMemberships(),
  })
}
