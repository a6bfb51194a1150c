import type * as v from 'valibot'

import type { GroupRequest } from '@/domain/chat/group'

import { HOUR_MS, iso } from '../../seed/calendar'
import { FAN_COUNT } from '../../seed/fans/fans'
import { REQUEST_TEXTS } from '../../seed/messages/group-texts'
import { chance, pick, seedOf } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import type { Conversation } from '../threads/conversation'
import type { World } from '../../state/world'
import { groupChange } from './group'
import { groupMembersOf, seedRequestCount } from './group-members'

export interface PendingRequest extends Required<v.InferInput<typeof GroupRequest>> {
  fanIndex: number
}

/** Pending join requests, oldest first. */
export function joinRequestsOf(world: World, conversation: Conversation): PendingRequest[] {
  const { creator, seed, channelId, anchor } = conversation
  const { decided } = groupChange(world, channelId)
  const inside = new Set(groupMembersOf(world, conversation).map(({ fanIndex }) => fanIndex))
  return Array.from({ length: seedRequestCount(conversation) }, (_, n) => {
    const fanIndex = seedOf(ROLL.joinRequestFan, creator.index, seed.index, n) % FAN_COUNT
    const ageMs = Math.floor(chance(ROLL.joinRequestAge, creator.index, seed.index, n) * 72 * HOUR_MS)
    return {
      requestId: `request-${channelId}-${n + 1}`,
      userId: `fan-${fanIndex + 1}`,
      fanIndex,
      at: iso(anchor - ageMs),
      text: pick(REQUEST_TEXTS, chance(ROLL.joinRequestText, creator.index, seed.index, n)),
    }
  })
    .filter(({ requestId, fanIndex }) => !decided.includes(requestId) && !inside.has(fanIndex))
    .toSorted((a, b) => a.at.localeCompare(b.at))
}
