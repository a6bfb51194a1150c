import * as v from 'valibot'

import { FloorPerson } from '@/domain/agency/floor'
import { Id } from '@/domain/server/id'
import { Instant } from '@/domain/time/instant'
import { Message } from '@/domain/chat/message'
import { Money } from '@/domain/money/money'
import { orNull, text } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions: what a manager can do about waiting fans (screens S5). */

/** A waiting fan, and the assigned chatter; null means any chatter on duty. */
export const WaitingChannel = v.object({
  channelId: Id,
  fanId: Id,
  waitingSince: Instant,
  /** The fan's total spend. */
  spend: orNull(Money),
  lastText: text,
  assignedTo: orNull(Id),
})
export interface WaitingChannel extends v.InferOutput<typeof WaitingChannel> {}

/** The waiting fans of a creator, longest first. */
export const listWaitingChannels = call({
  path: '/api/agency/floor/channels',
  request: v.object({ creatorId: Id }),
  response: v.object({ data: v.array(WaitingChannel) }),
})

/**
 * A read-only conversation: its end, or around a message, then what is older than `lastId`. `lastId` of the
 * answer: its oldest message while there are older ones. A group has no fan but a `title`.
 */
export const readChannel = call({
  path: '/api/agency/channels/read',
  request: v.object({
    creatorId: Id,
    channelId: Id,
    messageId: v.optional(Id),
    lastId: v.nullish(Id),
  }),
  response: v.object({
    fanId: orNull(Id),
    title: orNull(v.string()),
    messages: v.array(Message),
    lastId: orNull(Id),
  }),
})

/** A message to a team member, delivered as a notification. */
export const nudge = call({
  path: '/api/agency/nudge',
  request: v.object({
    clientId: v.string(),
    userId: Id,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  }),
})

/** Moves fans of a creator from one person to another, or back to the chatters on duty (null). */
export const reassignChannels = call({
  path: '/api/agency/channels/reassign',
  request: v.object({
    creatorId: Id,
    fromUserId: v.nullable(Id),
    toUserId: v.nullable(Id),
    fanIds: v.optional(v.array(Id)),
  }),
  response: v.object({ moved: v.number() }),
})

/** Chatters on duty with their load, of a group or all. */
export const listFloorPeople = call({
  path: '/api/agency/floor/people',
  request: v.object({ groupId: v.optional(Id) }),
  response: v.object({ data: v.array(FloorPerson) }),
})

/**
 * Also assigns a chatter on duty to a creator; 409 once they clocked out. `isNew`: false if already assigned.
 */
export const assignOnDuty = call({
  path: '/api/agency/floor/assign',
  request: v.object({ creatorId: Id, userId: Id }),
  response: v.object({ isNew: v.boolean() }),
})
