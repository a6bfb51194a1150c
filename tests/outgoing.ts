import type { CheckedText } from '@/domain/checked-text'
import type { NewOutgoing } from '@/domain/outbox'
import type { Outgoing } from '@/domain/outgoing'

/** What a writer brings: the words are the id, in which there is nothing to be checked. */
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

/** A plain message on its way, with what a test says of it. */
export const outgoing = (more: Partial<Outgoing> = {}): Outgoing => ({
  ...newOutgoing('client-1', 'channel-1'),
  state: 'waiting',
  createdAt: 0,
  heldUntil: 0,
  problem: null,
  stumble: null,
  ...more,
})
