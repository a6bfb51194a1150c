import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import {
  countWelcomeReach,
  deleteWelcomeSequence,
  getWelcomeSequence,
  getWelcomeStats,
  listWelcomeDeliveries,
  listWelcomeSequences,
  reorderWelcomeSequences,
  toggleWelcomeSequence,
} from '@/api/calls/creator/welcome-messages'
import type { RequestOf } from '@/api/call'
import { listFanLists } from '@/api/calls/chat/fan'
import { listSchedule } from '@/api/calls/creator/scheduler'
import { errorText } from '@/api/errors'
import { pagesOf, queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { Range } from '@/domain/time/range'
import type { WelcomeSequence, WelcomeState } from '@/domain/welcome/welcome-message'
import { WELCOME_LIMITS } from '@/domain/welcome/welcome-rules'
import { useCurrentUser } from '@/features/auth'
import { useOnline } from '@/services/network/online'
import { toast } from '@/services/page/toasts'

/** Whether the user may change sequences; where they are off, the route is not found (screens S0). */
export const useMayEditWelcome = (): boolean =>
  useCurrentUser().data?.chatterPermissions.welcomeMessages === 'edit'

/** Why nothing can be changed now, in words; undefined where it can. */
export function useWelcomeOff(): string | undefined {
  const { t } = useTranslation('marketplace')
  const mayEdit = useMayEditWelcome()
  const isOnline = useOnline()
  if (!mayEdit) return t('welcome.read_only')
  return isOnline ? undefined : t('welcome.offline')
}

/** One request holds every sequence that a creator can have. */
const allOf = (creatorId: string) =>
  queryOf(listWelcomeSequences, { limit: WELCOME_LIMITS.sequences }, creatorId)

export const useSequences = (creatorId: string) => useQuery(allOf(creatorId))

/** The latest version, for the editor: the list may be older. */
export const useLatestSequence = (sequenceId: string, creatorId: string) =>
  useQuery({ ...queryOf(getWelcomeSequence, { sequenceId }, creatorId), staleTime: 0, gcTime: 0 })

/** The figures before stay visible until the new ones have loaded. */
export const useWelcomeStats = (range: Range | null, creatorId: string, sequenceId?: string) =>
  useQuery({
    ...queryOf(
      getWelcomeStats,
      { ...(range ?? NO_RANGE), ...(sequenceId !== undefined && { sequenceId }) },
      creatorId,
    ),
    enabled: range !== null,
    placeholderData: keepPreviousData,
  })
const NO_RANGE: Range = { from: '', to: '', timezone: '' }

type DeliveriesRequest = Omit<RequestOf<typeof listWelcomeDeliveries>, 'limit' | 'lastId'>

export const useDeliveries = (request: DeliveriesRequest, creatorId: string) =>
  useInfiniteQuery({
    ...pagesOf(listWelcomeDeliveries, { ...request, limit: 50 }, creatorId),
    placeholderData: keepPreviousData,
  })

/** How many fans a sequence would reach, while it is written. Null while the fields are incomplete. */
export const useReach = (request: RequestOf<typeof countWelcomeReach> | null, creatorId: string) =>
  useQuery({
    ...queryOf(countWelcomeReach, request ?? NO_REACH, creatorId),
    enabled: request !== null,
    placeholderData: keepPreviousData,
  })
const NO_REACH: RequestOf<typeof countWelcomeReach> = {
  trigger: 'new_member',
  entryListId: null,
  daysBefore: null,
  audience: { members: [], tiers: [], listId: null, excludeListId: null },
}

/** Refetches everything that shows sequences; the scheduler shows their steps, lists what uses them. */
export function useRefreshWelcome(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [
        listWelcomeSequences,
        getWelcomeStats,
        listWelcomeDeliveries,
        countWelcomeReach,
        listSchedule,
        listFanLists,
      ].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    )
}

/** Reorders optimistically; the former order returns when the server refuses. `ids`: those that are not archived. */
export function useReorder(creatorId: string) {
  const client = useQueryClient()
  const { queryKey } = allOf(creatorId)
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      send(reorderWelcomeSequences, { sequenceIds: [...ids] }, { creatorId }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) {
        const placeOf = ({ sequenceId }: WelcomeSequence) => ids.indexOf(sequenceId)
        const open = before.data.filter((one) => placeOf(one) >= 0)
        const rest = before.data.filter((one) => placeOf(one) < 0)
        const data = [...open.toSorted((one, other) => placeOf(one) - placeOf(other)), ...rest]
        client.setQueryData(queryKey, { ...before, data })
      }
      return before
    },
    onError: (error, _, before) => {
      client.setQueryData(queryKey, before)
      toast.error(errorText(error))
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Activates, pauses or archives a sequence. */
export function useToggle(creatorId: string) {
  const refresh = useRefreshWelcome()
  return useMutation({
    mutationFn: ({ sequenceId, state }: { sequenceId: string; state: WelcomeState }) =>
      send(toggleWelcomeSequence, { sequenceId, state }, { creatorId }),
    onSettled: refresh,
  })
}

export function useDeleteSequence(creatorId: string) {
  const refresh = useRefreshWelcome()
  return useMutation({
    mutationFn: (sequenceId: string) => send(deleteWelcomeSequence, { sequenceId }, { creatorId }),
    onSettled: refresh,
  })
}
