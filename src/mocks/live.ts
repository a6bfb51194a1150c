import type { LiveEventName } from '@/domain/live-event'

import type { EventFacts } from './stored-event'
import type { World } from './world'

/** How many events can be made up for after a lost line. */
const KEPT = 500

/**
 * Tells all who listen on this creator's side (null: on all sides), in every tab: once the visit of the state ends.
 * Of messages and channels only the id is given: each listener gets what they may see of it.
 */
export function emit<Name extends LiveEventName>(
  world: World,
  creatorId: string | null,
  name: Name,
  data: EventFacts<Name>,
  userId?: string,
): void {
  const { threads } = world.state
  threads.version += 1
  threads.eventId += 1
  threads.events.push({ id: threads.eventId, creatorId, name, data, ...(userId !== undefined && { userId }) })
  if (threads.events.length > KEPT) threads.events.splice(0, threads.events.length - KEPT)
}
