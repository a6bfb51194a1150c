import type { CheckedText } from '@/domain/checked-text'
import type { NewOutgoing } from '@/domain/outbox'
import type { Outgoing } from '@/domain/outgoing'

/** A new message whose text is its id, which passes the crisis check. */
export const newOutgoing = (clientId: string, channelId: string): NewOutgoing => ({
  clientId,
  userId: 'ann',
  creatorId: 'mila',
  channelId,
  text: clientId as CheckedText,
  lockText: null,
  media: [],
  previewMediaIds: [],
  price: 0,
  currency: 'USD',
  replyTo: null,
  scriptId: null,
  scriptStep: null,
  scheduledAt: null,
  translation: null,
})

/** A queued text message with defaults. */
export const outgoing = (more: Partial<Outgoing> = {}): Outgoing => ({
  ...newOutgoing('client-1', 'channel-1'),
  state: 'waiting',
  createdAt: 0,
  heldUntil: 0,
  problem: null,
  stumble: null,
  ...more,
})
