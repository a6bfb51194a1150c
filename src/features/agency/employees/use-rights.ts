import { useTranslation } from '@/i18n/use-translation'

import { useCurrentUser, useRoles, useSession } from '@/features/auth'

import {
  assignableRoles,
  granterFor,
  mayChangePay,
  mayEditSets,
  mayReadPay,
  maySeeSecondFactor,
  mostGivable,
} from '../staff/rights'

export interface Rights extends ReturnType<typeof useRights> {}

/** What the user may do about people (screens S0). */
export function useRights() {
  const { roles } = useRoles()
  const { userId = '' } = useSession()
  const user = useCurrentUser().data
  return {
    userId,
    roles,
    assignableRoles: assignableRoles(roles),
    mayReadPay: mayReadPay(roles),
    mayChangePay: mayChangePay(roles),
    maySeeSecondFactor: maySeeSecondFactor(roles),
    mayEditSets: mayEditSets(roles),
    /** Who can grant what they can't. */
    granter: granterFor(roles),
    /** The upper limit of what the user can give; undefined while loading. */
    own: user && mostGivable(user.chatterPermissions, roles),
  }
}

/** Who can assign the roles the user can't; undefined for those who assign all. */
export function useRolesHint(): string | undefined {
  const { t } = useTranslation('analytics')
  const { assignableRoles: own } = useRights()
  if (own.includes('agency_director')) return undefined
  return t(own.includes('agency_manager') ? 'employees.roles_director' : 'employees.roles_manager')
}
