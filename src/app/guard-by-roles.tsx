import { decide, isAllowed } from '@/domain/access'
import { routeFacts, type RouteName } from '@/domain/routes'
import { useCurrentUser, useKeptAccount, useRoles, useSession } from '@/features/auth'

import { RolesFailed } from './roles-failed'
import { Verdict } from './verdict'
import { Waiting } from './waiting'

interface GuardByRolesProps {
  name: RouteName | undefined
  /** Path, search and hash as asked for. */
  address: string
  hasCreator: boolean
}

/** The guard for who is signed in: waits for the roles where the route depends on them. */
export function GuardByRoles({ name, address, hasCreator }: GuardByRolesProps) {
  const { status } = useSession()
  const { roles, isPending, error, retry } = useRoles()
  const user = useCurrentUser()
  useKeptAccount()
  if (name === undefined || routeFacts(name).needs !== 'session' || routeFacts(name).isAuthFlow) {
    if (isPending) return <Waiting />
    if (error) return <RolesFailed retry={retry} />
  }
  // What the roles do not open is refused without their permissions.
  if (name !== undefined && routeFacts(name).permission !== undefined && isAllowed(name, roles)) {
    if (user.isPending) return <Waiting />
    if (!user.data) return <RolesFailed retry={() => void user.refetch()} />
  }
  const permissions = user.data?.chatterPermissions
  return <Verdict of={decide(name, { status, roles, hasCreator, permissions }, address)} name={name} />
}
