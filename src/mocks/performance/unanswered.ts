import type * as v from 'valibot'

import type { UnansweredTurn } from '@/domain/fan-turn'

import { anchorOf } from '../anchor'
import { page } from '../paging'
import { iso } from '../seed/calendar'
import { channelIdAt } from '../seed/channels'
import { CREATORS } from '../seed/creators'
import { fanIndexAt } from '../seed/fan-pool'
import { lineAt } from '../seed/lines'
import { turnSaid } from '../seed/said'
import { STAFF } from '../seed/staff'
import { NO_REPLY } from '../seed/work-facts'
import type { World } from '../world'
import { creatorsNamed, type Period } from './scope'
import { eachTurn, type SeedTurn } from './turns-in'

interface Unanswered extends SeedTurn {
  turnId: string
  userId: string
}

interface Query {
  userIds?: string[] | undefined
  creatorIds?: string[] | undefined
  limit: number
  lastId?: string | null | undefined
}

/** The turns the figure counts, newest first. */
function unansweredIn({ from, to }: Period, { userIds, creatorIds }: Query): Unanswered[] {
  const creators = new Set(creatorsNamed(creatorIds).map(({ index }) => index))
  const found: Unanswered[] = []
  eachTurn(from, to, (turn) => {
    const { turns, day, place } = turn
    if (turns.reply[place] !== NO_REPLY || !creators.has(turns.creator[place] ?? 0)) return
    const userId = STAFF[turns.staff[place] ?? 0]?.userId
    if (!userId || (userIds !== undefined && !userIds.includes(userId))) return
    found.push({ ...turn, turnId: `turn-${day}-${place}`, userId })
  })
  return found.sort((one, other) => other.at - one.at)
}

/** A turn with the fan's unanswered message. */
function wire(world: World, { turnId, userId, turns, day, place: n, at }: Unanswered) {
  const [said] = turnSaid(day, turns, n, anchorOf(world))
  const { creatorIndex = 0, place = 0 } = said ?? {}
  return {
    turnId,
    userId,
    creatorId: CREATORS[creatorIndex]?.userId ?? '',
    fanId: `fan-${fanIndexAt(creatorIndex, place) + 1}`,
    channelId: channelIdAt(creatorIndex, place),
    messageId: said?.messageId ?? null,
    text: said ? lineAt(said.line).text : '',
    at: iso(at),
  } satisfies v.InferInput<typeof UnansweredTurn>
}

/** Unanswered turns, newest first, as many as the figure (screens S7). */
export function unansweredPage(world: World, period: Period, query: Query) {
  const part = page(unansweredIn(period, query), ({ turnId }) => turnId, query)
  return { ...part, data: part.data.map((turn) => wire(world, turn)) }
}
