import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'

import type { RequestOf } from '@/api/call'
import {
  archiveMembership,
  getMembership,
  getPriceImpact,
  listMembershipPosts,
  listMemberships,
  listSubscribers,
  reorderMemberships,
  updateMembership,
} from '@/api/calls/creator/memberships'
import { errorText } from '@/api/errors'
import { pagesOf, queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { Membership } from '@/domain/money/membership'
import type { Range } from '@/domain/time/range'
import { useCurrentUser } from '@/features/auth'
import { useCrisisHold } from '@/features/crisis'
import { toast } from '@/services/page/toasts'

import type { MembershipsView } from './memberships-view'

/** Whether the user may edit memberships; without access the route is not found (screens S0). */
export const useMayEditMemberships = (): boolean =>
  useCurrentUser().data?.chatterPermissions.memberships === 'edit'

/** Keeps the previous figures visible while new ones load. */
export const useMemberships = (range: Range, creatorId: string) =>
  useQuery({ ...queryOf(listMemberships, range, creatorId), placeholderData: keepPreviousData })

/** The latest version for the editor; the list may be stale. */
export const useMembership = (membershipId: string, range: Range, creatorId: string) =>
  useQuery({ ...queryOf(getMembership, { membershipId, ...range }, creatorId), staleTime: 0, gcTime: 0 })

export const usePriceImpact = (membershipId: string, price: number, creatorId: string) =>
  useQuery({
    ...queryOf(getPriceImpact, { membershipId, price }, creatorId),
    placeholderData: keepPreviousData,
  })

type SubscribersRequest = Omit<RequestOf<typeof listSubscribers>, 'limit' | 'lastId'>

/** The filters as request parameters. */
export const subscribersRequestOf = ({
  membershipId,
  subscriberState,
  query,
  order,
}: MembershipsView): SubscribersRequest => ({
  sort: order,
  ...(membershipId !== null && { membershipId }),
  ...(subscriberState !== null && { state: subscriberState }),
  ...(query !== '' && { query }),
})

export const useSubscribers = (view: MembershipsView, creatorId: string) =>
  useInfiniteQuery({
    ...pagesOf(listSubscribers, { ...subscribersRequestOf(view), limit: 100 }, creatorId),
    placeholderData: keepPreviousData,
  })

export const useMembershipPosts = (membershipId: string, creatorId: string) =>
  useInfiniteQuery(pagesOf(listMembershipPosts, { membershipId, limit: 24 }, creatorId))

/** Invalidates all membership queries. */
export function useInvalidateMemberships(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [listMemberships, listSubscribers].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    )
}

/** Reorders optimistically and rolls back on rejection. `ids`: memberships that are not archived. */
export function useReorderMemberships(range: Range, creatorId: string) {
  const client = useQueryClient()
  const { queryKey } = queryOf(listMemberships, range, creatorId)
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      send(reorderMemberships, { membershipIds: [...ids] }, { creatorId }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) {
        const placeOf = (one: Membership) => ids.indexOf(one.membershipId)
        const [open, rest] = [
          before.data.filter((one) => placeOf(one) >= 0),
          before.data.filter((one) => placeOf(one) < 0),
        ]
        const data = [...open.toSorted((one, other) => placeOf(one) - placeOf(other)), ...rest]
        client.setQueryData(queryKey, { ...before, data })
      }
      return before
    },
    onError: (error, _, before) => {
      client.setQueryData(queryKey, before)
      toast.error(errorText(error))
    },
    onSettled: () => client.invalidateQueries({ queryKey: [listMemberships.path] }),
  })
}

/** Closes a membership to new members, or reopens it. */
export function useArchiveMembership(creatorId: string) {
  const refresh = useInvalidateMemberships()
  return useMutation({
    mutationFn: ({ membershipId, isArchived }: { membershipId: string; isArchived: boolean }) =>
      send(archiveMembership, { membershipId, isArchived }, { creatorId }),
    onSettled: refresh,
  })
}

/** Updates single fields such as the pin; texts stay as the crisis check passed them. */
export function usePatchMembership(creatorId: string) {
  const hold = useCrisisHold()
  const refresh = useInvalidateMemberships()
  return useMutation({
    mutationFn: async ({
      of,
      patch,
    }: {
      of: Membership
      patch: { isPinned?: boolean; state?: 'live' | 'hidden' }
    }) => {
      const title = await hold(of.title)
      const description = title !== undefined ? await hold(of.description) : undefined
      if (title === undefined || description === undefined) return null
      return send(
        updateMembership,
        {
          membershipId: of.membershipId,
          version: of.version,
          title,
          description,
          artId: of.art?.mediaId ?? null,
          state: of.state === 'live' ? 'live' : 'hidden',
          isPinned: of.isPinned,
          priceMonth: of.priceMonth,
          discountQuarter: of.discountQuarter,
          discountYear: of.discountYear,
          priceLifetime: of.priceLifetime,
          includedMessages: of.includedMessages,
          cap: of.cap,
          ...patch,
        },
        { creatorId },
      )
    },
    meta: { onError: 'toast' },
    onSettled: refresh,
  })
}
