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

/** Who only leads an agency does without it. What it tells of, it tells on any page: its words come with it. */
const AtWork = late(
  async () => {
    // Who writes to fans may have to be shown help when the line is lost.
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

/** What goes on for a chatter on every page: what waits at each creator, and the work with the one in focus. */
export function Desk() {
  const { userId } = useSession()
  return userId === undefined ? null : <DeskOf key={userId} userId={userId} />
}
