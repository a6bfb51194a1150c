import { useDeferredValue } from 'react'

import { decideRoute, isAllowed, isFanLevel } from '@/domain/account/access'
import { creatorIdInChatAddress } from '@/domain/chat/chat-address'
import { routeOptions, type RouteName } from '@/domain/page/routes'
import { useCurrentUser, useStoreAccount, useRoles, useSession } from '@/features/auth'

import { RolesFailed } from './roles-failed'
import { useAddressedCreator } from './use-addressed-creator'
import { useAuthFlowIntent } from './use-auth-flow-intent'
import { GuardOutcome } from './guard-outcome'
import { AppSkeleton } from '../loading/app-skeleton'

interface GuardByRolesProps {
  name: RouteName | undefined
  /** Requested path, search and hash. */
  address: string
  hasCreator: boolean
}

/** The guard for signed-in users: waits for the roles where the route depends on them. */
export function GuardByRoles({ name, address, hasCreator }: GuardByRolesProps) {
  const session = useSession()
  const { roles, isPending, error, retry } = useRoles()
  const user = useCurrentUser()
  // The account's own status wins over its level in the token (requirements 4).
  const status = user.data?.securityStatus === 'locked' ? 'locked' : session.status
  useStoreAccount()
  const asksRoles =
    name === undefined || routeOptions(name).needs !== 'session' || routeOptions(name).isAuthFlow
  // Routes that the roles forbid are refused without loading permissions.
  const asksUser = name !== undefined && routeOptions(name).permission !== undefined && isAllowed(name, roles)
  const addressed = useAddressedCreator(
    isAllowed('channel', roles) ? creatorIdInChatAddress(address) : undefined,
  )
  const intent = useAuthFlowIntent(isFanLevel(status) ? name : undefined, address)
  const isDecided = !(asksRoles && isPending) && !(asksUser && user.isPending) && !intent.isPending
  // The whole page renders with this answer: deferred, so a slow machine stays responsive.
  const isDrawn = useDeferredValue(isDecided)
  if (!isDecided || !isDrawn) return <AppSkeleton />
  if (asksRoles && error) return <RolesFailed retry={retry} />
  if (asksUser && !user.data) return <RolesFailed retry={() => void user.refetch()} />
  if (addressed.state === 'pending') return <GuardOutcome of={{ act: 'wait' }} name={name} />
  if (addressed.state === 'failed') return <RolesFailed retry={addressed.retry} />
  const visitor = {
    status,
    roles,
    hasCreator: hasCreator && addressed.state !== 'refused',
    permissions: user.data?.chatterPermissions,
    intent: intent.isPending ? null : intent.path,
  }
  return <GuardOutcome of={decideRoute(name, visitor, address)} name={name} />
}
