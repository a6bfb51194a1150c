import { useMutation, useQueryClient } from '@tanstack/react-query'

import { alertCreator, listPastLives, moderateLiveChat } from '@/api/calls/creator/live'
import type { RequestOf } from '@/api/call'
import { pagesOf } from '@/api/query'
import { send } from '@/api/send'
import { type AlertKind, type Broadcast, mayModerateLive, NEWEST_BROADCASTS } from '@/domain/live/broadcast'
import { usePermission, useSession } from '@/features/auth'
import { newId } from '@/services/page/new-id'

import { useEditDisabledReason, useMayEdit, useOfflineReason } from '../base/permissions'
import { updateBroadcast } from '../cache/broadcast-cache'

const PAST_PER_PAGE = 20

/** Whether the user may broadcast; agency staff need an explicit permission (screens S19). */
export const useCanGoLive = (): boolean => usePermission('canGoLive') === true

/** Whether the user is named as the live's moderator and may change nothing else of it. */
export function useOnlyModerates({ moderatorIds }: Broadcast): boolean {
  const { userId = '' } = useSession()
  const mayEdit = useMayEdit('live')
  return !mayEdit && moderatorIds.includes(userId)
}

/** Why the user may not act in a live's chat, for which its moderators need no edit access. */
export function useChatDisabledReason(broadcast: Broadcast): string | undefined {
  const { userId = '' } = useSession()
  const level = usePermission('live') ?? 'off'
  const offline = useOfflineReason()
  const viewOnly = useEditDisabledReason('live')
  return mayModerateLive(broadcast, userId, level) ? offline : viewOnly
}

export const pastLivesOf = (creatorId: string, sort = NEWEST_BROADCASTS, limit = PAST_PER_PAGE) =>
  pagesOf(listPastLives, { sort, limit }, creatorId)

/** Writes a live into the query cache. */
export function useCacheBroadcast(creatorId: string): (broadcast: Broadcast) => void {
  const client = useQueryClient()
  return (broadcast) => updateBroadcast({ client, creatorId }, broadcast)
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
