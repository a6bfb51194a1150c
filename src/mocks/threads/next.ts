import type * as v from 'valibot'

import type { NextChannel } from '@/domain/channel'

import { anchorOf } from '../anchor'
import { followUpsOf } from '../fan/follow-ups'
import { channelCount } from '../seed/channels'
import { fanAt } from '../seed/fans'
import type { World } from '../world'
import { type Facts, livelyFacts } from './facts'
import { holderOf } from './locks'
import { findTalk } from './talk'
import type { Viewer } from './viewer'

type WireNext = v.InferInput<typeof NextChannel>
type Reason = NonNullable<NonNullable<WireNext['reasons']>[number]>

const NEW_FOR_MS = 14 * 86_400_000

function reasonsOf(world: World, row: Facts, { creator, permissions }: Viewer): Reason[] {
  const now = world.now()
  const isPromised = followUpsOf(world, creator, fanAt(row.fanIndex)).some(
    ({ done, dueAt }) => !done && dueAt != null && Date.parse(dueAt) < now,
  )
  const waitedS = Math.max(0, Math.floor((now - (row.ourTurnSince ?? now)) / 1000))
  const plain = (kind: Reason['kind'], holds: boolean): Reason[] => (holds ? [{ kind, value: null }] : [])
  return [
    { kind: 'waiting', value: waitedS },
    ...(row.spend > 0 && permissions.canSeeSpend ? [{ kind: 'spent', value: row.spend } as const] : []),
    ...plain('online', row.isOnline),
    ...plain('expiring', row.memberState === 'expiring'),
    ...plain('new', row.joinedAt !== null && now - row.joinedAt < NEW_FOR_MS),
    ...plain('follow_up', isPromised),
  ]
}

/** Minutes waited, with what makes a chat worth more: money spent, somebody there, somebody about to leave. */
function worthOf(row: Facts, now: number): number {
  const waited = (now - (row.ourTurnSince ?? now)) / 60_000
  return (
    waited +
    Math.log10(1 + row.spend / 100) * 4 +
    (row.isOnline ? 3 : 0) +
    (row.memberState === 'expiring' ? 3 : 0)
  )
}

/** The chat to open next, and why. Those who are muted, or whom a colleague answers just now, can wait. */
export function nextChannel(world: World, viewer: Viewer, exclude: readonly string[]): WireNext {
  const { creator, account } = viewer
  const now = world.now()
  const isFree = ({ channelId }: Facts): boolean => {
    const talk = findTalk(world, creator, channelId)
    const holder = talk && holderOf(world, talk)
    return holder === undefined || holder.userId === account.userId
  }
  const waiting = livelyFacts(world, creator, anchorOf(world), channelCount(creator)).filter(
    (row) =>
      row.ourTurnSince !== null &&
      !row.isArchived &&
      !row.isMuted &&
      !exclude.includes(row.channelId) &&
      isFree(row),
  )
  const best = waiting.toSorted((one, other) => worthOf(other, now) - worthOf(one, now))[0]
  return best
    ? { channelId: best.channelId, reasons: reasonsOf(world, best, viewer) }
    : { channelId: null, reasons: [] }
}
