import {
  GROUP_DESCRIPTION_MAX_LENGTH,
  GROUP_NAME_MAX_LENGTH,
  GROUP_RULES_MAX_LENGTH,
} from '@/config/tool-limits'
import { FAN_TIERS } from '@/domain/profile/post-category'

import { findList } from '../lists/stored-lists'
import { ownMedia } from '../media/own-media'
import { checkName } from '../base/check-name'
import { invalidField } from '../base/refusal'
import type { SeedCreator } from '../../seed/creators'
import { fanIndexOf } from '../../seed/fans/fan-facts'
import { fanById } from '../../seed/fans/fans'
import type { GroupSettings } from '../../state/stored-group'
import type { World } from '../../state/world'

const MAX_SLOW_S = 86_400
const JOIN_PRICE = { min: 100, max: 50_000 } as const

/** Throws 422 for invalid group settings. */
export function checkGroupSettings(world: World, creator: SeedCreator, settings: GroupSettings): void {
  const { name, description, rules, slowModeS, pictureMediaId } = settings
  checkName(name, { max: GROUP_NAME_MAX_LENGTH })
  if (description.length > GROUP_DESCRIPTION_MAX_LENGTH) throw invalidField('description', 'text_too_long')
  if (rules.length > GROUP_RULES_MAX_LENGTH) throw invalidField('rules', 'text_too_long')
  if (!(slowModeS >= 0 && slowModeS <= MAX_SLOW_S)) throw invalidField('slowModeS', 'range_unfit')
  if (pictureMediaId !== null && !ownMedia(world, creator, pictureMediaId))
    throw invalidField('pictureMediaId', 'media_unknown')
  checkJoining(world, creator, settings)
}

function checkJoining(
  world: World,
  creator: SeedCreator,
  { joinBy, joinListId, joinTier, joinPrice }: GroupSettings,
): void {
  if (joinBy === 'list' && (joinListId === null || findList(world, creator, joinListId) === undefined)) {
    throw invalidField('joinListId', 'field_missing')
  }
  if (joinBy === 'tier' && !FAN_TIERS.some((tier) => tier === joinTier))
    throw invalidField('joinTier', 'field_missing')
  if (joinBy !== 'price') return
  if (joinPrice === null) throw invalidField('joinPrice', 'field_missing')
  if (joinPrice < JOIN_PRICE.min || joinPrice > JOIN_PRICE.max) throw invalidField('joinPrice', 'price_unfit')
}

/** Indices of fans by id. Throws 422 for an id that is no fan. */
export const fanIndicesOf = (userIds: readonly string[]): number[] =>
  userIds.map((userId) => {
    const fan = fanById(userId)
    if (!fan) throw invalidField('userIds', 'not_found')
    return fanIndexOf(fan)
  })
