import * as v from 'valibot'

/** State of the creator's relation with the agency. */
export const CREATOR_STATUSES = ['active', 'paused', 'ended'] as const
export const CreatorStatus = v.picklist(CREATOR_STATUSES)
export type CreatorStatus = (typeof CREATOR_STATUSES)[number]
