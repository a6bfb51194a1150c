import type * as v from 'valibot'

import type { MessageKind, Translation } from '@/domain/chat/message'

/** A message after the seed. Kept small, as the state holds thousands. */
export interface AddedMessage {
  at: number
  /** Set when the index does not determine it: scheduled before it had one. */
  id?: string
  /** The staff author; absent for fans' messages and events. */
  by?: string
  /** In a group, the author. */
  fanId?: string
  kind?: MessageKind
  text?: string
  /** A seeded line instead of a text. */
  line?: number
  clientId?: string
  sentAnyway?: boolean
  lockText?: string
  mediaIds?: string[]
  previewMediaIds?: string[]
  price?: number
  replyToId?: string
  scriptId?: string
  /** Zero-based. */
  scriptStep?: number
  translation?: v.InferInput<typeof Translation>
  event?: 'joined' | 'renewed' | 'expired' | 'fan_blocked' | 'chat_opened'
  /** From the work records; later purchases are stored as changes. */
  boughtAt?: number
  refundedAt?: number
}

export interface Scheduled {
  messageId: string
  channelId: string
  dueAt: number
  /** When it was held at its time, and why: the check, or a closed conversation. */
  heldAt?: number
  heldFor?: 'care' | 'closed'
  message: AddedMessage
}
