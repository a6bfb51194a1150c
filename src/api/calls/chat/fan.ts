import * as v from 'valibot'

import { CreatorRules } from '@/domain/agency/creator-rules'
import { Fan, FanNoteEntry, FollowUp } from '@/domain/chat/fan'
import { FanList } from '@/domain/lists/fan-list'
import { Id } from '@/domain/server/id'
import { OptionalInstant } from '@/domain/time/instant'
import { orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import { call, creatorCall } from '../../call'

/* Our additions (screens S11), with the creator's token. */

const isoTime = v.pipe(v.string(), v.isoTimestamp())

export const getFan = creatorCall({
  path: '/api/internal/chatter/fan/get',
  request: v.object({ userId: Id }),
  response: Fan,
})

/** Creates one without an id. The same `clientId` returns the first result again. */
export const saveFollowUp = creatorCall({
  path: '/api/internal/chatter/fan/follow-up/save',
  request: v.object({
    clientId: v.string(),
    userId: Id,
    followUpId: v.optional(Id),
    text: v.string(),
    dueAt: v.nullable(isoTime),
    done: v.boolean(),
  }),
  response: FollowUp,
})

export const blockFan = creatorCall({
  path: '/api/internal/chatter/fan/block',
  request: v.object({ userId: Id, blocked: v.boolean() }),
})

/** A restricted fan can read, but not write. */
export const restrictFan = creatorCall({
  path: '/api/internal/chatter/fan/restrict',
  request: v.object({ userId: Id, restricted: v.boolean() }),
})

export const reportFan = creatorCall({
  path: '/api/internal/chatter/fan/report',
  request: v.object({ userId: Id, reason: v.string() }),
})

/** Adds a fan to lists and removes them; responds with the fan's lists, and those just added. */
export const updateFanLists = creatorCall({
  path: '/api/internal/chatter/fan/lists/update',
  request: v.object({ userId: Id, add: v.array(Id), remove: v.array(Id) }),
  response: v.object({
    lists: validEntriesOf(v.object({ listId: Id, name: v.string() })),
    added: orElse(validEntriesOf(Id), []),
  }),
})

/** The same `clientId` returns the first result again. */
export const addFanNote = creatorCall({
  path: '/api/internal/chatter/fan/notes/add',
  request: v.object({ clientId: v.string(), userId: Id, text: v.string() }),
  response: FanNoteEntry,
})

/** Regenerates the AI summary. */
export const summarizeFan = call({
  path: '/api/user/notes/summary',
  request: v.object({ otherUserId: Id }),
  response: v.object({ aiSummary: orNull(v.string()), at: OptionalInstant }),
})

export const getRulesForChatter = call({
  path: '/api/internal/chatter/creator-rules/get',
  request: v.object({ creatorId: Id }),
  response: CreatorRules,
})

/** The creator's lists, smart lists included. */
export const listFanLists = creatorCall({
  path: '/api/lists/list',
  response: v.object({ data: validEntriesOf(FanList) }),
})
