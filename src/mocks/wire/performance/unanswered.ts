import type * as v from 'valibot'

import type { UnansweredTurn } from '@/domain/chat/unanswered-turn'

import { anchorOf } from '../../state/anchor'
import { pageOf } from '../../rules/base/paging'
import { iso } from '../../seed/calendar'
import { channelIdAt } from '../../seed/channels/channels'
import { CREATORS } from '../../seed/creators'
import { fanIdOfChannel } from '../../seed/fans/fan-facts'
import { lineAt } from '../../seed/messages/lines'
import { turnMessages } from '../../seed/messages/work-messages'
import { STAFF } from '../../seed/staff'
import { NO_REPLY } from '../../seed/work/reply-turns'
import type { World } from '../../state/world'
import { creatorsByIds, type Period } from '../../rules/performance/period'
import { eachTurn, type SeedTurn } from '../../rules/performance/turns-in'

interface UnansweredFanTurn extends SeedTurn {
  turnId: string
  userId: string
}

interface UnansweredQuery {
  userIds?: string[] | undefined
  creatorIds?: string[] | undefined
  limit: number
  lastId?: string | null | undefined
}

/** The turns the figure counts, newest first. */
function unansweredIn({ from, to }: Period, { userIds, creatorIds }: UnansweredQuery): UnansweredFanTurn[] {
  const creators = new Set(creatorsByIds(creatorIds).map(({ index }) => index))
  const found: UnansweredFanTurn[] = []
  eachTurn(from, to, (turn) => {
    const { turns, day, index } = turn
    if (turns.reply[index] !== NO_REPLY || !creators.has(turns.creator[index] ?? 0)) return
    const userId = STAFF[turns.staff[index] ?? 0]?.userId
    if (!userId || (userIds !== undefined && !userIds.includes(userId))) return
    found.push({ ...turn, turnId: `turn-${day}-${index}`, userId })
  })
  return found.sort((a, b) => b.at - a.at)
}

/** A turn with the fan's unanswered message. */
function wireUnanswered(world: World, { turnId, userId, turns, day, index: n, at }: UnansweredFanTurn) {
  const [message] = turnMessages(day, turns, n, anchorOf(world))
  const { creatorIndex = 0, channelIndex = 0 } = message ?? {}
  return {
    turnId,
    userId,
    creatorId: CREATORS[creatorIndex]?.userId ?? '',
    fanId: fanIdOfChannel(creatorIndex, channelIndex),
    channelId: channelIdAt(creatorIndex, channelIndex),
    messageId: message?.messageId ?? null,
    text: message ? lineAt(message.line).text : '',
    at: iso(at),
  } satisfies v.InferInput<typeof UnansweredTurn>
}

/** Unanswered turns, newest first, as many as the figure (screens S7). */
export function unansweredPage(world: World, period: Period, query: UnansweredQuery) {
  const part = pageOf(unansweredIn(period, query), ({ turnId }) => turnId, query)
  return { ...part, data: part.data.map((turn) => wireUnanswered(world, turn)) }
}
