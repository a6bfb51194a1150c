import { comparedRange, type Comparison } from '@/domain/time/compared-range'

import { accountById } from '../account/accounts'
import { requestedSpan, type SpanRequest } from '../base/span'
import { zoneDays } from '../../seed/calendar'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import { STAFF } from '../../seed/staff'
import type { World } from '../../state/world'
import { liveMessages } from './live-work'

export interface Period {
  from: number
  /** Exclusive; right after now at most. */
  to: number
}

/** The requested period, cut off at now. Throws 422 for an invalid one. */
export function periodOf(world: World, body: SpanRequest): Period {
  const { from, to } = requestedSpan(body)
  return { from, to: Math.max(from, Math.min(to, world.now() + 1)) }
}

/** The day boundaries of a zone within a period. */
export const dayEdges = ({ from, to }: Period, timezone: string): number[] =>
  to > from ? zoneDays(from, to, timezone) : [from, from]

/** The comparison for the elapsed part of a period, up to the same time of day. */
export function periodBefore(
  { to: until }: Period,
  asked: { from: string; to: string; timezone: string },
  compare: Comparison = 'previous',
): Period {
  const { from, to } = comparedRange(asked, compare === 'none' ? 'previous' : compare, until)
  return { from: Date.parse(from), to: Date.parse(to) }
}

/** Creators by id; all without ids. */
export const creatorsByIds = (creatorIds: readonly string[] | undefined): readonly SeedCreator[] =>
  creatorIds ? CREATORS.filter(({ userId }) => creatorIds.includes(userId)) : CREATORS

/**
 * Everyone who may have worked or sold: staff, and people who clocked in, wrote or were credited
 * manually.
 */
export function everyWorker(world: World): string[] {
  const { logs, performance } = world.state
  const credited = Object.values(performance.credits).flatMap(({ userId }) => userId ?? [])
  const wrote = liveMessages(world).map(({ userId }) => userId)
  const all = [
    ...STAFF.map(({ userId }) => userId),
    ...logs.map(({ userId }) => userId),
    ...credited,
    ...wrote,
  ]
  return [...new Set(all)].filter((userId) => accountById(world, userId) !== undefined)
}
