import { getRoles } from '@/api/calls/agency-util'
import { queryOf } from '@/api/query'
import { sharedRead } from '@/api/shared-read'
import { isFanLevel } from '@/domain/access'
import type { Role } from '@/domain/role'

import { keeper } from './keeper'
import { useCurrentUser } from './use-current-user'
import { useSession } from './use-session'

interface RolesState {
  roles: readonly Role[]
  /** Nobody has said yet what the roles are: nothing may be decided. */
  isPending: boolean
  error: Error | undefined
  retry: () => void
}

const NONE: readonly Role[] = []

const useRolesCall = sharedRead(queryOf(getRoles), {
  subscribe: keeper.subscribe,
  isAsked: () => isFanLevel(keeper.session.status),
})

/** The user's roles: as the roles call says, until it has answered as the current user says (decision 13). */
export function useRoles(): RolesState {
  const { status } = useSession()
  const answer = useRolesCall()
  const user = useCurrentUser()
  const ofUser = user.data?.roles ?? NONE
  // An empty list of the current user may only mean that it does not say: the roles call has the word.
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
