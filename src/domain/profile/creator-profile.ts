import * as v from 'valibot'

import { count, flag, orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { CheckedText } from '../crisis/checked-text'
import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { Media } from '../vault/media'
import { Cents, Currency, DEFAULT_CURRENCY, cents } from '../money/money'

/** Limits of what fans read on a profile. */
export const PROFILE_LIMITS = {
  displayName: 60,
  bio: 1000,
  linkTitle: 40,
  links: 5,
  freeMessages: 100,
  messagePrice: 50_000,
  reason: 500,
} as const

export const ProfileLink = v.object({ title: text, url: v.string() })
export interface ProfileLink extends v.InferOutput<typeof ProfileLink> {}

/** A creator's profile as fans see it (screens S15). */
export const CreatorProfile = v.object({
  creatorId: Id,
  displayName: text,
  username: v.string(),
  verifiedIcon: orNull(v.string()),
  bio: text,
  banner: orNull(Media),
  picture: orNull(Media),
  links: orElse(validEntriesOf(ProfileLink), []),
  /** Price of a message to the creator; 0 is free. */
  messagePrice: cents,
  currency: orElse(Currency, DEFAULT_CURRENCY),
  /** Free messages per month for a member. */
  freeMessages: count,
  /** New members get the welcome message. */
  sendsWelcome: flag,
  posts: count,
  media: count,
})
export interface CreatorProfile extends v.InferOutput<typeof CreatorProfile> {}

const ProfileLinkInput = v.object({ title: CheckedText, url: v.string() })

/** Changes to a profile except its names; absent fields stay. */
export const profilePatch = {
  bio: v.optional(CheckedText),
  bannerId: v.optional(v.nullable(Id)),
  pictureId: v.optional(v.nullable(Id)),
  links: v.optional(v.array(ProfileLinkInput)),
  messagePrice: v.optional(v.pipe(Cents, v.minValue(0))),
  freeMessages: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  sendsWelcome: v.optional(v.boolean()),
}
/** A suggestion may also change the names, which have calls of their own (requirements 7). */
export const suggestedPatch = {
  ...profilePatch,
  displayName: v.optional(CheckedText),
  username: v.optional(v.string()),
}
export type SuggestedPatch = v.InferInput<v.ObjectSchema<typeof suggestedPatch, undefined>>

export const SUGGESTION_STATES = ['pending', 'accepted', 'declined', 'withdrawn'] as const
export const SuggestionState = v.picklist(SUGGESTION_STATES)
export type SuggestionState = (typeof SUGGESTION_STATES)[number]

/** A change suggested by a person who may not make it; null fields are unchanged. */
export const ProfileSuggestion = v.object({
  suggestionId: Id,
  byId: Id,
  at: Instant,
  reason: text,
  state: orElse(SuggestionState, 'pending'),
  displayName: orNull(v.string()),
  username: orNull(v.string()),
  bio: orNull(v.string()),
  banner: orNull(Media),
  picture: orNull(Media),
  removesBanner: flag,
  removesPicture: flag,
  links: orNull(validEntriesOf(ProfileLink)),
  messagePrice: orNull(Cents),
  freeMessages: orNull(v.number()),
  sendsWelcome: orNull(v.boolean()),
  decidedById: orNull(Id),
  decidedAt: OptionalInstant,
  /** Note from the person who decided. */
  note: text,
})
export interface ProfileSuggestion extends v.InferOutput<typeof ProfileSuggestion> {}

/** The URL of a link as fans open it; undefined unless http or https. */
export function parseProfileLink(written: string): string | undefined {
  const text = written.trim()
  if (text === '' || /\s/.test(text)) return undefined
  const url = URL.parse(
    /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`,
  )
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  if (url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return undefined
  return url.href
}
