import type * as calls from '@/api/calls/groups'

import { actingOf } from '../accounts'
import { anchorOf } from '../anchor'
import { crowdOf } from '../crowd/crowd'
import { checkSettings, fansOf } from '../groups/checks'
import { changeGroupState, groupOf, wireGroup } from '../groups/group'
import { logAct, logOf } from '../groups/log'
import { addMembers, changeMembers, type Member, membersOf, wireMember } from '../groups/members'
import { requestsOf } from '../groups/requests'
import type { GroupSettings, MemberChange, StoredEntry } from '../groups/stored-group'
import type { Handlers } from '../implement'
import { onAnyOf } from '../lists/members'
import { findList } from '../lists/stored-lists'
import { once } from '../once'
import { page } from '../paging'
import { permissionsFor, requireLevel } from '../permissions'
import { unfit } from '../refusal'
import { iso } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import { fanAt } from '../seed/fans'
import { changeGroup, closeGroup, openGroup } from '../threads/groups'
import type { World } from '../world'

type GroupHandlers = Handlers<typeof calls>
type Some<Name extends keyof GroupHandlers> = Pick<GroupHandlers, Name>

const MOST_ADDED = 5000

/** The caller and the group. Throws 403 without the needed level for groups. */
function about(world: World, request: Request, channelId: string, least: 'view' | 'edit' = 'edit') {
  const { account, creator } = actingOf(world, request)
  requireLevel(world, account, 'groups', least)
  return { account, creator, talk: groupOf(world, creator, channelId) }
}

const isListed: Record<'all' | 'moderators' | 'muted' | 'banned', (member: Member) => boolean> = {
  all: ({ isBanned }) => !isBanned,
  moderators: ({ role, isBanned }) => role === 'moderator' && !isBanned,
  muted: ({ isMuted, isBanned }) => isMuted && !isBanned,
  banned: ({ isBanned }) => isBanned,
}

function hasName(world: World, fanIndex: number, words: string): boolean {
  const { displayName, username, userId } = fanAt(fanIndex)
  const nickname = world.state.fanNotes[userId]?.nickname ?? ''
  return `${displayName}\n${username}\n${nickname}`.toLowerCase().includes(words)
}

/** Indices of all fans on any of a creator's lists. */
async function fansOnLists(
  world: World,
  creator: SeedCreator,
  listIds: readonly string[],
): Promise<number[]> {
  if (listIds.length === 0) return []
  if (listIds.some((listId) => !findList(world, creator, listId))) throw unfit('listIds', 'not_found')
  const crowd = await crowdOf(creator, anchorOf(world))
  const isOn = await onAnyOf(world, creator, listIds)
  return Array.from(crowd.fanIndex).filter((fanIndex, place) => fanIndex >= 0 && isOn(place))
}

/** The log act of a member change. */
function actOf({ role, isMuted, isBanned }: MemberChange): StoredEntry['act'] {
  if (isBanned !== undefined) return isBanned ? 'banned' : 'unbanned'
  if (isMuted !== undefined) return isMuted ? 'muted' : 'unmuted'
  return role === 'moderator' ? 'promoted' : 'demoted'
}

const settling = (world: World): Some<'createGroup' | 'getGroup' | 'updateGroup' | 'deleteGroup'> => ({
  createGroup: ({ body: { clientId, ...settings }, request }) => {
    const { account, creator } = actingOf(world, request)
    requireLevel(world, account, 'groups', 'edit')
    checkSettings(world, creator, settings)
    return once(world, account.userId, clientId, () => {
      const channelId = openGroup(world, creator, settings.name, 0)
      changeGroupState(world, channelId, { settings })
      const talk = groupOf(world, creator, channelId)
      logAct(world, talk, account.userId, 'created', [null])
      return wireGroup(world, talk)
    })
  },
  getGroup: ({ body, request }) => wireGroup(world, about(world, request, body.channelId, 'view').talk),
  updateGroup: ({ body: { channelId, ...settings }, request }) => {
    const { account, creator, talk } = about(world, request, channelId)
    checkSettings(world, creator, settings satisfies GroupSettings)
    changeGroupState(world, channelId, { settings })
    changeGroup(world, creator, channelId, { title: settings.name })
    logAct(world, talk, account.userId, 'edited', [null])
    return wireGroup(world, groupOf(world, creator, channelId))
  },
  deleteGroup: ({ body, request }) => {
    const { creator } = about(world, request, body.channelId)
    closeGroup(world, creator, body.channelId)
    return {}
  },
})

const members = (
  world: World,
): Some<'listGroupMembers' | 'addGroupMembers' | 'removeGroupMembers' | 'updateGroupMembers'> => ({
  listGroupMembers: ({ body, request }) => {
    const { account, talk } = about(world, request, body.channelId, 'view')
    const words = body.query.trim().toLowerCase()
    const rows = membersOf(world, talk)
      .filter(isListed[body.state])
      .filter(({ fanIndex }) => words === '' || hasName(world, fanIndex, words))
    const part = page(rows, ({ fanIndex }) => `fan-${fanIndex + 1}`, body)
    const { canSeeSpend } = permissionsFor(world, account)
    return { ...part, data: part.data.map((member) => wireMember(member, canSeeSpend)) }
  },
  addGroupMembers: async ({ body, request }) => {
    const { account, creator, talk } = about(world, request, body.channelId)
    const fans = [...fansOf(body.userIds), ...(await fansOnLists(world, creator, body.listIds))]
    if (fans.length > MOST_ADDED) throw unfit('listIds', 'too_many')
    const added = addMembers(world, talk, fans)
    logAct(world, talk, account.userId, 'added', added.length > 20 ? [null] : added)
    return { added: added.length }
  },
  removeGroupMembers: ({ body, request }) => {
    const { account, talk } = about(world, request, body.channelId)
    const gone = changeMembers(world, talk, fansOf(body.userIds), { isGone: true })
    logAct(world, talk, account.userId, 'removed', gone)
    return {}
  },
  updateGroupMembers: ({ body, request }) => {
    const { account, talk } = about(world, request, body.channelId)
    const { role, isMuted, isBanned } = body.patch
    const patch: MemberChange = {
      ...(role !== undefined && { role }),
      ...(isMuted !== undefined && { isMuted }),
      ...(isBanned !== undefined && { isBanned }),
    }
    const concerned = changeMembers(world, talk, fansOf(body.userIds), patch)
    logAct(world, talk, account.userId, actOf(patch), concerned)
    const { canSeeSpend } = permissionsFor(world, account)
    const rows = membersOf(world, talk).filter(({ fanIndex }) => concerned.includes(fanIndex))
    return { data: rows.map((member) => wireMember(member, canSeeSpend)) }
  },
})

/** Handlers of groups (screens S13). */
export const groupHandlers = (world: World): GroupHandlers => ({
  ...settling(world),
  ...members(world),
  listGroupRequests: ({ body, request }) => {
    const { talk } = about(world, request, body.channelId, 'view')
    const rows = requestsOf(world, talk).map(({ requestId, userId, at, text }) => ({
      requestId,
      userId,
      at,
      text,
    }))
    return page(rows, ({ requestId }) => requestId, body)
  },
  decideGroupRequest: ({ body, request }) => {
    const { account, talk } = about(world, request, body.channelId)
    const meant = requestsOf(world, talk).filter(({ requestId }) => body.requestIds.includes(requestId))
    const { decided } = world.state.groups[body.channelId] ?? { decided: [] }
    changeGroupState(world, body.channelId, { decided: [...decided, ...body.requestIds] })
    const fans = meant.map(({ fanIndex }) => fanIndex)
    if (body.accept) addMembers(world, talk, fans)
    logAct(world, talk, account.userId, body.accept ? 'accepted' : 'declined', fans)
    return {}
  },
  listGroupLog: ({ body, request }) => {
    const { talk } = about(world, request, body.channelId, 'view')
    const rows = logOf(world, talk).map(({ at, ...entry }) => ({ ...entry, at: iso(at) }))
    return page(rows, ({ entryId }) => entryId, body)
  },
})
