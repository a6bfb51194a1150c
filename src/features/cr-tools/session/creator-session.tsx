import { OutboxRunner } from '../outbox/outbox-runner'
import { useCreatorEvents } from './use-creator-events'

function CreatorEvents({ creatorId, userId }: { creatorId: string; userId: string }) {
  useCreatorEvents(creatorId, userId)
  return null
}

/** Runs the event stream, alerts and outbox while the user has a creator in focus or unsent messages. */
export function CreatorSession({ creatorId, userId }: { creatorId: string | undefined; userId: string }) {
  return (
    <>
      <OutboxRunner />
      {creatorId !== undefined && <CreatorEvents key={creatorId} creatorId={creatorId} userId={userId} />}
    </>
  )
}
