import * as v from 'valibot'

import { CreatorRules } from '@/domain/creator-rules'
import { limitsFor, PRICED_KINDS, type PriceLimits } from '@/domain/price-limits'

import { mediaOf } from '../media/media-of'
import { Refusal, unfit } from '../refusal'
import { seedRules } from '../seed/creator-rules'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import type { WireRules } from './people-state'

const MOST_WORDS = 200
const MOST_TEXT = 2000
const LONGEST_TARGET_S = 86_400

/** A creator's current rules. */
export function rulesOf(world: World, creator: SeedCreator): WireRules {
  const kept = world.state.creatorRules[creator.userId]
  if (kept) return kept
  const { avoidWords, ...rules } = seedRules(creator)
  return { creatorId: creator.userId, avoidWords: [...avoidWords], ...rules }
}

/** Price limits the creator sets for these media. */
export function limitsOf(world: World, creator: SeedCreator, mediaIds: readonly string[]): PriceLimits {
  const rules = v.parse(CreatorRules, rulesOf(world, creator))
  return limitsFor(
    rules,
    mediaIds.flatMap((id) => mediaOf(id)?.kind ?? []),
  )
}

/** Replaces the rules; they apply from the chatters' next message on. */
export function saveRules(world: World, creator: SeedCreator, rules: WireRules): WireRules {
  const words = (rules.avoidWords ?? []).map((word) => (word ?? '').trim().toLowerCase()).filter(Boolean)
  if (words.length > MOST_WORDS) throw unfit('avoidWords', 'too_many')
  for (const field of ['tone', 'offLimits'] as const)
    if ((rules[field] ?? '').length > MOST_TEXT) throw unfit(field, 'text_too_long')
  const [min, max] = [rules.priceMin ?? 0, rules.priceMax ?? Infinity]
  if (min < 0) throw unfit('priceMin', 'price_unfit')
  if (max < min) throw unfit('priceMax', 'price_unfit')
  for (const kind of PRICED_KINDS) {
    const { min: least, max: most } = rules.kindPrices?.[kind] ?? {}
    if ((least ?? 0) < 0) throw unfit('kindPrices', 'price_unfit')
    if ((most ?? max) < (least ?? min)) throw unfit('kindPrices', 'price_unfit')
  }
  const target = rules.replyTargetS ?? 60
  if (target <= 0 || target > LONGEST_TARGET_S) throw unfit('replyTargetS', 'range_unfit')
  if (standsEnded(creator)) throw new Refusal(409, 'stale_update')
  const saved = { ...rules, creatorId: creator.userId, avoidWords: [...new Set(words)] }
  world.state.creatorRules[creator.userId] = saved
  return saved
}

const standsEnded = ({ status }: SeedCreator): boolean => status === 'ended'
