import * as calls from '@/api/calls/chat/groups'

import { anchorOf } from '../../state/anchor'
import { populationOf } from '../../rules/population/population'
import { checkGroupSettings, fanIndicesOf } from '../../rules/groups/validate-group'
import { changeGroupState, groupConversationOf, settingsOf, wireGroup } from '../../rules/groups/group'
import { logGroupAct, groupLogOf } from '../../rules/groups/group-log'
import {
  addGroupMembers,
  changeGroupMembers,
  type Member,
  groupMembersOf,
  sortGroupMembers,
  wireMember,
} from '../../rules/groups/group-members'
import { decideRequests, joinRequestsOf } from '../../rules/groups/join-requests'
import type { MemberChange, GroupLogEntry } from '../../state/stored-group'
import { serveTool } from '../bind-handlers'
import { anyListTest } from '../../rules/lists/list-members'
import { findList } from '../../rules/lists/stored-lists'
import { definedFields } from '../../rules/base/defined-fields'
import { once } from '../once'
import { pageOf } from '../../rules/base/paging'
import { invalidField } from '../../rules/base/refusal'
import { iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { fanAt, fanIdAt } from '../../seed/fans/fans'
import {
  updateGroupChannel,
  deleteGroupChannel,
  createGroupChannel,
} from '../../rules/threads/group-channels'
import type { World } from '../../state/world'

const MAX_ADDED = 5000

const isListed: Record<'all' | 'moderators' | 'muted' | 'banned', (member: Member) => boolean> = {
  all: ({ isBanned }) => !isBanned,
  moderators: ({ role, isBanned }) => role === 'moderator' && !isBanned,
  muted: ({ isMuted, isBanned }) => isMuted && !isBanned,
  banned: ({ isBanned }) => isBanned,
}

function hasName(world: World, fanIndex: number, query: string): boolean {
  const { displayName, username, userId } = fanAt(fanIndex)
  const nickname = world.state.fanNotes[userId]?.nickname ?? ''
  return `${displayName}\n${username}\n${nickname}`.toLowerCase().includes(query)
}

/** Indices of all fans on any of a creator's lists. */
async function fansOnLists(
  world: World,
  creator: SeedCreator,
  listIds: readonly string[],
): Promise<number[]> {
  if (listIds.length === 0) return []
  if (listIds.some((listId) => !findList(world, creator, listId))) throw invalidField('listIds', 'not_found')
  const population = await populationOf(creator, anchorOf(world))
  const isOn = await anyListTest(world, creator, listIds)
  return Array.from(population.fanIndex).filter(
    (fanIndex, channelIndex) => fanIndex >= 0 && isOn(channelIndex),
  )
}

/** The log act of a member change. */
function logActOf({ role, isMuted, isBanned }: MemberChange): GroupLogEntry['act'] {
  if (isBanned !== undefined) return isBanned ? 'banned' : 'unbanned'
  if (isMuted !== undefined) return isMuted ? 'muted' : 'unmuted'
  return role === 'moderator' ? 'promoted' : 'demoted'
}

/** Handlers of groups (screens S13). */
export const groups = serveTool(calls, 'groups', {
  createGroup: once(({ world, body: { clientId: _clientId, ...settings }, viewer: { account, creator } }) => {
    checkGroupSettings(world, creator, settings)
    const channelId = createGroupChannel(world, creator, settings.name, 0)
    changeGroupState(world, channelId, { settings })
    const conversation = groupConversationOf(world, creator, channelId)
    logGroupAct(world, conversation, account.userId, 'created', [null])
    return wireGroup(world, conversation)
  }),
  getGroup: ({ world, body, viewer: { creator } }) =>
    wireGroup(world, groupConversationOf(world, creator, body.channelId)),
  updateGroup: ({ world, body: { channelId, ...given }, viewer: { account, creator } }) => {
    const conversation = groupConversationOf(world, creator, channelId)
    const settings = { ...settingsOf(world, conversation), ...definedFields(given) }
    checkGroupSettings(world, creator, settings)
    changeGroupState(world, channelId, { settings })
    updateGroupChannel(world, creator, channelId, { title: settings.name })
    logGroupAct(world, conversation, account.userId, 'edited', [null])
    return wireGroup(world, groupConversationOf(world, creator, channelId))
  },
  deleteGroup: ({ world, body, viewer: { creator } }) => {
    groupConversationOf(world, creator, body.channelId)
    deleteGroupChannel(world, creator, body.channelId)
  },
  listGroupMembers: ({ world, body, viewer: { creator, permissions } }) => {
    const conversation = groupConversationOf(world, creator, body.channelId)
    const query = body.query.trim().toLowerCase()
    const rows = groupMembersOf(world, conversation)
      .filter(isListed[body.state])
      .filter(({ fanIndex }) => query === '' || hasName(world, fanIndex, query))
    const sorted = sortGroupMembers(world, creator, rows, body.sort, permissions.canSeeSpend)
    const part = pageOf(sorted, ({ fanIndex }) => fanIdAt(fanIndex), body)
    return {
      data: part.data.map((member) => wireMember(world, creator, member, permissions.canSeeSpend)),
      lastId: part.lastId,
      total: rows.length,
    }
  },
  addGroupMembers: async ({ world, body, viewer: { account, creator } }) => {
    const conversation = groupConversationOf(world, creator, body.channelId)
    const fans = [...fanIndicesOf(body.userIds), ...(await fansOnLists(world, creator, body.listIds))]
    if (fans.length > MAX_ADDED) throw invalidField('listIds', 'too_many')
    const added = addGroupMembers(world, conversation, fans)
    logGroupAct(world, conversation, account.userId, 'added', added.length > 20 ? [null] : added)
    return { added: added.length }
  },
  removeGroupMembers: ({ world, body, viewer: { account, creator } }) => {
    const conversation = groupConversationOf(world, creator, body.channelId)
    const gone = changeGroupMembers(world, conversation, fanIndicesOf(body.userIds), { isGone: true })
    logGroupAct(world, conversation, account.userId, 'removed', gone)
    return { changedIds: gone.map(fanIdAt) }
  },
  updateGroupMembers: ({ world, body, viewer: { account, creator } }) => {
    const conversation = groupConversationOf(world, creator, body.channelId)
    const patch = definedFields(body.patch)
    if (Object.keys(patch).length === 0) throw invalidField('patch', 'field_missing')
    const changed = changeGroupMembers(world, conversation, fanIndicesOf(body.userIds), patch)
    logGroupAct(world, conversation, account.userId, logActOf(patch), changed)
    return { changedIds: changed.map(fanIdAt) }
  },
  listGroupRequests: ({ world, body, viewer: { creator } }) => {
    const conversation = groupConversationOf(world, creator, body.channelId)
    const rows = joinRequestsOf(world, conversation).map(({ requestId, userId, at, text }) => ({
      requestId,
      userId,
      at,
      text,
    }))
    return pageOf(rows, ({ requestId }) => requestId, body)
  },
  decideGroupRequest: ({ world, body, viewer: { account, creator } }) => {
    const conversation = groupConversationOf(world, creator, body.channelId)
    const meant = decideRequests(world, conversation, body.requestIds)
    const fans = meant.map(({ fanIndex }) => fanIndex)
    if (body.accept) addGroupMembers(world, conversation, fans)
    logGroupAct(world, conversation, account.userId, body.accept ? 'accepted' : 'declined', fans)
  },
  listGroupLog: ({ world, body, viewer: { creator } }) => {
    const conversation = groupConversationOf(world, creator, body.channelId)
    const rows = groupLogOf(world, conversation).map(({ at, ...entry }) => ({ ...entry, at: iso(at) }))
    return pageOf(rows, ({ entryId }) => entryId, body)
  },
})
