import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { getMassMessage, listMassMessages } from '@/api/calls/chat/mass-messages'
import { listPosts } from '@/api/calls/creator/post-categories'
import { listSchedule, moveScheduled, retryScheduled } from '@/api/calls/creator/scheduler'
import type { ResponseOf } from '@/api/call'
import { patchQueries } from '@/api/patch-queries'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { instant, isoOf } from '@/domain/time/instant'
import { KIND_TOOL, SCHEDULE_KINDS, type ScheduleItem, type ScheduleKind } from '@/domain/schedule/schedule'
import { useCurrentUser } from '@/features/auth'
import { formatDateTime } from '@/i18n/format'
import { serverNow } from '@/services/network/server-clock'
import { toast } from '@/services/page/toasts'

import { useEditDisabledReason, useOfflineReason } from '../base/permissions'

type Schedule = ResponseOf<typeof listSchedule>

/** Poll interval while an item is publishing, as its state changes on the server. */
const PUBLISHING_MS = 2000
const MAX_POLL_MS = 5 * 60_000

/** Milliseconds until a state changes by itself: the next item starts or finishes publishing. */
function nextChangeMs(items: readonly ScheduleItem[]): number {
  const now = serverNow()
  if (items.some(({ state, kind }) => state === 'publishing' && kind !== 'live')) return PUBLISHING_MS
  const next = Math.min(...items.filter(({ state }) => state === 'scheduled').map(({ at }) => at))
  return Math.min(MAX_POLL_MS, Math.max(1000, next - now + 500))
}

/** Query of a range. Other pages change mass messages, so it refetches on every mount. */
export const useSchedule = (creatorId: string, range: { from: string; to: string }) =>
  useQuery({
    ...queryOf(listSchedule, range, creatorId),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => nextChangeMs(state.data?.data ?? []),
  })

/** Invalidates every query that shows scheduled items. */
export function invalidateSchedule(client: QueryClient): Promise<unknown> {
  return Promise.all(
    [listSchedule, listMassMessages, getMassMessage, listPosts].map(({ path }) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  )
}

const invalidateMassMessages = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [listMassMessages, getMassMessage].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
  )

/** Replaces an item with the server's answer, which omits the fan names: the audience is unchanged. */
const withSavedItem = (schedule: Schedule | undefined, saved: ScheduleItem): Schedule | undefined =>
  schedule && {
    ...schedule,
    data: schedule.data.map((one) =>
      one.itemId === saved.itemId ? { ...saved, fanName: saved.fanName ?? one.fanName } : one,
    ),
  }

/** Shows the server's answer in every cached range, before any refetch. */
export const showSavedItem = (client: QueryClient, saved: ScheduleItem): void => {
  client.setQueriesData<Schedule>({ queryKey: [listSchedule.path] }, (schedule) =>
    withSavedItem(schedule, saved),
  )
}

export interface ItemMove {
  item: ScheduleItem
  at: number
}

const withMovedItem = (schedule: Schedule, { item, at }: ItemMove): Schedule => ({
  ...schedule,
  data: schedule.data.map((one) => (one.itemId === item.itemId ? { ...one, at: instant(at) } : one)),
})

/** Moves an item optimistically, offers Undo, and rolls back when the server rejects it. */
export function useMoveItem(creatorId: string, timezone: string) {
  const { t } = useTranslation('calendar')
  const client = useQueryClient()
  const queryKey = [listSchedule.path]
  const { mutate, error, variables, reset } = useMutation({
    mutationFn: ({ item, at }: ItemMove) =>
      send(moveScheduled, { itemId: item.itemId, at: isoOf(at), timezone }, { creatorId }),
    onMutate: (move) => patchQueries<Schedule>(client, queryKey, (schedule) => withMovedItem(schedule, move)),
    onError: (_, __, rollback) => rollback?.(),
    // No refetch: a whole month would delay the next drag, and the answer has what changed.
    onSuccess: (saved) => {
      showSavedItem(client, saved)
      return invalidateMassMessages(client)
    },
    onSettled: (_, error) => (error ? invalidateSchedule(client) : undefined),
  })
  const move = (to: ItemMove, isUndo = false) =>
    mutate(to, {
      onSuccess: () =>
        toast.success(t('scheduler.moved', { when: formatDateTime(to.at, timezone) }), {
          ...(!isUndo && {
            undo: () => move({ item: to.item, at: to.item.at }, true),
          }),
        }),
    })
  return { move, error, failed: error ? variables?.item : undefined, reset }
}

export function useRetryItem(creatorId: string, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ itemId }: ScheduleItem) => send(retryScheduled, { itemId }, { creatorId }),
    onSuccess: onDone,
    onSettled: () => invalidateSchedule(client),
  })
}

/** What the user may do with items, and why not: each kind follows the access to its tool (screens S0). */
export function useScheduleRights() {
  const { t } = useTranslation('calendar')
  const disabledReason = useEditDisabledReason('scheduler')
  const offline = useOfflineReason()
  const permissions = useCurrentUser().data?.chatterPermissions
  const levelOf = (kind: ScheduleKind) => permissions?.[KIND_TOOL[kind]] ?? 'off'
  const creatable = SCHEDULE_KINDS.filter((kind) => levelOf(kind) === 'edit')
  return {
    isDenied: levelOf('post') !== 'edit',
    disabledReason,
    disabledReasonOf: ({ kind }: ScheduleItem): string | undefined => {
      const isDenied = (kind === 'mass' || kind === 'live') && levelOf(kind) !== 'edit'
      return disabledReason ?? (isDenied ? t(`scheduler.denied_${kind}`) : undefined)
    },
    /** Whether the item's own screen is open to the user. */
    mayOpen: ({ kind }: ScheduleItem): boolean => levelOf(kind) !== 'off',
    creatable,
    createDisabledReason: creatable.length === 0 ? t('scheduler.denied') : offline,
  }
}
