import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import {
  alertCreator,
  cancelLive,
  getLiveStatus,
  getLiveSummary,
  listLiveModerators,
  listLiveTips,
  listPastLives,
  moderateLiveChat,
  saveLiveRecording,
  startLive,
} from '@/api/calls/creator/live'
import type { RequestOf } from '@/api/call'
import { pagesOf, queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { AlertKind, Broadcast } from '@/domain/live/broadcast'
import { useCurrentUser } from '@/features/auth'
import { useTranslation } from '@/i18n/use-translation'
import { deviceTimeZone } from '@/lib/device-time-zone'
import { newId } from '@/services/page/new-id'
import { useOnline } from '@/services/network/online'

import { updateBroadcast } from '../cache/broadcast-cache'

const PAST_PER_PAGE = 20
const TIPS_SHOWN = 20

const useLivePermissions = () => useCurrentUser().data?.chatterPermissions

/** Whether the user may broadcast; agency staff need an explicit permission (screens S19). */
export const useCanGoLive = (): boolean => useLivePermissions()?.canGoLive === true

/** Why nothing can be changed now: no permission or no connection. Undefined when it can. */
export function useLiveDisabledReason(): string | undefined {
  const { t } = useTranslation('tools')
  const mayEdit = useLivePermissions()?.live === 'edit'
  const isOnline = useOnline()
  return mayEdit ? (isOnline ? undefined : t('broadcast.offline')) : t('broadcast.view_only')
}

/** Time zone of lives: the agency's. */
export const useLiveZone = (): string => useCurrentUser().data?.agencyTimezone ?? deviceTimeZone()

/** The current and planned lives; the event stream keeps them fresh. */
export const useLiveStatus = (creatorId: string) => useQuery(queryOf(getLiveStatus, {}, creatorId))

export const usePastLives = (creatorId: string) =>
  useInfiniteQuery(pagesOf(listPastLives, { limit: PAST_PER_PAGE }, creatorId))

export const useLiveSummary = (creatorId: string, liveId: string) =>
  useQuery(queryOf(getLiveSummary, { liveId }, creatorId))

export const useLiveTips = (creatorId: string, liveId: string) =>
  useInfiniteQuery(pagesOf(listLiveTips, { liveId, limit: TIPS_SHOWN }, creatorId))

export const useModeratorOptions = (creatorId: string) => useQuery(queryOf(listLiveModerators, {}, creatorId))

/** Writes a live into the query cache. */
export function useCacheBroadcast(creatorId: string): (broadcast: Broadcast) => void {
  const client = useQueryClient()
  return (broadcast) => updateBroadcast({ client, creatorId }, broadcast)
}

export function useStartLive(creatorId: string) {
  const show = useCacheBroadcast(creatorId)
  return useMutation({
    mutationFn: (liveId: string) => send(startLive, { liveId }, { creatorId }),
    meta: { onError: 'toast' },
    onSuccess: show,
  })
}

export function useCancelLive(creatorId: string, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (liveId: string) => send(cancelLive, { liveId }, { creatorId }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: queryOf(getLiveStatus, {}, creatorId).queryKey }),
  })
}

/** Asks the creator, on their own screen, to do something. */
export function useAskCreator(creatorId: string, onDone: (kind: AlertKind) => void) {
  return useMutation({
    mutationFn: ({ liveId, kind }: { liveId: string; kind: AlertKind }) =>
      send(alertCreator, { liveId, kind, text: '', clientId: newId() }, { creatorId }),
    meta: { onError: 'toast' },
    onSuccess: (_, { kind }) => onDone(kind),
  })
}

export function useModerateComment(creatorId: string, liveId: string) {
  const show = useCacheBroadcast(creatorId)
  return useMutation({
    mutationFn: (act: Omit<RequestOf<typeof moderateLiveChat>, 'liveId'>) =>
      send(moderateLiveChat, { liveId, ...act }, { creatorId }),
    meta: { onError: 'toast' },
    onSuccess: show,
  })
}

export function useSaveRecording(creatorId: string, liveId: string, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => send(saveLiveRecording, { liveId }, { creatorId }),
    meta: { onError: 'toast' },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: [getLiveSummary.path] }),
  })
}
