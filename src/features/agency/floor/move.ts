import type { AnswerOf } from '@/api/call'
import type { listWaitingChannels } from '@/api/calls/floor'

export type Waiting = AnswerOf<typeof listWaitingChannels>['data'][number]

/** The key for fans without an assignee, who wait for anyone on duty. */
export const ANYBODY = 'anybody'

export const ownerOf = ({ assignedTo }: Waiting): string => assignedTo ?? ANYBODY
export const idOf = (owner: string): string | null => (owner === ANYBODY ? null : owner)

/** Counts waiting fans by assignee: unassigned ones first, then the most. */
export function ownersOf(waiting: readonly Waiting[]): { owner: string; count: number }[] {
  const counts = Map.groupBy(waiting, ownerOf)
  return [...counts]
    .map(([owner, fans]) => ({ owner, count: fans.length }))
    .toSorted(
      (one, other) =>
        Number(other.owner === ANYBODY) - Number(one.owner === ANYBODY) || other.count - one.count,
    )
}
