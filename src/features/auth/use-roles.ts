import { useQuery } from '@tanstack/react-query'

import { getRoles } from '@/api/calls/agency/agency-util'
import { queryOf } from '@/api/query'
import { isFanLevel } from '@/domain/account/access'
import type { Role } from '@/domain/account/role'

import { useCurrentUser } from './use-current-user'
import { useSession } from './use-session'

interface RolesState {
  roles: readonly Role[]
  /** The roles are unknown: no decision is possible. */
  isPending: boolean
  error: Error | undefined
  retry: () => void
}

const NO_ROLES: readonly Role[] = []

/** Returns the user's roles: from the roles request, before that from the current user (decisions 13). */
export function useRoles(): RolesState {
  const { status } = useSession()
  const answer = useQuery({ ...queryOf(getRoles), enabled: isFanLevel(status), retryOnMount: false })
  const user = useCurrentUser()
  const ofUser = user.data?.roles ?? NO_ROLES
  // An empty list of the current user may only mean that it is not included: the roles request decides.
  const isKnown = answer.data !== undefined || ofUser.length > 0
  const isFailed = !isKnown && answer.isError
  return {
    roles: answer.data ?? ofUser,
    isPending: isFanLevel(status) && !isKnown && !isFailed,
    error: isFailed ? answer.error : undefined,
    retry: () => {
      void answer.refetch()
      if (user.isError) void user.refetch()
    },
  }
}
