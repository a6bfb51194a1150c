import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'

import { useSession } from '@/features/auth'
import { loadNamespaces } from '@/i18n'
import { late } from '@/services/late'
import { unlockSounds } from '@/services/sounds'
import { loadFloats } from '@/ui/float-code'

import { useCreator } from './creators'
import { shelfOf } from './outbox'
import { shareUnread } from './unread-news'
import { useOtherCreators } from './use-other-creators'

/** Managers without chats never load it. Alerts show on any page, so it loads its own namespaces. */
const AtWork = late(
  async () => {
    // A user who writes to fans may need crisis help while the network is down.
    void loadFloats()
    const [code] = await Promise.all([import('./at-work'), loadNamespaces(['tools'])])
    return code.AtWork
  },
  null,
  'now',
)

function DeskOf({ userId }: { userId: string }) {
  const client = useQueryClient()
  const { creatorId, isGone } = useCreator()
  const inFocus = isGone ? undefined : creatorId
  const shelf = shelfOf(userId)
  const hasUnsent = useSyncExternalStore(shelf.subscribe, () => shelf.all().length > 0)
  useEffect(() => shareUnread(client, userId), [client, userId])
  useOtherCreators(creatorId, userId)
  useEffect(unlockSounds, [])
  return inFocus !== undefined || hasUnsent ? <AtWork creatorId={inFocus} userId={userId} /> : null
}

/**
 * Runs a chatter's background work on every page: unread counts of all creators and the session of the one in
 * focus.
 */
export function Desk() {
  const { userId } = useSession()
  return userId === undefined ? null : <DeskOf key={userId} userId={userId} />
}
