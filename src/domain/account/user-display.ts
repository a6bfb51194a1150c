import * as v from 'valibot'

import { count, flag, orNull, text } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { OptionalInstant } from '../time/instant'

/** What it takes to show a person: a fan, a creator or a colleague (requirements 3). */
export const UserDisplay = v.object({
  userId: Id,
  username: v.string(),
  displayName: text,
  isCreator: flag,
  deactivated: flag,
  verifiedIcon: orNull(v.string()),
  hasProfileImage: flag,
  isLive: flag,
  nickname: orNull(v.string()),
  seenAt: OptionalInstant,
  fetchedAt: OptionalInstant,
  suspicionCount: count,
})
export interface UserDisplay extends v.InferOutput<typeof UserDisplay> {}
