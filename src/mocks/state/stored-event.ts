import type * as v from 'valibot'

import type { SERVER_EVENTS, ServerEventName } from '@/domain/server/server-event'

import type { Scheduled } from './added-message'

type WireEvent<Name extends ServerEventName> = v.InferInput<(typeof SERVER_EVENTS)[Name]>

interface MessageRef {
  channelId: string
  messageId: string
}

/**
 * Events stored as ids and resolved per subscriber, which keeps them small and respects what each may
 * see.
 */
interface ResolvedEvents {
  'message.new': MessageRef
  'message.updated': MessageRef
  /** `canceled`: it was scheduled and is stored nowhere else. */
  'message.unsent': MessageRef & { canceled?: Scheduled & { at: number } }
  'order.new': MessageRef
  'channel.read': { channelId: string }
}

/** The stored part of an event. */
export type EventFacts<Name extends ServerEventName> = Name extends keyof ResolvedEvents
  ? ResolvedEvents[Name]
  : Omit<WireEvent<Name>, 'creatorId'>

export interface StoredEvent<Name extends ServerEventName = ServerEventName> {
  id: number
  /** The creator it concerns; null for all. */
  creatorId: string | null
  /** The only recipient; absent for all subscribers. */
  userId?: string
  name: Name
  data: EventFacts<Name>
}
