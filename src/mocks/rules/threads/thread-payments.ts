import type { MessageKind } from '@/domain/chat/message'

import { messageAt } from '../../seed/messages/messages'
import { addedAt, idAt, positionOf, type Conversation } from './conversation'

/** A payment in a conversation since the world was created. */
export interface ThreadPayment {
  messageId: string
  position: number
  /** The kind of the bought message; a tip is its own. */
  kind: MessageKind
  amount: number
  at: number
  isRefunded: boolean
}

function boughtMessages(conversation: Conversation): ThreadPayment[] {
  return Object.entries(conversation.change?.changes ?? {}).flatMap(
    ([messageId, { boughtAt, refundedAt }]): ThreadPayment[] => {
      const position = boughtAt === undefined ? -1 : positionOf(conversation, messageId)
      if (boughtAt === undefined || position === -1) return []
      const { price = 0, kind = 'text' } =
        addedAt(conversation, position) ?? messageAt(conversation.seed, position)
      const isRefunded = refundedAt !== undefined
      return [{ messageId, position, kind, amount: price, at: boughtAt, isRefunded }]
    },
  )
}

function givenTips(conversation: Conversation): ThreadPayment[] {
  return (conversation.change?.added ?? []).flatMap(({ kind, price = 0, at }, nth): ThreadPayment[] => {
    if (kind !== 'tip' || price === 0) return []
    const position = conversation.seed.messageCount + nth
    const messageId = idAt(conversation, position)
    const isRefunded = conversation.change?.changes[messageId]?.refundedAt !== undefined
    return [{ messageId, position, kind, amount: price, at, isRefunded }]
  })
}

/** What the fan of a conversation paid in it since the world was created. */
export const threadPayments = (conversation: Conversation): ThreadPayment[] => [
  ...boughtMessages(conversation),
  ...givenTips(conversation),
]
