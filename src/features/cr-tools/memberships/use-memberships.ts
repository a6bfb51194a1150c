import {
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  keepPreviousData,
} from '@tanstack/react-query'

import { type Membership } from '@/domain/money/membership'
import { type Range } from '@/domain/time/range'
import {
  archiveMembership,
  listMemberships,
  listSubscribers,
  updateMembership,
} from '@/api/calls/creator/memberships'
import type { ResponseOf } from '@/api/call'
import { send } from '@/api/send'
import { holdAll, useCrisisHold } from '@/features/crisis'
import { queryOf } from '@/api/query'

import { useInvalidateCalls } from '@/api/use-invalidate-calls'

/** Keeps the previous figures visible while new ones load. */
export const useMemberships = (range: Range, creatorId: string) =>
  useQuery({ ...queryOf(listMemberships, range, creatorId), placeholderData: keepPreviousData })

export const useInvalidateMemberships = () => useInvalidateCalls(listMemberships, listSubscribers)

/** Reopens an archived membership to new members. */
export function useRestoreMembership(creatorId: string, onDone: (membership: Membership) => void) {
  return useMutation({
    mutationFn: ({ membershipId }: Membership) =>
      send(archiveMembership, { membershipId, isArchived: false }, { creatorId }),
    meta: { onError: 'toast' },
    onSuccess: (_answer, membership) => onDone(membership),
    onSettled: useInvalidateMemberships(),
  })
}

/** A membership as last loaded, for whatever period. */
const latestOf = (client: QueryClient, shown: Membership): Membership =>
  client
    .getQueriesData<ResponseOf<typeof listMemberships>>({ queryKey: [listMemberships.path] })
    .flatMap(([, read]) => read?.data ?? [])
    .reduce((a, b) => (b.membershipId === a.membershipId && b.version > a.version ? b : a), shown)

interface MembershipPatch {
  membership: Membership
  patch: { isPinned?: boolean; state?: 'live' | 'hidden' }
}

/** Updates single fields such as the pin; texts stay as the crisis check passed them. */
export function usePatchMembership(creatorId: string) {
  const client = useQueryClient()
  const hold = useCrisisHold()
  return useMutation({
    // One at a time, each from the version that the one before has left.
    scope: { id: `membership ${creatorId}` },
    mutationFn: async ({ membership: shown, patch }: MembershipPatch) => {
      const membership = latestOf(client, shown)
      const { title, description } = membership
      const texts = await holdAll(hold, { title, description })
      if (texts === undefined) return null
      const request = {
        membershipId: membership.membershipId,
        version: membership.version,
        ...texts,
        artId: membership.art?.mediaId ?? null,
        state: membership.state === 'live' ? ('live' as const) : ('hidden' as const),
        isPinned: membership.isPinned,
        priceMonth: membership.priceMonth,
        discountQuarter: membership.discountQuarter,
        discountYear: membership.discountYear,
        priceLifetime: membership.priceLifetime,
        includedMessages: membership.includedMessages,
        cap: membership.cap,
        ...patch,
      }
      return send(updateMembership, request, { creatorId })
    },
    meta: { onError: 'toast' },
    onSettled: useInvalidateMemberships(),
  })
}
