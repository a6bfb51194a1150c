import { mediaIdAt } from './vault/media-of'
import { DAY_MS, HOUR_MS } from './calendar'
import type { SeedCreator } from './creators'
import { between, chance, pick } from './random'
import { ROLL } from './roll'
import { vaultSize } from './vault/vault-size'

export interface SeedPost {
  postId: string
  text: string
  publishedAt: number
  /** Index of its seeded category; null without one. */
  category: number | null
  mediaIds: readonly string[]
  likes: number
}

/** A creator's seeded categories. */
export const SEED_CATEGORIES = [
  { name: 'Photo sets', tone: 1, tiers: [] },
  { name: 'Behind the scenes', tone: 3, tiers: [] },
  { name: 'Long videos', tone: 6, tiers: ['advanced', 'premium_fan'] },
  { name: 'Travel', tone: 4, tiers: [] },
  { name: 'Answers to you', tone: 2, tiers: ['premium_fan'] },
] as const

const POST_TEXTS = [
  'New set is up. Which one is your favorite?',
  'Rooftop at golden hour, before the wind took my hat.',
  'Sunday mood: coffee first, everything else later.',
  'You asked for more of the blue room. Here it is.',
  'A little look behind the scenes of Thursday.',
  'Thank you for a wild month. This one is for you.',
  'Took the early train for this light.',
  'Outtakes, because the good ones are too serious.',
  'Studio day, take two.',
  'Rain on the window and nowhere to be.',
  'Answering your questions from last week.',
  'Last one from the November set.',
  'Packing for the trip. Guess where?',
  'The dog insisted on being in this one.',
  'Leg day. Send help and snacks.',
  'The full video is out, eleven minutes.',
  'I kept this one for a slow evening.',
  'Neon corridor, shot on film.',
] as const

const postCountOf = (creator: SeedCreator): number => between(chance(ROLL.postCount, creator.index), 70, 160)

const postIdAt = (creator: SeedCreator, n: number): string => `post-${creator.index + 1}-${n}`

/** Every third post has no category. */
function categoryAt(creator: SeedCreator, n: number): number | null {
  const roll = chance(ROLL.postCategory, creator.index, n)
  return roll < 0.34 ? null : Math.floor(((roll - 0.34) / 0.66) * SEED_CATEGORIES.length)
}

/** A creator's posts, newest first. `anchor`: when this world was created, ms. */
export function seedPosts(creator: SeedCreator, anchor: number): SeedPost[] {
  const count = postCountOf(creator)
  const size = vaultSize(creator)
  return Array.from({ length: count }, (_, back) => {
    const n = count - back
    const shown = between(chance(ROLL.postMediaCount, creator.index, n), 1, 3)
    return {
      postId: postIdAt(creator, n),
      text: pick(POST_TEXTS, chance(ROLL.postText, creator.index, n)),
      publishedAt:
        anchor - back * 1.4 * DAY_MS - between(chance(ROLL.postTime, creator.index, n), 1, 18) * HOUR_MS,
      category: categoryAt(creator, n),
      mediaIds: Array.from({ length: shown }, (_media, index) =>
        mediaIdAt(creator.index, 1 + ((n * 3 + index) % size)),
      ),
      likes: Math.round((chance(ROLL.postLikes, creator.index, n) ** 2 * creator.dailyGross) / 250) + 12,
    }
  })
}
