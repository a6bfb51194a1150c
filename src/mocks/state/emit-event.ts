import type { ServerEventName } from '@/domain/server/server-event'

import type { State } from './state'
import type { EventFacts } from './stored-event'

/** Events kept for replay after a reconnect. */
const MAX_EVENTS = 500

/**
 * Emits an event to all subscribers of the creator (null: of any creator) in every tab, once the
 * transaction ends. Messages and channels travel as ids: each subscriber gets what they may see.
 */
export function emitEvent<Name extends ServerEventName>(
  { state: { threads } }: { state: State },
  creatorId: string | null,
  name: Name,
  data: EventFacts<Name>,
  userId?: string,
): void {
  threads.version += 1
  threads.eventId += 1
  threads.events.push({ id: threads.eventId, creatorId, name, data, ...(userId !== undefined && { userId }) })
  if (threads.events.length > MAX_EVENTS) threads.events.splice(0, threads.events.length - MAX_EVENTS)
}
