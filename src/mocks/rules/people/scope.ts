import { SHIFT_PLAN_MAX_DAYS } from '@/domain/shift/planned-shift'
import { rankOf } from '@/domain/agency/employee'

import type { Account } from '../account/accounts'
import { invalidField } from '../base/refusal'
import { DAY_MS } from '../../seed/calendar'
import type { World } from '../../state/world'
import { allPeople } from '../account/person'
import { maySee, RANK } from '../account/ranks'

/** The requested period. Throws 422 for an invalid one. */
export function planPeriodOf(
  body: { from: string; to: string },
  longestDays: number = SHIFT_PLAN_MAX_DAYS,
): { from: number; to: number } {
  const [from, to] = [Date.parse(body.from), Date.parse(body.to)]
  if (to < from || to - from > longestDays * DAY_MS) throw invalidField('to', 'range_unfit')
  return { from, to }
}

/** Which of the requested users the client may see; undefined for all. */
export function visibleUsers(
  world: World,
  caller: Account,
  userIds?: readonly string[],
): ReadonlySet<string> | undefined {
  if (rankOf(caller.roles) >= RANK.manager) return userIds && new Set(userIds)
  const seen = allPeople(world).filter((person) => maySee(world, caller, person))
  const wanted = userIds && new Set(userIds)
  return new Set(seen.map(({ userId }) => userId).filter((userId) => !wanted || wanted.has(userId)))
}
