import * as v from 'valibot'

import { count, flag, orElse, orNull } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Instant } from '../time/instant'
import { Media } from '../vault/media'
import { Cents, Currency, DEFAULT_CURRENCY } from '../money/money'

export const GROUP_JOIN_METHODS = ['list', 'tier', 'invited', 'price'] as const
export const GROUP_POSTERS = ['everyone', 'moderators', 'creator'] as const
export const GROUP_ROLES = ['member', 'moderator'] as const

/** Settings of a group (screens S13). `slowModeS`: seconds between two messages of a member, 0 for none. */
export const groupSettings = {
  name: v.string(),
  description: v.string(),
  pictureMediaId: v.nullable(Id),
  joinBy: v.picklist(GROUP_JOIN_METHODS),
  joinListId: v.nullable(Id),
  joinTier: v.nullable(v.string()),
  joinPrice: v.nullable(Cents),
  posters: v.picklist(GROUP_POSTERS),
  slowModeS: v.number(),
  rules: v.string(),
}

export const Group = v.object({
  channelId: Id,
  memberCount: count,
  /** The media of `pictureMediaId`. */
  picture: orNull(Media),
  /** Currency of the price to join and of members' spend. */
  currency: orElse(Currency, DEFAULT_CURRENCY),
  ...groupSettings,
})
export interface Group extends v.InferOutput<typeof Group> {}

export const GroupMember = v.object({
  userId: Id,
  /** The fan's own chat with the creator. */
  channelId: orNull(Id),
  role: orElse(v.picklist(GROUP_ROLES), 'member'),
  joinedAt: Instant,
  spend: orNull(Cents),
  isMuted: flag,
  isBanned: flag,
})
export interface GroupMember extends v.InferOutput<typeof GroupMember> {}

/** Columns of the members that the server sorts by. */
export const GROUP_MEMBER_SORTS = ['name', 'role', 'joined', 'spend', 'state'] as const
export const GroupMemberSort = v.object({ by: v.picklist(GROUP_MEMBER_SORTS), descending: v.boolean() })
export interface GroupMemberSort extends v.InferOutput<typeof GroupMemberSort> {}

export const GroupRequest = v.object({ requestId: Id, userId: Id, at: Instant, text: orNull(v.string()) })
export interface GroupRequest extends v.InferOutput<typeof GroupRequest> {}

export const GROUP_LOG_ACTIONS = [
  'created',
  'edited',
  'added',
  'removed',
  'muted',
  'unmuted',
  'banned',
  'unbanned',
  'promoted',
  'demoted',
  'accepted',
  'declined',
] as const
export const GroupLogEntry = v.object({
  entryId: Id,
  act: v.picklist(GROUP_LOG_ACTIONS),
  byId: Id,
  userId: orNull(Id),
  at: Instant,
})
export interface GroupLogEntry extends v.InferOutput<typeof GroupLogEntry> {}
