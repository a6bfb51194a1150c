import type * as v from 'valibot'

import type { UnansweredTurn } from '@/domain/fan-turn'

import { anchorOf } from '../anchor'
import { page } from '../paging'
import { iso } from '../seed/calendar'
import { channelIdAt } from '../seed/channels'
import { CREATORS } from '../seed/creators'
import { fanIndexAt } from '../seed/fan-pool'
import { lineAt } from '../seed/lines'
import { type Said, turnSaid } from '../seed/said'
import { STAFF } from '../seed/staff'
import { NO_REPLY } from '../seed/work-facts'
import type { World } from '../world'
import { creatorsNamed, type Period } from './scope'
import { eachTurn } from './turns-in'

interface Unanswered {
  turnId: string
  userId: string
  said: Said
}

interface Query {
  userIds?: string[] | undefined
  creatorIds?: string[] | undefined
  limit: number
  lastId?: string | null | undefined
}

/** The turns that the figure counts, newest first: each with the fan's word that nobody answered. */
function unansweredIn(world: World, { from, to }: Period, { userIds, creatorIds }: Query): Unanswered[] {
  const creators = new Set(creatorsNamed(creatorIds).map(({ index }) => index))
  const anchor = anchorOf(world)
  const found: Unanswered[] = []
  eachTurn(from, to, ({ turns, day, place }) => {
    if (turns.reply[place] !== NO_REPLY || !creators.has(turns.creator[place] ?? 0)) return
    const userId = STAFF[turns.staff[place] ?? 0]?.userId
    if (!userId || (userIds !== undefined && !userIds.includes(userId))) return
    const [said] = turnSaid(day, turns, place, anchor)
    if (said) found.push({ turnId: `turn-${day}-${place}`, userId, said })
  })
  return found.sort((one, other) => other.said.at - one.said.at)
}

function wire({ turnId, userId, said }: Unanswered): v.InferInput<typeof UnansweredTurn> {
  const { messageId, creatorIndex, place, at, line } = said
  return {
    turnId,
    userId,
    creatorId: CREATORS[creatorIndex]?.userId ?? '',
    fanId: `fan-${fanIndexAt(creatorIndex, place) + 1}`,
    channelId: channelIdAt(creatorIndex, place),
    messageId,
    text: lineAt(line).text,
    at: iso(at),
  }
}

/** Turns of fans that nobody answered, newest first: as many as the figure says (screens S7). */
export function unansweredPage(world: World, period: Period, query: Query) {
  const part = page(unansweredIn(world, period, query), ({ turnId }) => turnId, query)
  return { ...part, data: part.data.map(wire) }
}
