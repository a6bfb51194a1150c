import * as v from 'valibot'

import { count, flag, orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { Cents, Currency, DEFAULT_CURRENCY, cents } from '../money/money'
import { checkedContent, messageContent } from '../chat/message-content'

const isoTime = v.pipe(v.string(), v.isoTimestamp())
/** Wall-clock time of a fan without a zone: `2026-11-22T20:00`. */
const wallTime = v.pipe(v.string(), v.isoDateTime())

export const MASS_STATES = [
  'draft',
  'scheduled',
  /** The crisis check at send time holds it for its sender. */
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

/**
 * The audience of a mass message (screens S12); absent filters do not narrow it. Amounts in cents, spans in
 * days.
 */
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
  /** Fans who got this mass message and have not seen it. */
  notSeenMassId: v.optional(Id),
  /** Excludes fans who got a mass message within this many hours. */
  capHours: v.optional(v.number()),
})
export interface AudienceFilters extends v.InferOutput<typeof AudienceFilters> {}

export const AudienceRequest = v.object({
  include: v.array(Id),
  exclude: v.array(Id),
  filters: AudienceFilters,
  mediaIds: v.array(Id),
  /**
   * Media of the second test version: fans who own all media of either version are dropped, as they may get
   * either.
   */
  secondMediaIds: v.optional(v.array(Id)),
  price: Cents,
  /** Drops fans in an active chat, unless false. */
  skipActiveChats: v.optional(v.boolean()),
})
export interface AudienceRequest extends v.InferOutput<typeof AudienceRequest> {}

export const DROP_REASONS = [
  'excluded_list',
  'filters',
  'creator',
  'blocked',
  /** A fan who may be in need, for 72 h. */
  'care',
  'do_not_disturb',
  'owns_media',
  'recent_mass',
  'active_chat',
] as const

export const Audience = v.object({
  count: v.number(),
  dropped: validEntriesOf(v.object({ reason: v.picklist(DROP_REASONS), count: v.number() })),
  sample: validEntriesOf(Id),
})
export interface Audience extends v.InferOutput<typeof Audience> {}

/** The message itself, checked before it is sent (decisions 22). */
export const MassContent = v.object(checkedContent)

/** A second version to test against the first; `share` of each in percent. */
const MassVariants = v.object({ second: MassContent, share: v.number(), decideAfterHours: v.number() })

/** A mass message to send. */
export const MassSendRequest = v.object({
  clientId: v.string(),
  include: v.array(Id),
  exclude: v.array(Id),
  filters: AudienceFilters,
  message: MassContent,
  variants: v.optional(MassVariants),
  scheduledAt: v.nullish(isoTime),
  /** Sent at each fan's local `localAt`; `scheduledAt` is then the planner's time and only sorts. */
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

/** One of two test versions, with its results so far. */
export const MassVersionResult = v.object({
  ...messageContent,
  text: v.string(),
  sent: count,
  seen: count,
  bought: count,
  revenue: cents,
})
export interface MassVersionResult extends v.InferOutput<typeof MassVersionResult> {}

/** How two versions are tested against each other. */
export const MassTest = v.object({
  share: v.number(),
  decideAfterHours: v.number(),
  /** When the better version starts to go to the rest. */
  decidesAt: OptionalInstant,
  first: MassVersionResult,
  second: MassVersionResult,
})
export interface MassTest extends v.InferOutput<typeof MassTest> {}

/** One mass message with its results; rates of those reached, 0 to 1. */
export const MassMessage = v.object({
  massMessageId: Id,
  state: MassState,
  ...messageContent,
  text: v.string(),
  currency: orElse(Currency, DEFAULT_CURRENCY),
  sentById: orNull(Id),
  createdAt: Instant,
  scheduledAt: OptionalInstant,
  sentAt: OptionalInstant,
  /** Names of the lists that form the audience. */
  audience: orElse(validEntriesOf(v.string()), []),
  include: orElse(validEntriesOf(Id), []),
  exclude: orElse(validEntriesOf(Id), []),
  filters: orElse(AudienceFilters, {}),
  total: count,
  sent: count,
  seen: count,
  bought: count,
  revenue: cents,
  unsent: count,
  winner: orNull(v.picklist(['first', 'second'])),
  test: orNull(MassTest),
  localTime: flag,
  localAt: orNull(wallTime),
  spreadMinutes: orNull(v.number()),
  autoUnsendHours: orNull(v.number()),
  skipActiveChats: orElse(v.boolean(), true),
})
export interface MassMessage extends v.InferOutput<typeof MassMessage> {}

/** The version of an A/B test that won; the message itself without one. */
export const winningVersionOf = (message: MassMessage) =>
  message.test && message.winner ? message.test[message.winner] : message

/** Columns of the sent messages that the server sorts by. */
export const MASS_SORTS = [
  'text',
  'price',
  'revenue',
  'perFan',
  'unlock',
  'bought',
  'sent',
  'seen',
  'sentAt',
  'unsent',
  'audience',
  'by',
] as const
export const MassSort = v.object({ by: v.picklist(MASS_SORTS), descending: v.boolean() })
export interface MassSort extends v.InferOutput<typeof MassSort> {}
export const NEWEST_MASSES: MassSort = { by: 'sentAt', descending: true }

/** Sums over all matching messages. `sentPriced` and `bought` are of those with a price. */
export const MassSums = v.object({
  currency: Currency,
  sent: v.number(),
  sentPriced: v.number(),
  seen: v.number(),
  bought: v.number(),
  revenue: Cents,
  unsent: v.number(),
})
export interface MassSums extends v.InferOutput<typeof MassSums> {}

/** What a price may be read from. */
export interface PricedMass {
  price: number
  test: { second: { price: number } } | null
}

/** Whether it, or one of its versions, has a price. */
export const isMassPriced = ({ price, test }: PricedMass): boolean =>
  price > 0 || (test?.second.price ?? 0) > 0

/** Changes to a scheduled mass message; absent fields stay, also those of a version. */
export const MassUpdate = v.object({
  massMessageId: Id,
  include: v.optional(v.array(Id)),
  exclude: v.optional(v.array(Id)),
  filters: v.optional(AudienceFilters),
  message: v.optional(v.partial(MassContent)),
  /** null: the first version only. Whole where there was no second one. */
  variants: v.optional(
    v.nullable(v.object({ ...v.partial(MassVariants).entries, second: v.optional(v.partial(MassContent)) })),
  ),
  scheduledAt: v.optional(isoTime),
  localTime: v.optional(v.boolean()),
  localAt: v.optional(v.nullable(wallTime)),
  spreadMinutes: v.optional(v.nullable(v.number())),
  autoUnsendHours: v.optional(v.nullable(v.number())),
  skipActiveChats: v.optional(v.boolean()),
})
export type MassUpdate = v.InferInput<typeof MassUpdate>
