import type { SeedCreator } from '../creators'
import { DAY_MS } from '../calendar'
import { between, chance, pick } from '../random'
import { ROLL } from '../roll'
import { AGENCY } from '../staff'
import type { WireMedia } from './media-of'

const TAGS = [
  'golden hour',
  'selfie',
  'teaser',
  'behind the scenes',
  'close-up',
  'black & white',
  'travel',
  'gym',
  'bestseller',
  'seasonal',
  'outdoors',
  'set 4',
] as const
const GUESTS = ['Luca', 'Dana', 'Kai'] as const
const NOTES = [
  'Works best after 22:00, right after a voice note.',
  'Only for fans who bought the first part.',
  'Ask before you send it for less than usual.',
  'Crop the watermark before posting.',
  'Second half is the good one: mention minute two.',
] as const
/** Other uploaders: two managers and two chatters. */
const UPLOADERS = ['staff-02', 'staff-03', 'staff-04', 'staff-06'] as const

/** Facts about a seeded item without edits. */
export interface SeedItemFacts {
  tags: readonly string[]
  people: readonly string[]
  note: string
  owner: string
  uploadedBy: string
  rightsUntil: number | null
  isPgSafe: boolean
  sizeBytes: number
}

function tagsAt(creator: SeedCreator, n: number): string[] {
  const count = between(chance(ROLL.mediaTagCount, creator.index, n), 0, 3)
  return [
    ...new Set(
      Array.from({ length: count }, (_, at) => pick(TAGS, chance(ROLL.mediaTag, creator.index, n, at))),
    ),
  ]
}

/** Guests' consent has an end, sometimes in the past. */
function rightsAtSeed(creator: SeedCreator, n: number, anchor: number, hasGuest: boolean): number | null {
  const roll = chance(ROLL.mediaRights, creator.index, n)
  if (!hasGuest && roll > 0.05) return null
  return anchor + between(chance(ROLL.mediaRightsEnd, creator.index, n), -20, 240) * DAY_MS
}

const BYTES_PER_S = { video: 1_450_000, audio: 16_500 } as const

function sizeOf(media: WireMedia, roll: number): number {
  const { kind, durationS } = media
  const perSecond = kind === 'video' || kind === 'audio' ? BYTES_PER_S[kind] : 0
  return perSecond > 0
    ? Math.round((durationS ?? 0) * perSecond * (0.8 + roll * 0.4))
    : between(roll, 900_000, 8_400_000)
}

export function seedItemFacts(
  creator: SeedCreator,
  n: number,
  media: WireMedia,
  anchor: number,
): SeedItemFacts {
  const { index, displayName, userId } = creator
  const hasGuest = media.kind !== 'audio' && chance(ROLL.mediaHasGuest, index, n) < 0.12
  const isOwn = chance(ROLL.mediaIsOwn, index, n) < 0.6
  return {
    tags: tagsAt(creator, n),
    people: [displayName, ...(hasGuest ? [pick(GUESTS, chance(ROLL.mediaGuest, index, n))] : [])],
    note: chance(ROLL.mediaHasNote, index, n) < 0.1 ? pick(NOTES, chance(ROLL.mediaNote, index, n)) : '',
    owner: hasGuest && chance(ROLL.mediaOwner, index, n) < 0.3 ? AGENCY.agencyName : displayName,
    uploadedBy: isOwn ? userId : pick(UPLOADERS, chance(ROLL.mediaUploader, index, n)),
    rightsUntil: rightsAtSeed(creator, n, anchor, hasGuest),
    isPgSafe: media.isPgSafe === true,
    sizeBytes: sizeOf(media, chance(ROLL.mediaSize, index, n)),
  }
}
