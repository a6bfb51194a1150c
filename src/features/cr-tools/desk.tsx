import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useSession } from '@/features/auth'
import { unlockSounds } from '@/services/sounds'

import { useCreator } from './creators'
import { OutboxRunner } from './outbox-runner'
import { shareUnread } from './unread-news'
import { useOtherCreators } from './use-other-creators'
import { useLiveCreator } from './use-live-creator'

function Live({ creatorId, userId }: { creatorId: string; userId: string }) {
  useLiveCreator(creatorId, userId)
  return null
}

function DeskOf({ userId }: { userId: string }) {
  const client = useQueryClient()
  const { creatorId, isGone } = useCreator()
  useEffect(() => shareUnread(client, userId), [client, userId])
  useOtherCreators(creatorId, userId)
  useEffect(unlockSounds, [])
  return (
    <>
      <OutboxRunner />
      {creatorId !== undefined && !isGone && <Live key={creatorId} creatorId={creatorId} userId={userId} />}
    </>
  )
}

/** What goes on for a chatter on every page: events of the creator in focus, sounds and notices, messages that wait. */
export function Desk() {
  const { userId } = useSession()
  return userId === undefined ? null : <DeskOf key={userId} userId={userId} />
}
