import { HOUR_MS } from '../../seed/calendar'
import { messageAt } from '../../seed/messages/messages'
import { addedAt, messageCountOf, idAt, type Conversation } from './conversation'

/** Minimum time between reminders or price changes of the same offer. */
export const OFFER_COOLDOWN_MS = 6 * HOUR_MS

const SEARCHED_MESSAGES = 60

/** The newest buyable paid message among the last ones, if any. */
export function findOffer(conversation: Conversation): { position: number; price: number } | undefined {
  const count = messageCountOf(conversation)
  for (let position = count - 1; position >= Math.max(0, count - SEARCHED_MESSAGES); position -= 1) {
    const change = conversation.change?.changes[idAt(conversation, position)]
    if (change?.boughtAt !== undefined || change?.unsentAt !== undefined) continue
    const added = addedAt(conversation, position)
    const price = added
      ? added.by === undefined
        ? 0
        : (added.price ?? 0)
      : seedPrice(conversation, position)
    if (price > 0) return { position, price }
  }
  return undefined
}

function seedPrice({ seed }: Conversation, position: number): number {
  const { from, boughtAfterMs, isUnsent, price } = messageAt(seed, position)
  return from === 'staff' && boughtAfterMs === null && !isUnsent ? price : 0
}
