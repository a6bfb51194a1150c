import { invalidField } from '../base/refusal'
import { fanStatusOf } from '../fan-status/fan-changes'
import type { SeedCreator } from '../../seed/creators'
import { fanIndexOf } from '../../seed/fans/fan-facts'
import { fanById } from '../../seed/fans/fans'
import type { StoredMembership } from '../../seed/money/memberships'
import type { World } from '../../state/world'
import { subscribersOf } from './memberships'

/** Who of these fans gets a gift: members of any tier are left out. Throws 422 for unfit fans and beyond the cap. */
export function fansToGift(
  world: World,
  creator: SeedCreator,
  { membershipId, cap }: Pick<StoredMembership, 'membershipId' | 'cap'>,
  userIds: readonly string[],
): number[] {
  const fans = [...new Set(userIds)].map((userId) => {
    const fan = fanById(userId)
    if (!fan) throw invalidField('userIds', 'fan_gone')
    if (fanStatusOf(world, creator, fanIndexOf(fan)).isBlocked) throw invalidField('userIds', 'fan_blocked')
    return fanIndexOf(fan)
  })
  const members = subscribersOf(world, creator)
  const memberFans = new Set(members.map(({ fanIndex }) => fanIndex))
  const added = fans.filter((fanIndex) => !memberFans.has(fanIndex))
  const inside = members.filter((one) => one.membershipId === membershipId).length
  if (cap !== null && added.length > 0 && inside + added.length > cap)
    throw invalidField('userIds', 'membership_full')
  return added
}
