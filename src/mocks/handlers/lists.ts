import type * as calls from '@/api/calls/lists'
import {
  FUNNEL_NAME_MAX_LENGTH,
  isEmoji,
  type ListFunnel,
  LIST_NAME_MAX_LENGTH,
  MOST_MEMBERS_CHANGED,
} from '@/domain/fan-list'
import { isImpossible, type ListRules } from '@/domain/list-rules'
import { isBlank } from '@/lib/blank'
import { folded } from '@/lib/folded'

import { actingOf } from '../accounts'
import { anchorOf } from '../anchor'
import { crowdOf } from '../crowd/crowd'
import { changeLists } from '../fan/lists'
import type { Handlers } from '../implement'
import { copyTo, MOST_LISTS, nameTaken } from '../lists/copy-list'
import { membersOf } from '../lists/members'
import { memberRows } from '../lists/member-rows'
import { previewOf } from '../lists/preview'
import { isBuiltIn, listOf, listsOf, storeList, type StoredList } from '../lists/stored-lists'
import { usesOf } from '../lists/uses'
import { wireList } from '../lists/wire-list'
import { onceAsync } from '../once'
import { page } from '../paging'
import { permissionsFor, requireLevel } from '../permissions'
import { Refusal, unfit } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import { fanIndexOf } from '../seed/fan-facts'
import { fanById } from '../seed/fans'
import type { World } from '../world'

type ListHandlers = Handlers<typeof calls>
type Some<Name extends keyof ListHandlers> = Pick<ListHandlers, Name>

const PER_FILE_PART = 1000

/** The caller and their creator. Throws 403 without the needed level for lists. */
function acting(world: World, request: Request, least: 'view' | 'edit' = 'edit') {
  const { account, creator } = actingOf(world, request)
  requireLevel(world, account, 'lists', least)
  return { account, creator }
}

interface Settings {
  name: string
  emoji: string | null
  isPinned: boolean
  rules: ListRules | null
  funnel: ListFunnel | null
}

function checkName(world: World, creator: SeedCreator, name: string, own?: string): void {
  if (isBlank(name)) throw unfit('name', 'field_missing')
  if (name.length > LIST_NAME_MAX_LENGTH) throw unfit('name', 'name_too_long')
  if (nameTaken(world, creator, name, own)) throw unfit('name', 'name_taken')
}

function checkFunnel(world: World, creator: SeedCreator, { rules, funnel }: Settings, own?: string): void {
  if (funnel === null) return
  if (rules === null || isBlank(funnel.name)) throw unfit('funnel', 'field_missing')
  if (funnel.name.length > FUNNEL_NAME_MAX_LENGTH) throw unfit('funnel', 'name_too_long')
  const isTaken = listsOf(world, creator).some(
    (other) =>
      other.listId !== own &&
      other.funnel?.stage === funnel.stage &&
      folded(other.funnel.name) === folded(funnel.name),
  )
  if (isTaken) throw unfit('stage', 'stage_taken')
}

/** Throws 422 for invalid list settings. */
function checkSettings(world: World, creator: SeedCreator, settings: Settings, own?: string): void {
  checkName(world, creator, settings.name, own)
  if (settings.emoji !== null && !isEmoji(settings.emoji)) throw unfit('emoji', 'emoji_unfit')
  if (settings.rules && isImpossible(settings.rules)) throw unfit('rules', 'rules_impossible')
  checkFunnel(world, creator, settings, own)
}

/** Adds a list under a new id. */
async function addList(world: World, creator: SeedCreator, settings: Settings, members?: readonly number[]) {
  if (listsOf(world, creator).length >= MOST_LISTS) throw new Refusal(422, 'too_many')
  const now = world.now()
  const listId = world.newId(`list-${creator.index + 1}-new`)
  const list: StoredList = {
    listId,
    ...settings,
    updatedAt: now,
    createdAt: now,
    ...(members && { members }),
  }
  storeList(world, creator, listId, list)
  return await wireList(world, creator, list)
}

/** A manual list's members as fan indices; undefined for a smart one. */
async function handKept(world: World, creator: SeedCreator, list: StoredList) {
  if (list.rules !== null) return undefined
  const { fanIndex } = await crowdOf(creator, anchorOf(world))
  const members = (await membersOf(world, creator, [list.listId])).get(list.listId)
  return Array.from(fanIndex).filter((_, place) => members?.[place] === 1)
}

const keeping = (world: World): Some<'getFanList' | 'createFanList' | 'updateFanList' | 'deleteFanList'> => ({
  getFanList: async ({ body, request }) => {
    const { creator } = acting(world, request, 'view')
    return await wireList(world, creator, listOf(world, creator, body.listId))
  },
  createFanList: async ({ body: { clientId, ...settings }, request }) => {
    const { account, creator } = acting(world, request)
    return await onceAsync(world, account.userId, clientId, () => {
      checkSettings(world, creator, settings)
      return addList(world, creator, settings)
    })
  },
  updateFanList: async ({ body: { listId, ...settings }, request }) => {
    const { creator } = acting(world, request)
    const before = listOf(world, creator, listId)
    if (isBuiltIn(creator, before) && settings.name !== before.name) throw new Refusal(409, 'list_built_in')
    // Becoming a smart list would silently drop its members.
    if ((before.rules === null) !== (settings.rules === null)) throw unfit('rules', 'list_kind_fixed')
    checkSettings(world, creator, settings, listId)
    const list = { ...before, ...settings, updatedAt: world.now() }
    storeList(world, creator, listId, list)
    return await wireList(world, creator, list)
  },
  deleteFanList: async ({ body: { listId, evenIfUsed }, request }) => {
    const { creator } = acting(world, request)
    const list = listOf(world, creator, listId)
    if (isBuiltIn(creator, list)) throw new Refusal(409, 'list_built_in')
    const uses = (await usesOf(world, creator)).get(listId) ?? []
    if (uses.length > 0 && !evenIfUsed) throw new Refusal(409, 'list_in_use')
    storeList(world, creator, listId, null)
    return undefined
  },
})

const copying = (world: World): Some<'duplicateFanList' | 'copyFanList' | 'previewFanList'> => ({
  duplicateFanList: async ({ body: { clientId, listId, name }, request }) => {
    const { account, creator } = acting(world, request)
    return await onceAsync(world, account.userId, clientId, async () => {
      const list = listOf(world, creator, listId)
      checkName(world, creator, name)
      // A funnel stage can be occupied only once.
      const settings = { ...list, name, funnel: null, isPinned: false }
      return addList(world, creator, settings, await handKept(world, creator, list))
    })
  },
  copyFanList: async ({ body: { clientId, listId, creatorIds }, request }) => {
    const { account, creator } = acting(world, request)
    return await onceAsync(world, account.userId, clientId, async () => {
      const list = listOf(world, creator, listId)
      const members = await handKept(world, creator, list)
      const data = []
      for (const creatorId of new Set(creatorIds))
        data.push(await copyTo(world, { account, creator, list, members }, creatorId))
      return { data }
    })
  },
  previewFanList: async ({ body, request }) => {
    const { creator } = acting(world, request, 'view')
    if (body.listId !== undefined) listOf(world, creator, body.listId)
    return await previewOf(world, creator, body)
  },
})

/** Adds fans to a list or removes them, and returns those affected. */
async function changeMembers(
  world: World,
  creator: SeedCreator,
  { listId, userIds }: { listId: string; userIds: readonly string[] },
  act: 'add' | 'remove',
): Promise<string[]> {
  const list = listOf(world, creator, listId)
  if (list.rules !== null) throw unfit('listId', 'list_smart')
  if (userIds.length > MOST_MEMBERS_CHANGED) throw unfit('userIds', 'too_many_at_once')
  const { placeOf } = await crowdOf(creator, anchorOf(world))
  const members = (await membersOf(world, creator, [listId])).get(listId)
  const wanted = act === 'add' ? 0 : 1
  const news = [...new Set(userIds)].filter((userId) => {
    const fan = fanById(userId)
    const place = fan && placeOf.get(fanIndexOf(fan))
    if (place === undefined) throw unfit('userIds', 'not_found')
    return members?.[place] === wanted
  })
  for (const userId of news)
    changeLists(world, creator, userId, act === 'add' ? [listId] : [], act === 'remove' ? [listId] : [])
  if (news.length > 0) storeList(world, creator, listId, { ...list, updatedAt: world.now() })
  return news
}

const filling = (
  world: World,
): Some<'listFanListMembers' | 'addFanListMembers' | 'removeFanListMembers'> => ({
  listFanListMembers: async ({ body, request }) => {
    const { account, creator } = acting(world, request, 'view')
    const list = listOf(world, creator, body.listId)
    const { canSeeSpend } = permissionsFor(world, account)
    const rows = await memberRows(world, creator, list, body, canSeeSpend)
    return {
      ...page(rows, ({ userId }) => userId, body, PER_FILE_PART),
      total: rows.length,
      currency: 'USD',
    }
  },
  addFanListMembers: async ({ body, request }) => {
    const { creator } = acting(world, request)
    return { added: await changeMembers(world, creator, body, 'add') }
  },
  removeFanListMembers: async ({ body, request }) => {
    const { creator } = acting(world, request)
    return { removed: await changeMembers(world, creator, body, 'remove') }
  },
})

/** Handlers of lists of fans (screens S19). */
export const listHandlers = (world: World): ListHandlers => ({
  ...keeping(world),
  ...copying(world),
  ...filling(world),
})
