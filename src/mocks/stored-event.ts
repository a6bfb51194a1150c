import type * as v from 'valibot'

import type { LIVE_EVENTS, LiveEventName } from '@/domain/live-event'

type Wire<Name extends LiveEventName> = v.InferInput<(typeof LIVE_EVENTS)[Name]>

interface MessagePlace {
  channelId: string
  messageId: string
}

/** What is looked up for each listener when it is told, so that it is small to keep, and says what they may see. */
interface LookedUp {
  'message.new': MessagePlace
  'message.updated': MessagePlace
  'message.unsent': MessagePlace
  'order.new': MessagePlace
  'channel.read': { channelId: string }
}

/** What is kept of an event until it is told. */
export type EventFacts<Name extends LiveEventName> = Name extends keyof LookedUp
  ? LookedUp[Name]
  : Omit<Wire<Name>, 'creatorId'>

export interface StoredEvent<Name extends LiveEventName = LiveEventName> {
  id: number
  /** Whose side it concerns; null for all. */
  creatorId: string | null
  /** Who alone is told; absent for all who listen. */
  userId?: string
  name: Name
  data: EventFacts<Name>
}
