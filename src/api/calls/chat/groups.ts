import * as v from 'valibot'

import { CheckedText } from '@/domain/crisis/checked-text'
import {
  Group,
  GROUP_ROLES,
  GroupLogEntry,
  GroupMember,
  GroupRequest,
  groupSettings,
} from '@/domain/chat/group'
import { Id } from '@/domain/server/id'
import { pageRequest } from '@/domain/server/list-page'
import { IgnoredResponse, validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions (screens S13), with the creator's token. */

/** Members read these texts, so they are checked like a message (decisions 22). */
const checkedSettings = { ...groupSettings, name: CheckedText, description: CheckedText, rules: CheckedText }

export const createGroup = call({
  method: 'POST',
  path: '/api/messages/groups/create',
  request: v.object({ clientId: v.string(), ...checkedSettings }),
  response: Group,
  onError: 'throw',
  token: 'creator',
})

export const getGroup = call({
  method: 'POST',
  path: '/api/messages/groups/get',
  request: v.object({ channelId: Id }),
  response: Group,
  onError: 'throw',
  token: 'creator',
})

export const updateGroup = call({
  method: 'POST',
  path: '/api/messages/groups/update',
  request: v.object({ channelId: Id, ...checkedSettings }),
  response: Group,
  onError: 'throw',
  token: 'creator',
})

export const deleteGroup = call({
  method: 'POST',
  path: '/api/messages/groups/delete',
  request: v.object({ channelId: Id }),
  response: IgnoredResponse,
  onError: 'throw',
  token: 'creator',
})

export const listGroupMembers = call({
  method: 'POST',
  path: '/api/messages/groups/members/list',
  request: v.object({
    channelId: Id,
    query: v.string(),
    state: v.picklist(['all', 'moderators', 'muted', 'banned']),
    ...pageRequest,
  }),
  response: v.object({ data: validEntriesOf(GroupMember), lastId: v.nullish(Id, null) }),
  onError: 'throw',
  token: 'creator',
})

/** Adds single fans, or all fans of lists. */
export const addGroupMembers = call({
  method: 'POST',
  path: '/api/messages/groups/members/add',
  request: v.object({ channelId: Id, userIds: v.array(Id), listIds: v.array(Id) }),
  response: v.object({ added: v.number() }),
  onError: 'throw',
  token: 'creator',
})

export const removeGroupMembers = call({
  method: 'POST',
  path: '/api/messages/groups/members/remove',
  request: v.object({ channelId: Id, userIds: v.array(Id) }),
  response: IgnoredResponse,
  onError: 'throw',
  token: 'creator',
})

export const updateGroupMembers = call({
  method: 'POST',
  path: '/api/messages/groups/members/update',
  request: v.object({
    channelId: Id,
    userIds: v.array(Id),
    patch: v.object({
      role: v.optional(v.picklist(GROUP_ROLES)),
      isMuted: v.optional(v.boolean()),
      isBanned: v.optional(v.boolean()),
    }),
  }),
  response: v.object({ data: validEntriesOf(GroupMember) }),
  onError: 'throw',
  token: 'creator',
})

export const listGroupRequests = call({
  method: 'POST',
  path: '/api/messages/groups/requests/list',
  request: v.object({ channelId: Id, ...pageRequest }),
  response: v.object({ data: validEntriesOf(GroupRequest), lastId: v.nullish(Id, null) }),
  onError: 'throw',
  token: 'creator',
})

export const decideGroupRequest = call({
  method: 'POST',
  path: '/api/messages/groups/requests/decide',
  request: v.object({ channelId: Id, requestIds: v.array(Id), accept: v.boolean() }),
  response: IgnoredResponse,
  onError: 'throw',
  token: 'creator',
})

export const listGroupLog = call({
  method: 'POST',
  path: '/api/messages/groups/log/list',
  request: v.object({ channelId: Id, ...pageRequest }),
  response: v.object({ data: validEntriesOf(GroupLogEntry), lastId: v.nullish(Id, null) }),
  onError: 'throw',
  token: 'creator',
})
