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
import { pageRequest } from '@/domain/server/list-page'
import { IgnoredResponse, orElse, validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions (screens S19), with the creator's token. For all lists see `listFanLists` in `./fan`. */

export const getFanList = call({
  method: 'POST',
  path: '/api/lists/get',
  request: v.object({ listId: Id }),
  response: FanList,
  onError: 'throw',
  token: 'creator',
})

export const createFanList = call({
  method: 'POST',
  path: '/api/lists/create',
  request: v.object({ clientId: v.string(), ...listSettings }),
  response: FanList,
  onError: 'throw',
  token: 'creator',
})

export const updateFanList = call({
  method: 'POST',
  path: '/api/lists/update',
  request: v.object({ listId: Id, ...listSettings }),
  response: FanList,
  onError: 'throw',
  token: 'creator',
})

/** 409 for a list in use, unless `evenIfUsed`. */
export const deleteFanList = call({
  method: 'POST',
  path: '/api/lists/delete',
  request: v.object({ listId: Id, evenIfUsed: v.boolean() }),
  response: IgnoredResponse,
  onError: 'throw',
  token: 'creator',
})

export const duplicateFanList = call({
  method: 'POST',
  path: '/api/lists/duplicate',
  request: v.object({ clientId: v.string(), listId: Id, name: v.string() }),
  response: FanList,
  onError: 'throw',
  token: 'creator',
})

/** Copies a list to other creators of the person, with one result each. */
export const copyFanList = call({
  method: 'POST',
  path: '/api/lists/copy',
  request: v.object({ clientId: v.string(), listId: Id, creatorIds: v.array(Id) }),
  response: v.object({ data: validEntriesOf(ListCopy) }),
  onError: 'throw',
  token: 'creator',
})

/** Fans who match the rules now; with `listId` also those who would enter and leave that list. */
export const previewFanList = call({
  method: 'POST',
  path: '/api/lists/preview',
  request: v.object({
    rules: ListRules,
    listId: v.optional(Id),
    funnel: v.optional(v.nullable(ListFunnel)),
  }),
  response: ListPreview,
  onError: 'throw',
  token: 'creator',
})

export const listFanListMembers = call({
  method: 'POST',
  path: '/api/lists/members/list',
  request: v.object({
    listId: Id,
    query: v.string(),
    sort: v.object({ by: v.picklist(MEMBER_SORTS), descending: v.boolean() }),
    ...pageRequest,
  }),
  response: v.object({
    data: validEntriesOf(ListMember),
    lastId: v.nullish(Id, null),
    total: v.number(),
    currency: orElse(Currency, DEFAULT_CURRENCY),
  }),
  onError: 'throw',
  token: 'creator',
})

/** Adds fans to a manual list; responds with the new ones. */
export const addFanListMembers = call({
  method: 'POST',
  path: '/api/lists/members/add',
  request: v.object({ listId: Id, userIds: v.array(Id) }),
  response: v.object({ added: validEntriesOf(Id) }),
  onError: 'throw',
  token: 'creator',
})

export const removeFanListMembers = call({
  method: 'POST',
  path: '/api/lists/members/remove',
  request: v.object({ listId: Id, userIds: v.array(Id) }),
  response: v.object({ removed: validEntriesOf(Id) }),
  onError: 'throw',
  token: 'creator',
})
