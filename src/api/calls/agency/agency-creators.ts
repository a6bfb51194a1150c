import * as v from 'valibot'

import { AgencyCreator } from '@/domain/agency/agency-creator'
import { CreatorRates, SplitPreview } from '@/domain/agency/creator-rates'
import { CreatorRules } from '@/domain/agency/creator-rules'
import { CreatorStatus } from '@/domain/agency/creator-status'
import { Handover } from '@/domain/shift/handover'
import { Id } from '@/domain/server/id'
import { Instant } from '@/domain/time/instant'
import { Cents } from '@/domain/money/money'
import { REVENUE_KINDS } from '@/domain/money/revenue-kind'
import { NotesVersion } from '@/domain/agency/notes-version'
import { orNull, text } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions: what the agency may change about a creator (screens S4). */

const isoTime = v.pipe(v.string(), v.isoTimestamp())

/* What is asked is strict: a wrong rate or limit must not become none. */
const askedRates = {
  ...CreatorRates.entries,
  granularRates: v.record(v.picklist(REVENUE_KINDS), CreatorRates.entries.rate),
}
const limit = v.nullable(Cents)
const kindPrice = v.optional(v.object({ min: limit, max: limit }))
const askedRules = v.object({
  avoidWords: v.array(v.string()),
  priceMin: limit,
  priceMax: limit,
  kindPrices: v.object({ image: kindPrice, video: kindPrice, audio: kindPrice }),
  tone: v.string(),
  offLimits: v.string(),
  replyTargetS: v.nullable(v.number()),
})

/** One creator as in the table, with all editable data. */
export const getAgencyCreator = call({
  path: '/api/agency/creators/get',
  request: v.object({ creatorId: Id }),
  response: AgencyCreator,
})

/** A creator after a change of rates; `changeId` reverts it, null if the rates did not change. */
const ChangedCreator = v.object({ ...AgencyCreator.entries, changeId: orNull(Id) })

/**
 * Rates apply from `effectiveFrom`, or immediately; planned later changes stay. Only a director sets the status
 * `ended`; 409 for any status of an ended creator, who comes back by an invitation.
 */
export const updateAgencyCreator = call({
  path: '/api/agency/creators/update',
  request: v.object({
    creatorAgencyId: Id,
    name: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60)))),
    isHidden: v.optional(v.boolean()),
    status: v.optional(CreatorStatus),
    ...v.partial(v.object(askedRates)).entries,
    effectiveFrom: v.optional(isoTime),
  }),
  response: ChangedCreator,
})

/** Cancels planned rates; 409 once they apply, or if there are none. */
export const cancelPlannedRates = call({
  path: '/api/agency/creators/rates/cancel',
  request: v.object({ creatorAgencyId: Id, from: isoTime }),
  response: ChangedCreator,
})

/** Reverts the user's own change: rates and plans as before; 409 where they changed since. */
export const revertRates = call({
  path: '/api/agency/creators/rates/revert',
  request: v.object({ creatorAgencyId: Id, changeId: Id }),
  response: AgencyCreator,
})

/** A period's money under the current and under these rates. */
export const previewSplit = call({
  path: '/api/agency/creators/split-preview',
  request: v.object({ creatorAgencyId: Id, ...askedRates, from: isoTime, to: isoTime }),
  response: SplitPreview,
})

export const assignCreators = call({
  path: '/api/agency/creators/assign',
  request: v.object({
    creatorIds: v.array(Id),
    addUserIds: v.array(Id),
    removeUserIds: v.array(Id),
  }),
  response: v.object({ updated: v.number() }),
})

export const inviteCreator = call({
  path: '/api/agency/creators/invite',
  request: v.object({
    usernameOrEmail: v.pipe(v.string(), v.trim(), v.minLength(1)),
    rate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    isNet: v.boolean(),
    message: v.pipe(v.string(), v.maxLength(1000)),
  }),
  response: v.object({ invitationId: Id, link: v.string() }),
})

export const cancelCreatorInvite = call({
  path: '/api/agency/creators/invite/cancel',
  request: v.object({ invitationId: Id }),
})

/** A pending invitation to a creator. */
export const CreatorInvitation = v.object({
  invitationId: Id,
  usernameOrEmail: v.string(),
  rate: v.number(),
  isNet: v.boolean(),
  sentAt: Instant,
  sentBy: orNull(Id),
  link: text,
})
export interface CreatorInvitation extends v.InferOutput<typeof CreatorInvitation> {}

export const listCreatorInvites = call({
  path: '/api/agency/creators/invite/list',
  response: v.object({ data: v.array(CreatorInvitation) }),
})

/** Rules that chatters see beside the thread. */
export const getCreatorRules = call({
  path: '/api/agency/creators/rules/get',
  request: v.object({ creatorId: Id }),
  response: CreatorRules,
})

/** Changes the given fields: what a colleague saved in others stays. */
export const updateCreatorRules = call({
  path: '/api/agency/creators/rules/update',
  request: v.object({ ...v.partial(askedRules).entries, creatorId: Id }),
  response: CreatorRules,
})

/** Earlier versions of the notes, newest first. */
export const listNotesVersions = call({
  path: '/api/agency/creators/notes/versions',
  request: v.object({ creatorId: Id }),
  response: v.object({ data: v.array(NotesVersion) }),
})

/** Handover notes of previous shifts, newest first. */
export const listHandovers = call({
  path: '/api/agency/creators/handovers',
  request: v.object({ creatorId: Id }),
  response: v.object({ data: v.array(Handover) }),
})
