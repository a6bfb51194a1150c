import * as v from 'valibot'

import { DAY_MS } from '@/lib/duration'
import { foldText } from '@/lib/text/fold-text'
import { flag, orElse, orNull, text } from '@/lib/lenient-schema'

import { addDays, dayOf, startOfDay } from '../time/day'
import { Id } from '../server/id'
import { OptionalInstant } from '../time/instant'
import { Media } from './media'
import { Cents, Currency, DEFAULT_CURRENCY } from '../money/money'

export const VAULT_TITLE_MAX_LENGTH = 120
export const VAULT_NOTE_MAX_LENGTH = 2000
export const VAULT_TAG_MAX_LENGTH = 40
export const VAULT_TAGS_MAX = 20
export const FOLDER_NAME_MAX_LENGTH = 40
/** How long a deleted item can be restored (screens S19). */
export const VAULT_TRASH_DAYS = 30
/** Maximum items of a bulk action. */
export const VAULT_BULK_MAX = 500

const texts = orElse(v.array(v.string()), [])

/** A vault item in lists. `unlockRate`: bought ÷ paid sends, 0 to 1; null before the first. */
export const VaultMedia = v.object({
  ...Media.entries,
  /** Currency of its prices and earnings. */
  currency: orElse(Currency, DEFAULT_CURRENCY),
  unlockRate: orNull(v.number()),
  folderId: orNull(Id),
  tags: texts,
  addedAt: OptionalInstant,
  /** End of consents and licences; null without an end. */
  rightsUntil: OptionalInstant,
  isSent: orElse(v.boolean(), true),
  isPosted: flag,
  isArchived: flag,
  /** When it was moved to the trash. */
  deletedAt: OptionalInstant,
})
export interface VaultMedia extends v.InferOutput<typeof VaultMedia> {}

/** An item's results of the last `days`; amounts are gross, and null where the reader may not see them. */
export const VaultFigures = v.object({
  days: v.number(),
  sends: v.number(),
  unlocks: v.number(),
  earned: orNull(Cents),
  lastSentAt: OptionalInstant,
})
export interface VaultFigures extends v.InferOutput<typeof VaultFigures> {}

/** A vault item with all details. */
export const VaultItem = v.object({
  ...VaultMedia.entries,
  note: text,
  /** The rights holder. */
  owner: text,
  uploadedBy: orNull(Id),
  /** Who is in the picture, by staff's names for them. */
  people: texts,
  sizeBytes: orNull(v.number()),
})
export interface VaultItem extends v.InferOutput<typeof VaultItem> {}

/**
 * `name` is unique within a creator's vault; an `isFixed` folder belongs to the platform and cannot be
 * removed.
 */
export const VaultFolder = v.object({
  folderId: Id,
  name: v.string(),
  count: v.number(),
  isFixed: flag,
})
export interface VaultFolder extends v.InferOutput<typeof VaultFolder> {}

export const VAULT_SORTS = ['newest', 'oldest', 'earned', 'unlock_rate'] as const
/** Days without a post after which a vault item counts as unposted. */
export const UNPOSTED_DAYS = [7, 14, 30, 90] as const
export const UNPOSTED_DAYS_DEFAULT = 30
export const UnpostedDays = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))

/** Filter by one fan: `not_bought` and `never_opened` were sent to them. */
export const VAULT_FAN_FILTERS = ['not_sent', 'not_bought', 'never_opened'] as const
export type VaultFanFilter = (typeof VAULT_FAN_FILTERS)[number]

/** State of an item: in use, archived, or deleted and restorable. */
export const VAULT_STATES = ['active', 'archived', 'trash'] as const

export const ORIENTATIONS = ['portrait', 'landscape', 'square'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

/** Filter by rights: end within `RIGHTS_SOON_DAYS`, ended, or without an end. */
export const RIGHTS_FILTERS = ['ending', 'ended', 'open'] as const
const RIGHTS_SOON_DAYS = 30

export type RightsState = 'open' | 'held' | 'ending' | 'ended'

/** When rights end: with their last day in the agency's zone. The day is saved as its last second in UTC. */
const rightsEnd = (rightsUntil: number, timezone: string): number =>
  startOfDay(addDays(dayOf(rightsUntil, 'UTC'), 1), timezone)

/** How far the rights of an item reach at a moment, by the agency's day. */
export function rightsAt(rightsUntil: number | null, now: number, timezone: string): RightsState {
  if (rightsUntil === null) return 'open'
  const end = rightsEnd(rightsUntil, timezone)
  if (end <= now) return 'ended'
  return end - now <= RIGHTS_SOON_DAYS * DAY_MS ? 'ending' : 'held'
}

/** Null for audio. Sides within 5 % of each other count as equal. */
export function orientationOf({ width, height }: Pick<Media, 'width' | 'height'>): Orientation | null {
  if (!width || !height) return null
  const ratio = width / height
  return Math.abs(ratio - 1) <= 0.05 ? 'square' : ratio > 1 ? 'landscape' : 'portrait'
}

/** Whole days until the item is deleted for good, at least 0. */
export const trashDaysLeft = (deletedAt: number, now: number): number =>
  Math.max(0, Math.ceil((deletedAt + VAULT_TRASH_DAYS * DAY_MS - now) / DAY_MS))

/** Bands of length in seconds and of price in cents; `from` inclusive, `to` exclusive. */
interface Band {
  from?: number | undefined
  to?: number | undefined
}
export const LENGTH_BANDS = {
  short: { to: 30 },
  medium: { from: 30, to: 120 },
  long: { from: 120 },
} as const satisfies Record<string, Band>
export type LengthBandName = keyof typeof LENGTH_BANDS

export const PRICE_BANDS = {
  low: { from: 1, to: 1000 },
  middle: { from: 1000, to: 2000 },
  high: { from: 2000, to: 4000 },
  top: { from: 4000 },
} as const satisfies Record<string, Band>
export type PriceBandName = keyof typeof PRICE_BANDS

export const isInBand = (value: number | null | undefined, { from, to }: Band): boolean =>
  value != null && (from === undefined || value >= from) && (to === undefined || value < to)

/** Normalises labels: trimmed, deduplicated case-insensitively, in order. */
export function normaliseTags(labels: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const label of labels) {
    const text = label.trim().replace(/\s+/g, ' ')
    if (text !== '' && !seen.has(foldText(text))) seen.set(foldText(text), text)
  }
  return [...seen.values()]
}
