import type * as v from 'valibot'

import type { FanOffer } from '@/domain/fan'

import type { CrowdFan } from '../crowd/crowd-fan'
import { mediaIn } from '../media/media-in'
import { iso } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import { OFFER_RESTS_MS } from '../threads/offer-acts'
import { idAt } from '../threads/talk'
import { seenAt } from '../threads/wire-message'
import type { World } from '../world'
import { mediaIdsAt, offersIn, talkWith } from './purchases'

type WireOffer = Required<v.InferInput<typeof FanOffer>>

const MOST_LISTED = 30

/** Offers a fan has not bought, newest first. */
export function listedOffers(world: World, creator: SeedCreator, one: CrowdFan): WireOffer[] {
  const talk = talkWith(world, creator, one)
  if (!talk) return []
  const until = (at: number | undefined) =>
    at !== undefined && world.now() < at + OFFER_RESTS_MS ? iso(at + OFFER_RESTS_MS) : null
  return offersIn(talk)
    .toSorted((a, b) => b.sentAt - a.sentAt)
    .slice(0, MOST_LISTED)
    .map(({ place, price, sentAt }) => {
      const messageId = idAt(talk, place)
      const mediaIds = mediaIdsAt(talk, place)
      const change = talk.change?.changes[messageId]
      return {
        messageId,
        media: mediaIds[0] === undefined ? null : (mediaIn(world, mediaIds[0]) ?? null),
        mediaCount: mediaIds.length,
        price,
        sentAt: iso(sentAt),
        isSeen: change?.seenAt !== undefined || seenAt(talk, place, sentAt) !== null,
        bumpAfter: until(change?.bumpedAt),
        replaceAfter: until(change?.replacedAt),
      }
    })
}
