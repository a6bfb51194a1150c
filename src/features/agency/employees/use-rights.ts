import type { EmployeeRole } from '@/domain/employee'
import type { ChatterPermissions } from '@/domain/permission'
import type { Role } from '@/domain/role'
import { useCurrentUser, useRoles } from '@/features/auth'

import {
  type Granter,
  granterFor,
  mayChangePay,
  mayKeepSets,
  mayReadPay,
  maySeeSecondFactor,
  rolesToGive,
} from './rights'

export interface Rights {
  userId: string
  roles: readonly Role[]
  give: readonly EmployeeRole[]
  readsPay: boolean
  changesPay: boolean
  seesSecondFactor: boolean
  keepsSets: boolean
  /** Who can grant what they can't. */
  granter: Granter
  /** The user's own permissions in the tools, the upper limit of what they can give; undefined while loading. */
  own: ChatterPermissions | undefined
}

/** What the user may do about people (screens S0). */
export function useRights(): Rights {
  const { roles } = useRoles()
  const user = useCurrentUser().data
  return {
    userId: user?.userId ?? '',
    roles,
    give: rolesToGive(roles),
    readsPay: mayReadPay(roles),
    changesPay: mayChangePay(roles),
    seesSecondFactor: maySeeSecondFactor(roles),
    keepsSets: mayKeepSets(roles),
    granter: granterFor(roles),
    own: user?.chatterPermissions,
  }
}
