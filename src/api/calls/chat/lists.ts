import * as v from 'valibot'

import {
  FanList,
  ListCopy,
  ListFunnel,
  ListMember,
  ListPreview,
  listSettings,
  MEMBER_SORTS,
} from '@/domain/lists/fan-list'
import { Id } from '@/domain/server/id'
import { ListRules } from '@/domain/lists/list-rules'
import { Currency, DEFAULT_CURRENCY } from '@/domain/money/money'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import { orElse, validEntriesOf } from '@/lib/lenient-schema'

import { creatorCall } from '../../call'

/* Our additions (screens S19), with the creator's token. For all lists see `listFanLists` in `./fan`. */

export const createFanList = creatorCall({
  path: '/api/lists/create',
  request: v.object({ clientId: v.string(), ...listSettings }),
  response: FanList,
})

/** 409 where a colleague has saved another version meanwhile. */
export const updateFanList = creatorCall({
  path: '/api/lists/update',
  request: v.object({ listId: Id, version: v.number(), ...listSettings }),
  response: FanList,
})

/** 409 for a list in use, unless `evenIfUsed`. */
export const deleteFanList = creatorCall({
  path: '/api/lists/delete',
  request: v.object({ listId: Id, evenIfUsed: v.boolean() }),
})

export const duplicateFanList = creatorCall({
  path: '/api/lists/duplicate',
  request: v.object({ clientId: v.string(), listId: Id, name: v.string() }),
  response: FanList,
})

/** Copies a list to other creators of the person, with one result each. */
export const copyFanList = creatorCall({
  path: '/api/lists/copy',
  request: v.object({ clientId: v.string(), listId: Id, creatorIds: v.array(Id) }),
  response: v.object({ data: validEntriesOf(ListCopy) }),
})

/** Fans who match the rules now; with `listId` also those who would enter and leave that list. */
export const previewFanList = creatorCall({
  path: '/api/lists/preview',
  request: v.object({
    rules: ListRules,
    listId: v.optional(Id),
    funnel: v.optional(v.nullable(ListFunnel)),
  }),
  response: ListPreview,
})

export const listFanListMembers = creatorCall({
  path: '/api/lists/members/list',
  request: v.object({
    listId: Id,
    query: v.string(),
    sort: v.object({ by: v.picklist(MEMBER_SORTS), descending: v.boolean() }),
    ...pageRequest,
  }),
  response: v.object({
    ...listPageOf(ListMember).entries,
    total: v.number(),
    currency: orElse(Currency, DEFAULT_CURRENCY),
  }),
})

/** Adds fans to a manual list; responds with the new ones. */
export const addFanListMembers = creatorCall({
  path: '/api/lists/members/add',
  request: v.object({ listId: Id, userIds: v.array(Id) }),
  response: v.object({ added: validEntriesOf(Id) }),
})

export const removeFanListMembers = creatorCall({
  path: '/api/lists/members/remove',
  request: v.object({ listId: Id, userIds: v.array(Id) }),
  response: v.object({ removed: validEntriesOf(Id) }),
})
