import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { getRoles } from '@/api/calls/agency/agency-util'
import { queryOf } from '@/api/query'
import { useIsLost } from '@/api/use-is-lost'
import { isFanLevel } from '@/domain/account/access'
import type { Role } from '@/domain/account/role'
import { lastAccess } from '@/services/storage/last-access'

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

/** The roles of the last visit, while the server cannot be reached: the shell opens and shows no data. */
function useLastRoles(isLost: boolean): readonly Role[] {
  const { userId } = useSession()
  return useMemo(
    () => (isLost && userId !== undefined && lastAccess.read(userId)?.roles) || NO_ROLES,
    [isLost, userId],
  )
}

/**
 * Returns the user's roles: from the roles request, before that from the current user (decisions 13), without a network
 * from the last visit.
 */
export function useRoles(): RolesState {
  const { status } = useSession()
  const answer = useQuery({ ...queryOf(getRoles), enabled: isFanLevel(status), retryOnMount: false })
  const user = useCurrentUser()
  const last = useLastRoles(useIsLost(answer))
  const ofUser = user.data?.roles ?? last
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
