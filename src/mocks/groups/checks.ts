import { isBlank } from '@/lib/blank'
import { findList } from '../lists/stored-lists'
import { mediaOf } from '../media/media-of'
import { unfit } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import { fanIndexOf } from '../seed/fan-facts'
import { fanById } from '../seed/fans'
import { TIERS } from '../seed/members'
import type { GroupSettings } from './stored-group'
import type { World } from '../world'

const MOST_NAME = 80
const MOST_DESCRIPTION = 1000
const MOST_RULES = 4000
const MOST_SLOW_S = 86_400
const JOIN_PRICE = { least: 100, most: 50_000 } as const

/** Throws 422 for invalid group settings. */
export function checkSettings(world: World, creator: SeedCreator, settings: GroupSettings): void {
  const { name, description, rules, slowModeS, pictureMediaId } = settings
  if (isBlank(name)) throw unfit('name', 'field_missing')
  if (name.length > MOST_NAME) throw unfit('name', 'name_too_long')
  if (description.length > MOST_DESCRIPTION) throw unfit('description', 'text_too_long')
  if (rules.length > MOST_RULES) throw unfit('rules', 'text_too_long')
  if (!(slowModeS >= 0 && slowModeS <= MOST_SLOW_S)) throw unfit('slowModeS', 'range_unfit')
  if (pictureMediaId !== null && mediaOf(pictureMediaId) === undefined) {
    throw unfit('pictureMediaId', 'media_unknown')
  }
  checkJoining(world, creator, settings)
}

function checkJoining(
  world: World,
  creator: SeedCreator,
  { joinBy, joinListId, joinTier, joinPrice }: GroupSettings,
): void {
  if (joinBy === 'list' && (joinListId === null || findList(world, creator, joinListId) === undefined)) {
    throw unfit('joinListId', 'field_missing')
  }
  if (joinBy === 'tier' && !TIERS.some((tier) => tier === joinTier)) throw unfit('joinTier', 'field_missing')
  if (joinBy !== 'price') return
  if (joinPrice === null) throw unfit('joinPrice', 'field_missing')
  if (joinPrice < JOIN_PRICE.least || joinPrice > JOIN_PRICE.most) throw unfit('joinPrice', 'price_unfit')
}

/** Indices of fans by id. Throws 422 for an id that is no fan. */
export const fansOf = (userIds: readonly string[]): number[] =>
  userIds.map((userId) => {
    const fan = fanById(userId)
    if (!fan) throw unfit('userIds', 'not_found')
    return fanIndexOf(fan)
  })
