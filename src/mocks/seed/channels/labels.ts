import type { SeedCreator } from '../creators'
import { random, seedOf } from '../random'
import { ROLL } from '../roll'

const LABELS = ['Night owl', 'Behind the scenes', 'Wants customs', 'Careful', 'VIP'] as const

const labelIdOf = (creator: SeedCreator, index: number): string => `label-${creator.index + 1}-${index + 1}`

/** A creator's labels before staff change them. */
export const seedLabelsOf = (creator: SeedCreator) =>
  LABELS.map((name, index) => ({ labelId: labelIdOf(creator, index), name, tone: index + 1 }))

/** Seeded labels of a lively channel. */
export function seedLabels(creator: SeedCreator, index: number): string[] {
  const roll = random(seedOf(ROLL.channelLabels, creator.index, index))
  if (roll() > 0.3) return []
  const [first, second] = [Math.floor(roll() * 5), Math.floor(roll() * 5)]
  return [...new Set(roll() < 0.25 ? [first, second] : [first])].map((labelIndex) =>
    labelIdOf(creator, labelIndex),
  )
}
