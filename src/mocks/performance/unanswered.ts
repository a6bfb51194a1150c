import type * as v from 'valibot'

import type { UnansweredTurn } from '@/domain/fan-turn'

import { page } from '../paging'
import { iso } from '../seed/calendar'
import { channelIdAt } from '../seed/channels'
import { CREATORS, type SeedCreator } from '../seed/creators'
import { fanIndexAt } from '../seed/fan-pool'
import { STAFF } from '../seed/staff'
import { NO_REPLY } from '../seed/work-facts'
import { findTalk, idAt } from '../threads/talk'
import { textAt } from '../threads/words'
import type { World } from '../world'
import { creatorsNamed, type Period } from './scope'
import { spotBefore } from './staff-messages'
import { eachTurn } from './turns-in'
import { sideAt } from './written'

interface Unanswered {
  turnId: string
  at: number
  userId: string
  creator: SeedCreator
  /** Place of the conversation. */
  index: number
}

interface Query {
  userIds?: string[] | undefined
  creatorIds?: string[] | undefined
  limit: number
  lastId?: string | null | undefined
}

/** The turns that the figure counts, newest first. */
function unansweredIn({ from, to }: Period, { userIds, creatorIds }: Query): Unanswered[] {
  const creators = new Set(creatorsNamed(creatorIds))
  const found: Unanswered[] = []
  eachTurn(from, to, ({ turns, day, place, at }) => {
    if (turns.reply[place] !== NO_REPLY) return
    const userId = STAFF[turns.staff[place] ?? 0]?.userId
    const creator = CREATORS[turns.creator[place] ?? 0]
    if (!userId || !creator || !creators.has(creator)) return
    if (userIds !== undefined && !userIds.includes(userId)) return
    found.push({ turnId: `turn-${day}-${place}`, at, userId, creator, index: turns.place[place] ?? 0 })
  })
  return found.sort((one, other) => other.at - one.at)
}

/** So far back the fan's word is looked for. */
const LOOKED_BACK = 20

/** What the fan had said by then. */
function saidBy(world: World, creator: SeedCreator, channelId: string, at: number) {
  const talk = findTalk(world, creator, channelId)
  const last = talk && spotBefore(talk, at + 1)
  if (!last) return undefined
  for (let place = last.place; place >= Math.max(0, last.place - LOOKED_BACK); place -= 1)
    if (sideAt(talk, place) === 'fan') return { messageId: idAt(talk, place), text: textAt(talk, place) }
  return undefined
}

function wire(
  world: World,
  { turnId, at, userId, creator, index }: Unanswered,
): v.InferInput<typeof UnansweredTurn> {
  const channelId = channelIdAt(creator.index, index)
  const said = saidBy(world, creator, channelId, at)
  return {
    turnId,
    userId,
    creatorId: creator.userId,
    fanId: `fan-${fanIndexAt(creator.index, index) + 1}`,
    channelId,
    messageId: said?.messageId ?? null,
    text: said?.text ?? '',
    at: iso(at),
  }
}

/** Turns of fans that nobody answered, newest first: as many as the figure says (screens S7). */
export function unansweredPage(world: World, period: Period, query: Query) {
  const part = page(unansweredIn(period, query), ({ turnId }) => turnId, query)
  return { ...part, data: part.data.map((turn) => wire(world, turn)) }
}
