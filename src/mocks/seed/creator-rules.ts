import type { SeedCreator } from './creators'
import { between, chance, pick } from './random'
import { ROLL } from './roll'

export interface SeedRules {
  avoidWords: readonly string[]
  priceMin: number
  priceMax: number
  kindPrices: { video?: { min: number; max: number } }
  tone: string
  offLimits: string
  replyTargetS: number
}

/** Words the platform or creator forbids; none occurs in ordinary sentences. */
const AVOIDED_WORDS = [
  ['paypal', 'cashapp', 'venmo', 'whatsapp'],
  ['meet up', 'hotel', 'telegram', 'snapchat'],
  ['daddy', 'baby girl', 'onlyfans'],
  ['refund', 'discount', 'cheap'],
] as const

const TONES = [
  'Warm and a little teasing. Short lines, no capital letters needed.',
  'As she writes herself: first person, never a sales voice.',
  'Friendly and curious. Ask before you offer.',
  'Playful, with emoji, but never more than two in a line.',
] as const

const OFF_LIMITS = [
  'Family, home town, real name.',
  'Meeting in person. Other platforms. Her dog’s illness.',
  'Religion and politics. Anything about her studies.',
  'Her ex, her address, her daily route.',
] as const

/** A creator's seeded rules. PG creators sell at lower prices and only PG content. */
export function seedRules(creator: SeedCreator): SeedRules {
  const first = creator.index % AVOIDED_WORDS.length
  const pg = creator.pg ? ['nude', 'naked'] : []
  const [priceMin, priceMax] = [
    between(chance(ROLL.ruleMinPrice, creator.index), 5, 9) * 100,
    between(chance(ROLL.ruleMaxPrice, creator.index), creator.pg ? 5 : 9, creator.pg ? 8 : 20) * 1000,
  ]
  return {
    avoidWords: [
      ...(AVOIDED_WORDS[first] ?? []),
      ...(AVOIDED_WORDS[(first + 1) % AVOIDED_WORDS.length] ?? []).slice(0, 2),
      ...pg,
    ],
    priceMin,
    priceMax,
    // Every third creator sells clips at higher prices, as they take longer to make.
    kindPrices: creator.index % 3 === 1 ? { video: { min: priceMin * 2, max: priceMax + 2000 } } : {},
    tone: pick(TONES, chance(ROLL.ruleTone, creator.index)),
    offLimits: pick(OFF_LIMITS, chance(ROLL.ruleOffLimits, creator.index)),
    replyTargetS: pick([120, 180, 300], chance(ROLL.ruleReplyTarget, creator.index)),
  }
}
