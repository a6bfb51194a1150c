import type { Media } from '../vault/media'
import type { QuotedMessage } from './message'

/** State of an outgoing message. `held`: undo is still possible; `waiting`: sent when the network is back. */
export type OutgoingMessageState = 'held' | 'waiting' | 'sending' | 'failed'

/** Why the last attempt failed and is retried: no response, or a server error. */
export type LastSendError = 'unreached' | 'broken'

/** A message the server has not accepted yet: it stays on disk until then. */
export interface OutgoingMessage {
  /** Created here; the server detects repeated sends by it. */
  clientId: string
  userId: string
  creatorId: string
  channelId: string
  state: OutgoingMessageState
  /** Passed the crisis check before it was queued. */
  text: string
  lockText: string | null
  media: readonly Media[]
  previewMediaIds: readonly string[]
  price: number
  currency: string
  replyTo: QuotedMessage | null
  scriptId: string | null
  scriptStep: number | null
  /** ISO; null to send immediately. */
  scheduledAt: string | null
  /** Its writer saw the help and sent it anyway. */
  sentAnyway?: boolean | undefined
  translation: { text: string; from: string; to: string } | null
  /** Device time, ms. */
  createdAt: number
  /** While held: until when it can be undone. */
  heldUntil: number
  /** Why it failed, as text for the person; null otherwise. */
  problem: string | null
  /** The server never accepts it under this key: a retry gets a new one. */
  isWithdrawn?: boolean | undefined
  /** Null until an attempt fails; a failed message shows its problem instead. */
  stumble: LastSendError | null
}
