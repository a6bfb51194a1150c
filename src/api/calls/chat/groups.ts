import * as v from 'valibot'

import { CheckedText } from '@/domain/crisis/checked-text'
import {
  Group,
  GROUP_ROLES,
  GroupLogEntry,
  GroupMember,
  GroupMemberSort,
  GroupRequest,
  groupSettings,
} from '@/domain/chat/group'
import { Id } from '@/domain/server/id'
import { listPageOf, pageRequest } from '@/domain/server/list-page'

import { creatorCall } from '../../call'

/* Our additions (screens S13), with the creator's token. */

/** Members read these texts, so they are checked like a message (decisions 22). */
const checkedSettings = { ...groupSettings, name: CheckedText, description: CheckedText, rules: CheckedText }

export const createGroup = creatorCall({
  path: '/api/messages/groups/create',
  request: v.object({ clientId: v.string(), ...checkedSettings }),
  response: Group,
})

export const getGroup = creatorCall({
  path: '/api/messages/groups/get',
  request: v.object({ channelId: Id }),
  response: Group,
})

/** Settings that are absent stay as they are. */
export const updateGroup = creatorCall({
  path: '/api/messages/groups/update',
  request: v.object({ channelId: Id, ...v.partial(v.object(checkedSettings)).entries }),
  response: Group,
})

export const deleteGroup = creatorCall({
  path: '/api/messages/groups/delete',
  request: v.object({ channelId: Id }),
})

/** Moderators first, then the newest, unless `sort` says otherwise; `total` counts all matches. */
export const listGroupMembers = creatorCall({
  path: '/api/messages/groups/members/list',
  request: v.object({
    channelId: Id,
    query: v.string(),
    state: v.picklist(['all', 'moderators', 'muted', 'banned']),
    sort: v.optional(GroupMemberSort),
    ...pageRequest,
  }),
  response: v.object({ ...listPageOf(GroupMember).entries, total: v.optional(v.number()) }),
})

/** Adds single fans, or all fans of lists. */
export const addGroupMembers = creatorCall({
  path: '/api/messages/groups/members/add',
  request: v.object({ channelId: Id, userIds: v.array(Id), listIds: v.array(Id) }),
  response: v.object({ added: v.number() }),
})

/** Without those who were so already, or have left. */
const changedMembers = v.object({ changedIds: v.array(Id) })

export const removeGroupMembers = creatorCall({
  path: '/api/messages/groups/members/remove',
  request: v.object({ channelId: Id, userIds: v.array(Id) }),
  response: changedMembers,
})

export const updateGroupMembers = creatorCall({
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
  response: changedMembers,
})

export const listGroupRequests = creatorCall({
  path: '/api/messages/groups/requests/list',
  request: v.object({ channelId: Id, ...pageRequest }),
  response: listPageOf(GroupRequest),
})

export const decideGroupRequest = creatorCall({
  path: '/api/messages/groups/requests/decide',
  request: v.object({ channelId: Id, requestIds: v.array(Id), accept: v.boolean() }),
})

export const listGroupLog = creatorCall({
  path: '/api/messages/groups/log/list',
  request: v.object({ channelId: Id, ...pageRequest }),
  response: listPageOf(GroupLogEntry),
})
