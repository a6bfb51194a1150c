import * as v from 'valibot'

import { orElse, orNull } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { OptionalInstant } from '../time/instant'

const flag = orElse(v.boolean(), false)

/** What it takes to show a person: a fan, a creator or a colleague (requirements 3). */
export const UserDisplay = v.object({
  userId: Id,
  username: v.string(),
  displayName: orElse(v.string(), ''),
  isCreator: flag,
  deactivated: flag,
  verifiedIcon: orNull(v.string()),
  hasProfileImage: flag,
  isLive: flag,
  nickname: orNull(v.string()),
  seenAt: OptionalInstant,
  fetchedAt: OptionalInstant,
  suspicionCount: orElse(v.number(), 0),
})
export interface UserDisplay extends v.InferOutput<typeof UserDisplay> {}
