import type { EmployeeRole } from '@/domain/agency/employee'
import type { ChatterPermissions } from '@/domain/account/permission'
import type { Role } from '@/domain/account/role'
import { useCurrentUser, useRoles } from '@/features/auth'

import {
  type Granter,
  granterFor,
  mayChangePay,
  mayEditSets,
  mayReadPay,
  maySeeSecondFactor,
  assignableRoles,
} from './rights'

export interface Rights {
  userId: string
  roles: readonly Role[]
  assignableRoles: readonly EmployeeRole[]
  readsPay: boolean
  mayChangePay: boolean
  seesSecondFactor: boolean
  mayEditSets: boolean
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
    assignableRoles: assignableRoles(roles),
    readsPay: mayReadPay(roles),
    mayChangePay: mayChangePay(roles),
    seesSecondFactor: maySeeSecondFactor(roles),
    mayEditSets: mayEditSets(roles),
    granter: granterFor(roles),
    own: user?.chatterPermissions,
  }
}
