import type { Media } from './media'
import type { Quote } from './message'

/** How far an outgoing message has come. `held`: undo is still possible; `waiting`: goes out once the network is back. */
export type OutgoingState = 'held' | 'waiting' | 'sending' | 'failed'

/** Why it was not taken when it was last tried, to be tried again: no answer came, or the server failed over it. */
export type Stumble = 'unreached' | 'broken'

/** A message on this device that the server has not yet taken: it stays on disk until it has (reliability rule 9). */
export interface Outgoing {
  /** Made here; the server knows a repeated send by it. */
  clientId: string
  userId: string
  creatorId: string
  channelId: string
  state: OutgoingState
  /** Checked for crisis phrases when it was written, before it came here. */
  text: string
  lockText: string | null
  media: readonly Media[]
  previewMediaIds: readonly string[]
  price: number
  currency: string
  replyTo: Quote | null
  scriptId: string | null
  scriptStep: number | null
  /** ISO; null to send at once. */
  scheduledAt: string | null
  /** Its writer saw the help and sent it all the same. */
  sentAnyway?: boolean | undefined
  translation: { text: string; from: string; to: string } | null
  /** Device time, ms. */
  createdAt: number
  /** While held: until when it can be taken back. */
  heldUntil: number
  /** Why it failed: words for the person, null otherwise. */
  problem: string | null
  /** The server never takes it under this key: a retry gets a new one. */
  isWithdrawn?: boolean | undefined
  /** Undefined until a try has failed; a failed message shows its problem instead. */
  stumble: Stumble | null
}
