import type { WireResponseOf } from '@/api/call'
import type { listFanLists } from '@/api/calls/fan'
import type { copyFanList, createFanList, listFanListMembers, previewFanList } from '@/api/calls/lists'
import { MockClient } from '@/mocks/visitor'
import { createWorld } from '@/mocks/world'

export const CREATOR = 'creator-02'
export type ListsAnswer = WireResponseOf<typeof listFanLists>
export type ListAnswer = WireResponseOf<typeof createFanList>
export type ListMembersAnswer = WireResponseOf<typeof listFanListMembers>
export type ListPreviewAnswer = WireResponseOf<typeof previewFanList>
export type ListCopiesAnswer = WireResponseOf<typeof copyFanList>

export const REGULARS_LIST_ID = 'list-2-6'
export const DO_NOT_DISTURB_LIST_ID = 'list-2-8'
/** Smart list of the fans with the highest spend. */
export const BIG_SPENDERS_LIST_ID = 'list-2-1'
export const inUsRules = { match: 'all', rules: [{ field: 'country', has: true, values: ['US'] }] }
export const smartListSettings = {
  name: 'From the US',
  emoji: '🦅',
  isPinned: true,
  rules: inUsRules,
  funnel: null,
}
export const manualListSettings = { ...smartListSettings, name: 'Picked', rules: null }
export const newestFirst = { by: 'added', descending: true }

/** A client of a staff member, acting as the second creator. */
export async function clientForManager(email = 'viktor@northlight.agency') {
  const world = createWorld()
  const visitor = new MockClient(world)
  await visitor.signIn(email)
  const bearer = await visitor.creatorToken(CREATOR)
  const ask = (path: string, body: object = {}, as = bearer) =>
    visitor.send(path.startsWith('/') ? path : `/api/lists/${path}`, { bearer: as, body })
  const lists = async (as = bearer) => ((await ask('list', {}, as)).body as unknown as ListsAnswer).data ?? []
  const create = async (given: object = smartListSettings, clientId = 'c-1') =>
    (await ask('create', { clientId, ...given })).body as unknown as ListAnswer
  const members = async (listId: string, query = '', sort: object = newestFirst) =>
    (await ask('members/list', { listId, query, sort, limit: 1000 })).body as unknown as ListMembersAnswer
  const preview = async (rules: object, listId?: string) =>
    (await ask('preview', { rules, listId })).body as unknown as ListPreviewAnswer
  const named = async (name: string) => (await lists()).find((list) => list?.name === name)
  const idsOn = async (listId: string) => ((await members(listId)).data ?? []).map((one) => one?.userId ?? '')
  return { world, visitor, ask, lists, create, members, preview, named, idsOn }
}
