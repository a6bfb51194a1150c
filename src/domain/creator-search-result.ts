import * as v from 'valibot'

import { orElse, orNull } from '@/lib/tolerant'

import { Id } from './id'
import { UserDisplay } from './user-display'

/** A person known from outside the platform. */
export const Wiki = v.object({
  wikiId: Id,
  celebrityUsername: orNull(v.string()),
  fullName: orNull(v.string()),
  hasProfileImage: orElse(v.boolean(), false),
})
export interface Wiki extends v.InferOutput<typeof Wiki> {}

/** A user of the platform, a person from outside it, or both (requirements 3). */
export const CreatorSearchResult = v.object({
  user: orNull(UserDisplay),
  wiki: orNull(Wiki),
})
export interface CreatorSearchResult extends v.InferOutput<typeof CreatorSearchResult> {}
