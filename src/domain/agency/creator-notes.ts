import * as v from 'valibot'

import { flag, orElse, orNull, text } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { OptionalInstant } from '../time/instant'
import { Money } from '../money/money'
import { UserDisplay } from '../account/user-display'

/** Maximum length of notes (screens S4). */
export const NOTES_MAX_LENGTH = 1000
export const DETAILED_NOTES_MAX_LENGTH = 10_000

/** The creator-agency notes record (requirements 3). Rates are fractions: 0.4 is 40 %. */
export const CreatorNotes = v.object({
  agencyId: orNull(Id),
  /** The agency's own name for the creator. */
  name: orNull(v.string()),
  isHidden: flag,
  creatorAgencyId: Id,
  /** The agency's share for all types not in `granularRates`. */
  rate: orNull(v.number()),
  granularRates: orElse(v.record(v.string(), v.number()), {}),
  /** The platform's fee. */
  passesRate: orNull(v.number()),
  creator: UserDisplay,
  notes: text,
  detailedNotes: text,
  pg: flag,
  /** Whether the agency's share is taken of net instead of gross. */
  isNet: flag,
  earned: orNull(Money),
  createdAt: OptionalInstant,
})
export interface CreatorNotes extends v.InferOutput<typeof CreatorNotes> {}
