import * as v from 'valibot'

import { count, flag, orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { CheckedText } from '../crisis/checked-text'
import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { Cents, Currency, DEFAULT_CURRENCY } from '../money/money'
import { FAN_TIERS } from '../profile/post-category'
import { messageContent } from '../chat/message-content'

/** What starts a sequence for a fan (screens S19). */
export const WELCOME_TRIGGERS = [
  'new_member',
  'renewed',
  'list_entry',
  'online',
  'expiring',
  'expired',
  'first_purchase',
  'birthday',
] as const
export type WelcomeTrigger = (typeof WELCOME_TRIGGERS)[number]

/** `paused`: due steps are skipped until someone activates it. `archived`: kept for its results alone. */
export const WELCOME_STATES = ['active', 'paused', 'archived'] as const
export type WelcomeState = (typeof WELCOME_STATES)[number]

/** `new`: never a member before. `returning`: a member again after a break. `trial`: on a free trial. */
export const WELCOME_MEMBERS = ['new', 'returning', 'trial'] as const
export type WelcomeMember = (typeof WELCOME_MEMBERS)[number]

/** Who enters a sequence; an empty array or null doesn't narrow it down. */
export const WelcomeAudience = v.object({
  members: v.array(v.picklist(WELCOME_MEMBERS)),
  tiers: v.array(v.picklist(FAN_TIERS)),
  /** Only fans on this list. */
  listId: v.nullable(Id),
  /** No fan on this list. */
  excludeListId: v.nullable(Id),
})
export interface WelcomeAudience extends v.InferOutput<typeof WelcomeAudience> {}

/** The step in another language: fans with that language get it in place of `text` and `lockText`. */
export const WelcomeVariant = v.object({
  language: v.string(),
  text,
  lockText: orNull(v.string()),
})
export interface WelcomeVariant extends v.InferOutput<typeof WelcomeVariant> {}

/** One message of a sequence. Delays in minutes, counted from the step before, or from the trigger for the first. */
export const WelcomeStep = v.object({
  stepId: Id,
  /** Each fan gets a delay between the two; equal ones are exact. */
  delayMin: count,
  delayMax: count,
  ...messageContent,
  variants: orElse(validEntriesOf(WelcomeVariant), []),
})
export interface WelcomeStep extends v.InferOutput<typeof WelcomeStep> {}

/** Messages that fans get one after another, each fan from their own trigger on. */
export const WelcomeSequence = v.object({
  sequenceId: Id,
  /** Rises with every change: a form that was opened before is refused. */
  version: count,
  name: text,
  trigger: v.picklist(WELCOME_TRIGGERS),
  /** Of `list_entry` alone: the list that a fan enters. */
  entryListId: orNull(Id),
  /** Of `expiring` alone: how many days before the membership ends. */
  daysBefore: orNull(v.number()),
  state: orElse(v.picklist(WELCOME_STATES), 'paused'),
  audience: orElse(WelcomeAudience, { members: [], tiers: [], listId: null, excludeListId: null }),
  /** A fan who replies gets no further steps. */
  stopsOnReply: orElse(v.boolean(), true),
  /** `HH:MM` on the fan's clock; a step that is due within them waits for their end. Null without quiet hours. */
  quietFrom: orNull(v.string()),
  quietTo: orNull(v.string()),
  steps: orElse(validEntriesOf(WelcomeStep), []),
  currency: orElse(Currency, DEFAULT_CURRENCY),
  updatedAt: OptionalInstant,
  /** The staff member who changed it last; null where names of staff are hidden, and for the seed. */
  updatedById: orNull(Id),
  /** Fans who still wait for a step. */
  waiting: count,
  /** When a fan got a step last. */
  lastSentAt: OptionalInstant,
})
export interface WelcomeSequence extends v.InferOutput<typeof WelcomeSequence> {}

/** A message as it is saved and tested. Fans read its texts, so all pass the crisis check (decisions 22). */
export const welcomeContent = {
  text: CheckedText,
  lockText: v.nullable(CheckedText),
  mediaIds: v.array(Id),
  previewMediaIds: v.array(Id),
  price: Cents,
  variants: v.array(v.object({ language: v.string(), text: CheckedText, lockText: v.nullable(CheckedText) })),
}

/** What a sequence is saved with. Steps go out in the order of the array; a null `stepId` adds one. */
export const welcomeSettings = {
  name: v.string(),
  trigger: v.picklist(WELCOME_TRIGGERS),
  entryListId: v.nullable(Id),
  daysBefore: v.nullable(v.number()),
  state: v.picklist(['active', 'paused']),
  audience: WelcomeAudience,
  stopsOnReply: v.boolean(),
  quietFrom: v.nullable(v.string()),
  quietTo: v.nullable(v.string()),
  steps: v.array(
    v.object({
      stepId: v.nullable(Id),
      delayMin: v.number(),
      delayMax: v.number(),
      ...welcomeContent,
    }),
  ),
}

/** Results of one step in a period, by when it was sent. Shares count of `sent`. */
export const WelcomeStepStats = v.object({
  sequenceId: Id,
  stepId: Id,
  /** A removed step keeps its results: its text then names it. */
  isRemoved: flag,
  text,
  sent: count,
  seen: count,
  replied: count,
  /** Of a step with a price. */
  unlocked: count,
  /** Gross cents; null where amounts are hidden. */
  earned: orNull(Cents),
  /** Fans who wait for this step now, whatever the period. */
  waiting: count,
})
export interface WelcomeStepStats extends v.InferOutput<typeof WelcomeStepStats> {}

/** Results of a whole sequence in a period, by when fans entered it. */
export const WelcomeSequenceStats = v.object({
  sequenceId: Id,
  entered: count,
  /** Fans who got every step. */
  completed: count,
  /** Fans whose reply ended it. */
  stopped: count,
})
export interface WelcomeSequenceStats extends v.InferOutput<typeof WelcomeSequenceStats> {}

/** How many fans would have entered within the last 28 days; some of them as examples for the preview. */
export const WelcomeReach = v.object({
  last28Days: count,
  sample: orElse(validEntriesOf(Id), []),
})
export interface WelcomeReach extends v.InferOutput<typeof WelcomeReach> {}

export const WELCOME_DELIVERY_STATES = ['waiting', 'sent', 'seen', 'unlocked'] as const

/** One step on its way to one fan, or already there. */
export const WelcomeDelivery = v.object({
  deliveryId: Id,
  userId: Id,
  /** Null where fan and creator never wrote. */
  channelId: orNull(Id),
  sequenceId: Id,
  stepId: Id,
  state: orElse(v.picklist(WELCOME_DELIVERY_STATES), 'sent'),
  /** When it was sent; of a waiting one when it is due. */
  at: Instant,
  seenAt: OptionalInstant,
  repliedAt: OptionalInstant,
  unlockedAt: OptionalInstant,
  /** What the fan paid in gross cents; null where they paid nothing, or amounts are hidden. */
  amount: orNull(Cents),
})
export interface WelcomeDelivery extends v.InferOutput<typeof WelcomeDelivery> {}

export const WELCOME_DELIVERY_SORTS = ['fan', 'message', 'state', 'at', 'replied', 'amount'] as const
export const WelcomeDeliverySort = v.object({
  by: v.picklist(WELCOME_DELIVERY_SORTS),
  descending: v.boolean(),
})
export interface WelcomeDeliverySort extends v.InferOutput<typeof WelcomeDeliverySort> {}

export const WELCOME_COPY_STATES = [
  'copied',
  'name_taken',
  'too_many',
  'list_missing',
  /** Every step is media alone: none is left without it. */
  'media_missing',
  'not_allowed',
] as const

/** The result of a copy for one creator. A copy is paused, and its steps have no media: those belong to one vault. */
export const WelcomeCopy = v.object({
  creatorId: Id,
  state: v.picklist(WELCOME_COPY_STATES),
  sequenceId: orNull(Id),
  /** Steps that lost media and price. */
  stepsWithoutMedia: count,
  /** Steps that were left out, as they had no text. */
  stepsLeftOut: count,
})
export interface WelcomeCopy extends v.InferOutput<typeof WelcomeCopy> {}
