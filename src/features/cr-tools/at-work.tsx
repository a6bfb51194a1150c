import { OutboxRunner } from './outbox-runner'
import { useLiveCreator } from './use-live-creator'

function Live({ creatorId, userId }: { creatorId: string; userId: string }) {
  useLiveCreator(creatorId, userId)
  return null
}

/** Runs the event stream, alerts and outbox while the user has a creator in focus or unsent messages. */
export function AtWork({ creatorId, userId }: { creatorId: string | undefined; userId: string }) {
  return (
    <>
      <OutboxRunner />
      {creatorId !== undefined && <Live key={creatorId} creatorId={creatorId} userId={userId} />}
    </>
  )
}
