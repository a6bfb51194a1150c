import type { WireAnswerOf } from '@/api/call'
import type { listFanLists } from '@/api/calls/fan'
import type { copyFanList, createFanList, listFanListMembers, previewFanList } from '@/api/calls/lists'
import { Visitor } from '@/mocks/visitor'
import { createWorld } from '@/mocks/world'

export const CREATOR = 'creator-02'
export type Lists = WireAnswerOf<typeof listFanLists>
export type List = WireAnswerOf<typeof createFanList>
export type Members = WireAnswerOf<typeof listFanListMembers>
export type Preview = WireAnswerOf<typeof previewFanList>
export type Copies = WireAnswerOf<typeof copyFanList>

export const REGULARS = 'list-2-6'
export const DISTURB = 'list-2-8'
/** Smart list of the fans with the highest spend. */
export const BIG = 'list-2-1'
export const inUs = { match: 'all', rules: [{ field: 'country', has: true, values: ['US'] }] }
export const settings = { name: 'From the US', emoji: '🦅', isPinned: true, rules: inUs, funnel: null }
export const byHand = { ...settings, name: 'Picked', rules: null }
export const newest = { by: 'added', descending: true }

/** A client of a staff member, acting as the second creator. */
export async function manager(email = 'viktor@northlight.agency') {
  const world = createWorld()
  const visitor = new Visitor(world)
  await visitor.signIn(email)
  const bearer = await visitor.creatorToken(CREATOR)
  const ask = (path: string, body: object = {}, as = bearer) =>
    visitor.ask(path.startsWith('/') ? path : `/api/lists/${path}`, { bearer: as, body })
  const lists = async (as = bearer) => ((await ask('list', {}, as)).body as unknown as Lists).data ?? []
  const create = async (given: object = settings, clientId = 'c-1') =>
    (await ask('create', { clientId, ...given })).body as unknown as List
  const members = async (listId: string, query = '', sort: object = newest) =>
    (await ask('members/list', { listId, query, sort, limit: 1000 })).body as unknown as Members
  const preview = async (rules: object, listId?: string) =>
    (await ask('preview', { rules, listId })).body as unknown as Preview
  const named = async (name: string) => (await lists()).find((list) => list?.name === name)
  const idsOn = async (listId: string) => ((await members(listId)).data ?? []).map((one) => one?.userId ?? '')
  return { world, visitor, ask, lists, create, members, preview, named, idsOn }
}
