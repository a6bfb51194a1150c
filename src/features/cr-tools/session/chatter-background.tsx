import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'

import { useSession } from '@/features/auth'
import { loadNamespaces } from '@/i18n'
import { deferred } from '@/services/loading/deferred'
import { onPushWorkerNote } from '@/services/page/push-subscription'
import { unlockSounds } from '@/services/sound/sounds'
import { loadOverlays } from '@/ui/overlay/load-overlays'

import { useCreator } from '../focus/creators'
import { outboxStoreOf } from '../outbox/outbox'
import { shareUnreadCounts } from '../events/unread-refetch'
import { useOtherCreatorAlerts } from '../alerts/use-other-creator-alerts'

/** Managers without chats never load it. Alerts show on any page, so it loads its own namespaces. */
const CreatorSession = deferred(async () => {
  // A user who writes to fans may need crisis help while the network is down.
  void loadOverlays()
  const [code] = await Promise.all([import('./creator-session'), loadNamespaces(['tools'])])
  return code.CreatorSession
})

/** Opens what a pressed push notification names. */
function usePushedPath(): void {
  const navigate = useNavigate()
  const open = useEffectEvent((path: string) => void navigate(path))
  useEffect(
    () =>
      onPushWorkerNote((note) => {
        if (note.push === 'open') open(note.path)
      }),
    [],
  )
}

function ChatterBackgroundOf({ userId }: { userId: string }) {
  const client = useQueryClient()
  const { creatorId, isUnassigned } = useCreator()
  const inFocus = isUnassigned ? undefined : creatorId
  const store = outboxStoreOf(userId)
  const hasUnsent = useSyncExternalStore(store.subscribe, () => store.all().length > 0)
  useEffect(() => shareUnreadCounts(client, userId), [client, userId])
  useOtherCreatorAlerts(creatorId, userId)
  usePushedPath()
  useEffect(unlockSounds, [])
  return inFocus !== undefined || hasUnsent ? <CreatorSession creatorId={inFocus} userId={userId} /> : null
}

/**
 * Runs a chatter's background work on every page: unread counts of all creators and the session of the one in
 * focus.
 */
export function ChatterBackground() {
  const { userId } = useSession()
  return userId === undefined ? null : <ChatterBackgroundOf key={userId} userId={userId} />
}
