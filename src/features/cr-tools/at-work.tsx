import { OutboxRunner } from './outbox-runner'
import { useLiveCreator } from './use-live-creator'

function Live({ creatorId, userId }: { creatorId: string; userId: string }) {
  useLiveCreator(creatorId, userId)
  return null
}

/** Of who has a creator in focus, or messages that wait: events and notices of that creator, and the sending. */
export function AtWork({ creatorId, userId }: { creatorId: string | undefined; userId: string }) {
  return (
    <>
      <OutboxRunner />
      {creatorId !== undefined && <Live key={creatorId} creatorId={creatorId} userId={userId} />}
    </>
  )
}
