import * as v from 'valibot'

import { flag, orNull } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { UserDisplay } from '../account/user-display'

/** A person known from outside the platform. */
export const WikiPerson = v.object({
  wikiId: Id,
  celebrityUsername: orNull(v.string()),
  fullName: orNull(v.string()),
  hasProfileImage: flag,
})
export interface WikiPerson extends v.InferOutput<typeof WikiPerson> {}

/** A user of the platform, a person from outside it, or both (requirements 3). */
export const CreatorSearchResult = v.object({
  user: orNull(UserDisplay),
  wiki: orNull(WikiPerson),
})
export interface CreatorSearchResult extends v.InferOutput<typeof CreatorSearchResult> {}
