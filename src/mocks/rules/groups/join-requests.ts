import type * as v from 'valibot'

import type { GroupRequest } from '@/domain/chat/group'

import { HOUR_MS, iso } from '../../seed/calendar'
import { FAN_COUNT, fanIdAt } from '../../seed/fans/fans'
import { REQUEST_TEXTS } from '../../seed/messages/group-texts'
import { chance, pick, seedOf } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import type { Conversation } from '../threads/conversation'
import type { World } from '../../state/world'
import { notFound, Refusal } from '../base/refusal'
import { changeGroupState, groupChange } from './group'
import { groupMembersOf, seedRequestCount } from './group-members'

export interface PendingRequest extends Required<v.InferInput<typeof GroupRequest>> {
  fanIndex: number
}

/** All join requests so far. */
function allRequestsOf(conversation: Conversation): PendingRequest[] {
  const { creator, seed, channelId, anchor } = conversation
  return Array.from({ length: seedRequestCount(conversation) }, (_, n) => {
    const fanIndex = seedOf(ROLL.joinRequestFan, creator.index, seed.index, n) % FAN_COUNT
    const ageMs = Math.floor(chance(ROLL.joinRequestAge, creator.index, seed.index, n) * 72 * HOUR_MS)
    return {
      requestId: `request-${channelId}-${n + 1}`,
      userId: fanIdAt(fanIndex),
      fanIndex,
      at: iso(anchor - ageMs),
      text: pick(REQUEST_TEXTS, chance(ROLL.joinRequestText, creator.index, seed.index, n)),
    }
  })
}

/** Pending join requests, oldest first. */
export function joinRequestsOf(world: World, conversation: Conversation): PendingRequest[] {
  const { decided } = groupChange(world, conversation.channelId)
  const inside = new Set(groupMembersOf(world, conversation).map(({ fanIndex }) => fanIndex))
  return allRequestsOf(conversation)
    .filter(({ requestId, fanIndex }) => !decided.includes(requestId) && !inside.has(fanIndex))
    .toSorted((a, b) => a.at.localeCompare(b.at))
}

/** Takes pending requests off the list, all or none. Throws 404 for an unknown one, 409 for one that is decided. */
export function decideRequests(
  world: World,
  conversation: Conversation,
  requestIds: readonly string[],
): PendingRequest[] {
  const known = new Set(allRequestsOf(conversation).map(({ requestId }) => requestId))
  if (!requestIds.every((requestId) => known.has(requestId))) throw notFound()
  const asked = new Set(requestIds)
  const pending = joinRequestsOf(world, conversation).filter(({ requestId }) => asked.has(requestId))
  if (pending.length < asked.size) throw new Refusal(409, 'already_decided')
  const { decided } = groupChange(world, conversation.channelId)
  changeGroupState(world, conversation.channelId, { decided: [...decided, ...asked] })
  return pending
}
