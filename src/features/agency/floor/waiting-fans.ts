import type { ResponseOf } from '@/api/call'
import type { listWaitingChannels } from '@/api/calls/agency/floor'

export type WaitingFan = ResponseOf<typeof listWaitingChannels>['data'][number]

/** The key for fans without an assignee, who wait for anyone on duty. */
export const UNASSIGNED = 'anybody'

export const assigneeOf = ({ assignedTo }: WaitingFan): string => assignedTo ?? UNASSIGNED
export const assigneeId = (owner: string): string | null => (owner === UNASSIGNED ? null : owner)

/** Counts waiting fans by assignee: unassigned ones first, then the most. */
export function countByAssignee(waiting: readonly WaitingFan[]): { owner: string; count: number }[] {
  const counts = Map.groupBy(waiting, assigneeOf)
  return [...counts]
    .map(([owner, fans]) => ({ owner, count: fans.length }))
    .toSorted(
      (one, other) =>
        Number(other.owner === UNASSIGNED) - Number(one.owner === UNASSIGNED) || other.count - one.count,
    )
}
