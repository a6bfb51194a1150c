import { LONGEST_PLAN_DAYS } from '@/domain/planned-shift'

import type { Account } from '../accounts'
import { unfit } from '../refusal'
import { DAY_MS } from '../seed/calendar'
import type { World } from '../world'
import { peopleOf } from './person'
import { maySee, RANK, rankOf } from './ranks'

/** The requested period. Throws 422 for an invalid one. */
export function periodOf(
  body: { from: string; to: string },
  longestDays: number = LONGEST_PLAN_DAYS,
): { from: number; to: number } {
  const [from, to] = [Date.parse(body.from), Date.parse(body.to)]
  if (to < from || to - from > longestDays * DAY_MS) throw unfit('to', 'range_unfit')
  return { from, to }
}

/** Which of the requested users the client may see; undefined for all. */
export function seenOf(
  world: World,
  asker: Account,
  userIds?: readonly string[],
): ReadonlySet<string> | undefined {
  if (rankOf(asker.roles) >= RANK.manager) return userIds && new Set(userIds)
  const seen = peopleOf(world).filter((person) => maySee(world, asker, person))
  const wanted = userIds && new Set(userIds)
  return new Set(seen.map(({ userId }) => userId).filter((userId) => !wanted || wanted.has(userId)))
}
