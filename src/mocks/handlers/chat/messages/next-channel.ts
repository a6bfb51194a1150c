import type * as v from 'valibot'

import type { NextChannel } from '@/domain/chat/channel'
import { isNewFan } from '@/domain/chat/channel-view'
import { nextChatPriority } from '@/domain/chat/next-chat'

import { anchorOf } from '../../../state/anchor'
import { firstDueFollowUp } from '../../../rules/fan/follow-ups'
import { assignedTo } from '../../../rules/people/assigned-chats'
import { channelCount } from '../../../seed/channels/channels'
import type { SeedCreator } from '../../../seed/creators'
import { fanAt } from '../../../seed/fans/fans'
import type { World } from '../../../state/world'
import { livelyFacts } from '../../../rules/threads/channel-facts'
import type { ChannelFacts } from '../../../seed/channels/seed-channel-facts'
import { lockHolderOf } from '../../../rules/threads/locks'
import { findConversation } from '../../../rules/threads/conversation'
import type { Viewer } from '../../../rules/account/viewer'

type WireNext = v.InferInput<typeof NextChannel>
type Reason = NonNullable<NonNullable<WireNext['reasons']>[number]>

/** Whether a follow-up with the fan is due. */
function hasDueFollowUp(world: World, creator: SeedCreator, { kind, fanIndex }: ChannelFacts): boolean {
  const dueAt = kind === 'direct' ? firstDueFollowUp(world, creator, fanAt(fanIndex)) : null
  return dueAt !== null && Date.parse(dueAt) < world.now()
}

function reasonsOf(world: World, row: ChannelFacts, { creator, permissions, account }: Viewer): Reason[] {
  const now = world.now()
  const waitedS = Math.max(0, Math.floor((now - (row.ourTurnSince ?? now)) / 1000))
  const plain = (kind: Reason['kind'], holds: boolean): Reason[] => (holds ? [{ kind, value: null }] : [])
  return [
    ...plain('mine', assignedTo(world, creator, row) === account.userId),
    ...(row.ourTurnSince === null ? [] : [{ kind: 'waiting', value: waitedS } as const]),
    ...(row.spend > 0 && permissions.canSeeSpend ? [{ kind: 'spent', value: row.spend } as const] : []),
    ...plain('online', row.isOnline),
    ...plain('expiring', row.memberState === 'expiring'),
    ...plain('new', isNewFan(row, now)),
    ...plain('follow_up', hasDueFollowUp(world, creator, row)),
  ]
}

/**
 * The next chat to open and the reasons: waiting fans and due follow-ups, own ones first. Skips muted
 * ones and those a colleague is answering.
 */
export function nextChannel(world: World, viewer: Viewer, exclude: readonly string[]): WireNext {
  const { creator, account } = viewer
  const now = world.now()
  const isFree = ({ channelId }: ChannelFacts): boolean => {
    const conversation = findConversation(world, creator, channelId)
    const holder = conversation && lockHolderOf(world, conversation)
    return holder === undefined || holder.userId === account.userId
  }
  const waiting = livelyFacts(world, creator, anchorOf(world), channelCount(creator))
    .map((row) => ({ ...row, isOwed: hasDueFollowUp(world, creator, row) }))
    .filter(
      (row) =>
        (row.ourTurnSince !== null || row.isOwed) &&
        !row.isArchived &&
        !row.isMuted &&
        !exclude.includes(row.channelId) &&
        isFree(row),
    )
  const own = waiting.filter((row) => assignedTo(world, creator, row) === account.userId)
  const best = (own.length > 0 ? own : waiting).toSorted(
    (a, b) => nextChatPriority(b, now) - nextChatPriority(a, now),
  )[0]
  return best
    ? { channelId: best.channelId, reasons: reasonsOf(world, best, viewer) }
    : { channelId: null, reasons: [] }
}
