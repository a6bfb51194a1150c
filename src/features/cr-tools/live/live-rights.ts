import { type Broadcast, mayModerateLive } from '@/domain/live/broadcast'
import { usePermission, useSession } from '@/features/auth'

import { useEditDisabledReason, useMayEdit, useOfflineReason } from '../base/permissions'

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
  const disabledReason = useEditDisabledReason('live')
  return mayModerateLive(broadcast, userId, level) ? offline : disabledReason
}
