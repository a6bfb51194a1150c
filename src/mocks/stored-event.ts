import type * as v from 'valibot'

import type { LIVE_EVENTS, LiveEventName } from '@/domain/live-event'

type Wire<Name extends LiveEventName> = v.InferInput<(typeof LIVE_EVENTS)[Name]>

interface MessagePlace {
  channelId: string
  messageId: string
}

/**
 * Events stored as ids and resolved per subscriber, which keeps them small and respects what each may
 * see.
 */
interface LookedUp {
  'message.new': MessagePlace
  'message.updated': MessagePlace
  'message.unsent': MessagePlace
  'order.new': MessagePlace
  'channel.read': { channelId: string }
}

/** The stored part of an event. */
export type EventFacts<Name extends LiveEventName> = Name extends keyof LookedUp
  ? LookedUp[Name]
  : Omit<Wire<Name>, 'creatorId'>

export interface StoredEvent<Name extends LiveEventName = LiveEventName> {
  id: number
  /** The creator it concerns; null for all. */
  creatorId: string | null
  /** The only recipient; absent for all subscribers. */
  userId?: string
  name: Name
  data: EventFacts<Name>
}
