import * as v from 'valibot'

import { CREATOR_RULE_LIMITS, CreatorRules } from '@/domain/agency/creator-rules'
import { priceLimitsFor, PRICED_KINDS, type PriceLimits } from '@/domain/money/price-limits'

import { mediaById } from '../../seed/vault/media-of'
import { Refusal, invalidField } from '../base/refusal'
import { creatorStateNow } from './agency-creators'
import { seedRules } from '../../seed/creator-rules'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import type { WireRules } from '../../state/people-state'
import { AGENCY } from '../../seed/staff'

/** A creator's current rules. */
export function rulesOf(world: World, creator: SeedCreator): WireRules {
  const kept = world.state.creatorRules[creator.userId]
  if (kept) return kept
  const { avoidWords, ...rules } = seedRules(creator)
  return { creatorId: creator.userId, currency: AGENCY.currency, avoidWords: [...avoidWords], ...rules }
}

/** Price limits the creator sets for these media. */
export function priceLimitsOf(world: World, creator: SeedCreator, mediaIds: readonly string[]): PriceLimits {
  const rules = v.parse(CreatorRules, rulesOf(world, creator))
  return priceLimitsFor(
    rules,
    mediaIds.flatMap((id) => mediaById(id)?.kind ?? []),
  )
}

/** Changes the given rules; they apply from the chatters' next message on. */
export function saveRules(world: World, creator: SeedCreator, changes: Partial<WireRules>): WireRules {
  const rules = { ...rulesOf(world, creator), ...changes }
  const words = (rules.avoidWords ?? []).map((word) => (word ?? '').trim().toLowerCase()).filter(Boolean)
  if (words.length > CREATOR_RULE_LIMITS.words) throw invalidField('avoidWords', 'too_many')
  for (const field of ['tone', 'offLimits'] as const)
    if ((rules[field] ?? '').length > CREATOR_RULE_LIMITS.text) throw invalidField(field, 'text_too_long')
  const [min, max] = [rules.priceMin ?? 0, rules.priceMax ?? Infinity]
  if (min < 0) throw invalidField('priceMin', 'price_unfit')
  if (max < min) throw invalidField('priceMax', 'price_unfit')
  for (const kind of PRICED_KINDS) {
    const { min: kindMin, max: kindMax } = rules.kindPrices?.[kind] ?? {}
    if ((kindMin ?? 0) < 0) throw invalidField('kindPrices', 'price_unfit')
    if ((kindMax ?? max) < (kindMin ?? min)) throw invalidField('kindPrices', 'price_unfit')
  }
  const target = rules.replyTargetS ?? 60
  if (target <= 0 || target > CREATOR_RULE_LIMITS.replyTargetS)
    throw invalidField('replyTargetS', 'range_unfit')
  if (creatorStateNow(world, creator).status === 'ended') throw new Refusal(409, 'stale_update')
  const saved = { ...rules, creatorId: creator.userId, avoidWords: [...new Set(words)] }
  world.state.creatorRules[creator.userId] = saved
  return saved
}
