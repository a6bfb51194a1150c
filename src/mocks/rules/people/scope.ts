import { rankOf } from '@/domain/agency/employee'

import type { Account } from '../account/accounts'
import type { World } from '../../state/world'
import { allPeople } from '../account/person'
import { maySee, RANK } from '../account/ranks'

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
