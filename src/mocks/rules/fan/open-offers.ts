import type * as v from 'valibot'

import type { FanOffer } from '@/domain/chat/fan'

import type { PopulationFan } from '../../seed/fans/population-fan'
import { mediaIn } from '../media/media-in'
import { iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { OFFER_COOLDOWN_MS } from '../threads/find-offer'
import { idAt, messageSeenAt } from '../threads/conversation'
import type { World } from '../../state/world'
import { mediaIdsAt, openOffersIn, conversationWithFan } from './fan-purchases'

type WireOffer = Required<v.InferInput<typeof FanOffer>>

const MAX_LISTED = 30

/** Offers a fan has not bought, newest first. */
export function listedOffers(world: World, creator: SeedCreator, one: PopulationFan): WireOffer[] {
  const conversation = conversationWithFan(world, creator, one)
  if (!conversation) return []
  const until = (at: number | undefined) =>
    at !== undefined && world.now() < at + OFFER_COOLDOWN_MS ? iso(at + OFFER_COOLDOWN_MS) : null
  return openOffersIn(conversation)
    .toSorted((a, b) => b.sentAt - a.sentAt)
    .slice(0, MAX_LISTED)
    .map(({ position, price, sentAt }) => {
      const messageId = idAt(conversation, position)
      const mediaIds = mediaIdsAt(conversation, position)
      const change = conversation.change?.changes[messageId]
      return {
        messageId,
        media: mediaIds[0] === undefined ? null : (mediaIn(world, mediaIds[0]) ?? null),
        mediaCount: mediaIds.length,
        price,
        sentAt: iso(sentAt),
        isSeen: change?.seenAt !== undefined || messageSeenAt(conversation, position, sentAt) !== null,
        bumpAfter: until(change?.bumpedAt),
        replaceAfter: until(change?.replacedAt),
      }
    })
}
