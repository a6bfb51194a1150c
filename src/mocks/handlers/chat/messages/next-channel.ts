import type * as v from 'valibot'

import type { NextChannel } from '@/domain/chat/channel'

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

const NEW_FOR_MS = 14 * 86_400_000

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
    ...plain('new', row.joinedAt !== null && now - row.joinedAt < NEW_FOR_MS),
    ...plain('follow_up', hasDueFollowUp(world, creator, row)),
  ]
}

/** Weight of a due follow-up in minutes waited. */
const FOLLOW_UP_MINUTES = 10

/**
 * Priority of a chat: minutes waited, weighted by spend, online status, expiring membership and due
 * follow-ups.
 */
function priorityOf(row: ChannelFacts, now: number, isOwed: boolean): number {
  const waited = (now - (row.ourTurnSince ?? now)) / 60_000
  return (
    waited +
    Math.log10(1 + row.spend / 100) * 4 +
    (row.isOnline ? 3 : 0) +
    (row.memberState === 'expiring' ? 3 : 0) +
    (isOwed ? FOLLOW_UP_MINUTES : 0)
  )
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
    .map((row) => ({ row, isOwed: hasDueFollowUp(world, creator, row) }))
    .filter(
      ({ row, isOwed }) =>
        (row.ourTurnSince !== null || isOwed) &&
        !row.isArchived &&
        !row.isMuted &&
        !exclude.includes(row.channelId) &&
        isFree(row),
    )
  const own = waiting.filter(({ row }) => assignedTo(world, creator, row) === account.userId)
  const best = (own.length > 0 ? own : waiting).toSorted(
    (a, b) => priorityOf(b.row, now, b.isOwed) - priorityOf(a.row, now, a.isOwed),
  )[0]
  return best
    ? { channelId: best.row.channelId, reasons: reasonsOf(world, best.row, viewer) }
    : { channelId: null, reasons: [] }
}
