import { isMonthPrice, MEMBERSHIP_LIMITS, type SoldTier } from '@/domain/membership'
import { isBlank } from '@/lib/blank'
import { folded } from '@/lib/folded'

import { mediaOf } from '../media/media-of'
import { unfit } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import { membershipsOf } from './memberships'
import type { StoredMembership } from './seed-memberships'

type Settings = Omit<StoredMembership, 'membershipId' | 'version' | 'tier' | 'state'>

/** A picture of the creator's own, from the vault or uploaded. */
const isOwnPicture = (world: World, creator: SeedCreator, mediaId: string): boolean =>
  mediaOf(mediaId)?.kind === 'image' &&
  (mediaId.startsWith(`media-${creator.index + 1}-`) ||
    world.state.uploads[mediaId]?.creatorId === creator.userId)

const isWithin = (value: number | null, least: number, most: number): boolean =>
  value === null || (Number.isInteger(value) && value >= least && value <= most)

/** Throws 422 for an invalid field. */
export function checkSettings(world: World, creator: SeedCreator, settings: Settings, own?: string): void {
  const { title, description, artId, priceMonth, priceLifetime } = settings
  if (isBlank(title)) throw unfit('title', 'field_missing')
  if (title.length > MEMBERSHIP_LIMITS.title) throw unfit('title', 'name_too_long')
  const isTaken = membershipsOf(world, creator).some(
    (one) => one.membershipId !== own && one.state !== 'archived' && folded(one.title) === folded(title),
  )
  if (isTaken) throw unfit('title', 'name_taken')
  if (description.length > MEMBERSHIP_LIMITS.description) throw unfit('description', 'text_too_long')
  if (artId !== null && !isOwnPicture(world, creator, artId)) throw unfit('artId', 'media_unknown')
  if (!isMonthPrice(priceMonth)) throw unfit('priceMonth', 'price_unfit')
  const hasLifetime = isWithin(priceLifetime, priceMonth + 1, MEMBERSHIP_LIMITS.lifetimeMax)
  if (!hasLifetime) throw unfit('priceLifetime', 'price_unfit')
  for (const name of ['discountQuarter', 'discountYear'] as const)
    if (!isWithin(settings[name], 0, MEMBERSHIP_LIMITS.discountMax)) throw unfit(name, 'discount_unfit')
  if (!isWithin(settings.includedMessages, 0, MEMBERSHIP_LIMITS.includedMessagesMax))
    throw unfit('includedMessages', 'count_unfit')
  if (!isWithin(settings.cap, 1, MEMBERSHIP_LIMITS.capMax)) throw unfit('cap', 'count_unfit')
}

/** Throws 422 where another membership is open for the tier. */
export function checkTier(world: World, creator: SeedCreator, tier: SoldTier, own?: string): void {
  const isTaken = membershipsOf(world, creator).some(
    (one) => one.membershipId !== own && one.state !== 'archived' && one.tier === tier,
  )
  if (isTaken) throw unfit('tier', 'tier_taken')
}
