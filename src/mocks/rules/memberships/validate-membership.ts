import {
  isLifetimePrice,
  isMonthPrice,
  LONGER_PERIODS,
  MEMBERSHIP_LIMITS,
  type PurchasableTier,
} from '@/domain/money/membership'

import { ownMedia } from '../media/own-media'
import { checkName } from '../base/check-name'
import { invalidField } from '../base/refusal'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { membershipsOf } from './memberships'
import type { StoredMembership } from '../../seed/money/memberships'

type MembershipSettings = Omit<StoredMembership, 'membershipId' | 'version' | 'tier' | 'state'>

const isInRange = (value: number | null, min: number, max: number): boolean =>
  value === null || (Number.isInteger(value) && value >= min && value <= max)

const openBeside = (world: World, creator: SeedCreator, own: string | undefined) =>
  membershipsOf(world, creator).filter(
    ({ membershipId, state }) => membershipId !== own && state !== 'archived',
  )

/** Throws 422 for an invalid field. */
export function checkMembershipSettings(
  world: World,
  creator: SeedCreator,
  settings: MembershipSettings,
  own?: string,
): void {
  const { title, description, artId, priceMonth, priceLifetime } = settings
  const others = openBeside(world, creator, own).map((one) => ({ name: one.title }))
  checkName(title, { field: 'title', max: MEMBERSHIP_LIMITS.title, others })
  if (description.length > MEMBERSHIP_LIMITS.description) throw invalidField('description', 'text_too_long')
  if (artId !== null && ownMedia(world, creator, artId)?.kind !== 'image')
    throw invalidField('artId', 'media_unknown')
  if (!isMonthPrice(priceMonth)) throw invalidField('priceMonth', 'price_unfit')
  if (!isLifetimePrice(priceLifetime, priceMonth)) throw invalidField('priceLifetime', 'price_unfit')
  for (const { discount } of Object.values(LONGER_PERIODS))
    if (!isInRange(settings[discount], 0, MEMBERSHIP_LIMITS.discountMax))
      throw invalidField(discount, 'discount_unfit')
  if (!isInRange(settings.includedMessages, 0, MEMBERSHIP_LIMITS.includedMessagesMax))
    throw invalidField('includedMessages', 'count_unfit')
  if (!isInRange(settings.cap, 1, MEMBERSHIP_LIMITS.capMax)) throw invalidField('cap', 'count_unfit')
}

/** Throws 422 where another membership is open for the tier. */
export function checkTier(world: World, creator: SeedCreator, tier: PurchasableTier, own?: string): void {
  if (openBeside(world, creator, own).some((one) => one.tier === tier))
    throw invalidField('tier', 'tier_taken')
}
