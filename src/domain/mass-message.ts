import * as v from 'valibot'

import { orElse, orNull, readableOf } from '@/lib/tolerant'

import { CheckedText } from './checked-text'
import { Id } from './id'
import { Instant, OptionalInstant } from './instant'
import { Media } from './media'
import { Cents, Currency, DEFAULT_CURRENCY } from './money'

const count = orElse(v.number(), 0)
const isoTime = v.pipe(v.string(), v.isoTimestamp())
/** What the clock on a fan's wall shows: `2026-11-22T20:00`, in no zone. */
const wallTime = v.pipe(v.string(), v.isoDateTime())

export const MASS_STATES = [
  'draft',
  'scheduled',
  /** The check at its time holds it for who sent it. */
  'held',
  'queued',
  'sending',
  'paused',
  'done',
  'stopped',
  'unsending',
  'unsent',
  'failed',
] as const
export const MassState = v.picklist(MASS_STATES)
export type MassState = (typeof MASS_STATES)[number]

/** Whom a mass message goes to (screens S12); what is absent does not narrow it down. Amounts in cents, spans in days. */
export const AudienceFilters = v.object({
  spendMin: v.optional(Cents),
  spendMax: v.optional(Cents),
  spendWindowDays: v.optional(v.number()),
  tipped: v.optional(v.boolean()),
  memberStates: v.optional(v.array(v.picklist(['none', 'active', 'expiring', 'expired']))),
  tier: v.optional(v.string()),
  joinedFrom: v.optional(isoTime),
  joinedTo: v.optional(isoTime),
  expiredFrom: v.optional(isoTime),
  expiredTo: v.optional(isoTime),
  lastActiveWithinDays: v.optional(v.number()),
  onlineNow: v.optional(v.boolean()),
  boughtWithinDays: v.optional(v.number()),
  noReplyForDays: v.optional(v.number()),
  countryCodes: v.optional(v.array(v.string())),
  languages: v.optional(v.array(v.string())),
  boughtMediaId: v.optional(Id),
  /** Those whom this mass message reached and who have not seen it. */
  notSeenMassId: v.optional(Id),
  /** Nobody who got a mass message within so many hours. */
  capHours: v.optional(v.number()),
})
export interface AudienceFilters extends v.InferOutput<typeof AudienceFilters> {}

export const AudienceRequest = v.object({
  include: v.array(Id),
  exclude: v.array(Id),
  filters: AudienceFilters,
  mediaIds: v.array(Id),
  /** Of a second version that is tried: who owns everything of either drops out, as they may get either. */
  secondMediaIds: v.optional(v.array(Id)),
  price: Cents,
  /** Those in a chat right now drop out, unless this is false. */
  skipActiveChats: v.optional(v.boolean()),
})
export interface AudienceRequest extends v.InferOutput<typeof AudienceRequest> {}

export const DROP_REASONS = [
  'excluded_list',
  'filters',
  'creator',
  'blocked',
  /** Somebody who may be in need, for 72 h (crisis help, point 9). */
  'care',
  'do_not_disturb',
  'owns_media',
  'recent_mass',
  'active_chat',
] as const

export const Audience = v.object({
  count: v.number(),
  dropped: readableOf(v.object({ reason: v.picklist(DROP_REASONS), count: v.number() })),
  sample: readableOf(Id),
})
export interface Audience extends v.InferOutput<typeof Audience> {}

/** The message itself. Checked before it is sent, like any other (decision 22). */
export const MassContent = v.object({
  text: CheckedText,
  lockText: v.nullish(CheckedText),
  mediaIds: v.array(Id),
  previewMediaIds: v.array(Id),
  price: Cents,
  /** Sent after seeing the help: not asked about again at its time. */
  sentAnyway: v.optional(v.boolean()),
})

/** A second version to try the first against; `share` of each in percent. */
const Variants = v.object({ second: MassContent, share: v.number(), decideAfterHours: v.number() })

/** How a mass message goes out. */
export const MassSendRequest = v.object({
  clientId: v.string(),
  include: v.array(Id),
  exclude: v.array(Id),
  filters: AudienceFilters,
  message: MassContent,
  variants: v.optional(Variants),
  scheduledAt: v.nullish(isoTime),
  /** At each fan's own `localAt`; `scheduledAt` is then that of who planned it, by which it is put in order. */
  localTime: v.optional(v.boolean()),
  localAt: v.nullish(wallTime),
  spreadMinutes: v.nullish(v.number()),
  autoUnsendHours: v.nullish(v.number()),
  skipActiveChats: v.boolean(),
})
export type MassSendRequest = v.InferInput<typeof MassSendRequest>

export const MassProgress = v.object({
  massMessageId: Id,
  state: MassState,
  sent: count,
  total: count,
})
export interface MassProgress extends v.InferOutput<typeof MassProgress> {}

/** One of two versions, with what came of it so far. */
export const MassVersionResult = v.object({
  text: v.string(),
  lockText: orNull(v.string()),
  media: orElse(readableOf(Media), []),
  previewMediaIds: orElse(readableOf(Id), []),
  price: orElse(Cents, 0),
  sent: count,
  seen: count,
  bought: count,
  revenue: orElse(Cents, 0),
})
export interface MassVersionResult extends v.InferOutput<typeof MassVersionResult> {}

/** How two versions are tried against each other. */
export const MassTest = v.object({
  share: v.number(),
  decideAfterHours: v.number(),
  /** When the better one begins to go to the rest. */
  decidesAt: OptionalInstant,
  first: MassVersionResult,
  second: MassVersionResult,
})
export interface MassTest extends v.InferOutput<typeof MassTest> {}

/** One mass message with its results; parts of those it reached, from 0 to 1. */
export const MassMessage = v.object({
  massMessageId: Id,
  state: MassState,
  text: v.string(),
  lockText: orNull(v.string()),
  media: orElse(readableOf(Media), []),
  previewMediaIds: orElse(readableOf(Id), []),
  price: orElse(Cents, 0),
  currency: orElse(Currency, DEFAULT_CURRENCY),
  sentById: orNull(Id),
  createdAt: Instant,
  scheduledAt: OptionalInstant,
  sentAt: OptionalInstant,
  /** What the audience was called: names of lists. */
  audience: orElse(readableOf(v.string()), []),
  include: orElse(readableOf(Id), []),
  exclude: orElse(readableOf(Id), []),
  filters: orElse(AudienceFilters, {}),
  total: count,
  sent: count,
  seen: count,
  bought: count,
  revenue: orElse(Cents, 0),
  unsent: count,
  winner: orNull(v.picklist(['first', 'second'])),
  test: orNull(MassTest),
  localTime: orElse(v.boolean(), false),
  localAt: orNull(wallTime),
  spreadMinutes: orNull(v.number()),
  autoUnsendHours: orNull(v.number()),
  skipActiveChats: orElse(v.boolean(), true),
})
export interface MassMessage extends v.InferOutput<typeof MassMessage> {}

/** What a price may be read from. */
export interface Priced {
  price: number
  test: { second: { price: number } } | null
}

/** Whether it, or one of its versions, is sold. */
export const isPriced = ({ price, test }: Priced): boolean => price > 0 || (test?.second.price ?? 0) > 0

/** Everything that may still be changed of a scheduled one; what is absent stays as it is. */
export const MassUpdate = v.object({
  massMessageId: Id,
  include: v.optional(v.array(Id)),
  exclude: v.optional(v.array(Id)),
  filters: v.optional(AudienceFilters),
  message: v.optional(MassContent),
  /** null: the first version alone. */
  variants: v.optional(v.nullable(Variants)),
  scheduledAt: v.optional(isoTime),
  localTime: v.optional(v.boolean()),
  localAt: v.optional(v.nullable(wallTime)),
  spreadMinutes: v.optional(v.nullable(v.number())),
  autoUnsendHours: v.optional(v.nullable(v.number())),
  skipActiveChats: v.optional(v.boolean()),
})
export type MassUpdate = v.InferInput<typeof MassUpdate>
