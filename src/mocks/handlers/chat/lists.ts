import * as calls from '@/api/calls/chat/lists'
import {
  FUNNEL_NAME_MAX_LENGTH,
  isEmoji,
  type ListFunnel,
  LIST_NAME_MAX_LENGTH,
  LIST_CHANGE_MAX_MEMBERS,
} from '@/domain/lists/fan-list'
import { areRulesImpossible, type ListRules } from '@/domain/lists/list-rules'

import { anchorOf } from '../../state/anchor'
import { populationOf } from '../../rules/population/population'
import { changeLists } from '../../rules/lists/fan-lists'
import { serveTool } from '../bind-handlers'
import { copyListTo, MAX_LISTS } from '../../rules/lists/copy-list'
import { listMembersOf } from '../../rules/lists/list-members'
import { memberRows } from '../../rules/lists/member-rows'
import { listPreview } from '../../rules/lists/list-preview'
import type { StoredList } from '../../state/stored-list'
import { isBuiltInList, findListOrThrow, listsOf, storeList } from '../../rules/lists/stored-lists'
import { listUsesOf } from '../../rules/lists/list-uses'
import { wireList } from '../../wire/wire-list'
import { once } from '../once'
import { checkName, isNameTaken } from '../../rules/base/check-name'
import { EXPORT_ROWS, pageOf } from '../../rules/base/paging'
import { Refusal, invalidField } from '../../rules/base/refusal'
import type { SeedCreator } from '../../seed/creators'
import { fanIndexOf } from '../../seed/fans/fan-facts'
import { fanById } from '../../seed/fans/fans'
import type { World } from '../../state/world'
import { AGENCY } from '../../seed/staff'

interface ListSettings {
  name: string
  emoji: string | null
  isPinned: boolean
  rules: ListRules | null
  funnel: ListFunnel | null
}

function checkListName(world: World, creator: SeedCreator, name: string, own?: string): void {
  const others = listsOf(world, creator).filter(({ listId }) => listId !== own)
  checkName(name, { max: LIST_NAME_MAX_LENGTH, others })
}

function checkFunnel(
  world: World,
  creator: SeedCreator,
  { rules, funnel }: ListSettings,
  own?: string,
): void {
  if (funnel === null) return
  if (rules === null) throw invalidField('funnel', 'field_missing')
  checkName(funnel.name, { field: 'funnel', max: FUNNEL_NAME_MAX_LENGTH })
  const others = listsOf(world, creator).filter(({ listId }) => listId !== own)
  const sameStage = others.flatMap((other) => (other.funnel?.stage === funnel.stage ? other.funnel : []))
  if (isNameTaken(funnel.name, sameStage)) throw invalidField('stage', 'stage_taken')
}

/** Throws 422 for invalid list settings. */
function checkListSettings(world: World, creator: SeedCreator, settings: ListSettings, own?: string): void {
  checkListName(world, creator, settings.name, own)
  if (settings.emoji !== null && !isEmoji(settings.emoji)) throw invalidField('emoji', 'emoji_unfit')
  if (settings.rules && areRulesImpossible(settings.rules)) throw invalidField('rules', 'rules_impossible')
  checkFunnel(world, creator, settings, own)
}

/** Adds a list under a new id. */
async function addList(
  world: World,
  creator: SeedCreator,
  settings: ListSettings,
  members?: readonly number[],
) {
  if (listsOf(world, creator).length >= MAX_LISTS) throw new Refusal(422, 'too_many')
  const now = world.now()
  const listId = world.newId(`list-${creator.index + 1}-new`)
  const list: StoredList = {
    ...settings,
    listId,
    version: 1,
    updatedAt: now,
    createdAt: now,
    ...(members && { members }),
  }
  storeList(world, creator, listId, list)
  return await wireList(world, creator, list)
}

/** A manual list's members as fan indices; undefined for a smart one. */
async function manualMembersOf(world: World, creator: SeedCreator, list: StoredList) {
  if (list.rules !== null) return undefined
  const { fanIndex } = await populationOf(creator, anchorOf(world))
  const members = (await listMembersOf(world, creator, [list.listId])).get(list.listId)
  return Array.from(fanIndex).filter((_, channelIndex) => members?.[channelIndex] === 1)
}

/** Adds fans to a list or removes them, and returns those affected. */
async function changeListMembers(
  world: World,
  creator: SeedCreator,
  { listId, userIds }: { listId: string; userIds: readonly string[] },
  act: 'add' | 'remove',
): Promise<string[]> {
  const list = findListOrThrow(world, creator, listId)
  if (list.rules !== null) throw invalidField('listId', 'list_smart')
  if (userIds.length > LIST_CHANGE_MAX_MEMBERS) throw invalidField('userIds', 'too_many_at_once')
  const { indexByFan } = await populationOf(creator, anchorOf(world))
  const members = (await listMembersOf(world, creator, [listId])).get(listId)
  const wanted = act === 'add' ? 0 : 1
  const news = [...new Set(userIds)].filter((userId) => {
    const fan = fanById(userId)
    const channelIndex = fan && indexByFan.get(fanIndexOf(fan))
    if (channelIndex === undefined) throw invalidField('userIds', 'not_found')
    return members?.[channelIndex] === wanted
  })
  for (const userId of news)
    changeLists(world, creator, userId, act === 'add' ? [listId] : [], act === 'remove' ? [listId] : [])
  if (news.length > 0) storeList(world, creator, listId, { ...list, updatedAt: world.now() })
  return news
}

/** Handlers of lists of fans (screens S19). */
export const lists = serveTool(calls, 'lists', {
  createFanList: once(({ world, body: { clientId: _clientId, ...settings }, viewer: { creator } }) => {
    checkListSettings(world, creator, settings)
    return addList(world, creator, settings)
  }),
  updateFanList: async ({ world, body: { listId, version, ...settings }, viewer: { creator } }) => {
    const before = findListOrThrow(world, creator, listId)
    if (isBuiltInList(creator, before) && settings.name !== before.name)
      throw new Refusal(409, 'list_built_in')
    // Becoming a smart list would silently drop its members.
    if ((before.rules === null) !== (settings.rules === null)) throw invalidField('rules', 'list_kind_fixed')
    if (before.version !== version) throw new Refusal(409, 'stale_update')
    checkListSettings(world, creator, settings, listId)
    const list = { ...before, ...settings, version: version + 1, updatedAt: world.now() }
    storeList(world, creator, listId, list)
    return await wireList(world, creator, list)
  },
  deleteFanList: async ({ world, body: { listId, evenIfUsed }, viewer: { creator } }) => {
    const list = findListOrThrow(world, creator, listId)
    if (isBuiltInList(creator, list)) throw new Refusal(409, 'list_built_in')
    const uses = (await listUsesOf(world, creator)).get(listId) ?? []
    if (uses.length > 0 && !evenIfUsed) throw new Refusal(409, 'list_in_use')
    storeList(world, creator, listId, null)
  },
  duplicateFanList: once(async ({ world, body: { listId, name }, viewer: { creator } }) => {
    const list = findListOrThrow(world, creator, listId)
    checkListName(world, creator, name)
    // A funnel stage can be occupied only once.
    const settings = { ...list, name, funnel: null, isPinned: false }
    return addList(world, creator, settings, await manualMembersOf(world, creator, list))
  }),
  copyFanList: once(async ({ world, body: { listId, creatorIds }, viewer: { account, creator } }) => {
    const list = findListOrThrow(world, creator, listId)
    const members = await manualMembersOf(world, creator, list)
    const data = []
    for (const creatorId of new Set(creatorIds))
      data.push(await copyListTo(world, { account, creator, list, members }, creatorId))
    return { data }
  }),
  previewFanList: async ({ world, body, viewer: { creator } }) => {
    if (body.listId !== undefined) findListOrThrow(world, creator, body.listId)
    return await listPreview(world, creator, body)
  },
  listFanListMembers: async ({ world, body, viewer: { creator, permissions } }) => {
    const list = findListOrThrow(world, creator, body.listId)
    const rows = await memberRows(world, creator, list, body, permissions.canSeeSpend)
    return {
      ...pageOf(rows, ({ userId }) => userId, body, EXPORT_ROWS),
      total: rows.length,
      currency: AGENCY.currency,
    }
  },
  addFanListMembers: async ({ world, body, viewer: { creator } }) => {
    return { added: await changeListMembers(world, creator, body, 'add') }
  },
  removeFanListMembers: async ({ world, body, viewer: { creator } }) => {
    return { removed: await changeListMembers(world, creator, body, 'remove') }
  },
})
