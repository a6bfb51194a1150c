import { useLocation, useMatches } from 'react-router'

import { decideRoute, isFanLevel } from '@/domain/account/access'
import { isOpenToAll, isRouteName } from '@/domain/page/routes'
import { useSession } from '@/features/auth'
import { deferred } from '@/services/loading/deferred'

import { useHasCreator } from './use-has-creator'
import { GuardOutcome } from './guard-outcome'
import { AppSkeleton } from '../loading/app-skeleton'

/** Without a session neither the roles nor the code that fetches them is needed. */
const GuardByRoles = deferred(async () => (await import('./guard-by-roles')).GuardByRoles, {
  placeholder: <AppSkeleton />,
  retry: false,
})

const SIGNED_OUT_VISITOR = { roles: [], hasCreator: false } as const

/** Wraps every route: nothing renders or fetches before the guard decides. */
export function Guard() {
  const { pathname, search, hash } = useLocation()
  const id = useMatches().at(-1)?.id
  const name = isRouteName(id) ? id : undefined
  const address = pathname + search + hash
  const { phase, status } = useSession()
  const hasCreator = useHasCreator()
  if (isOpenToAll(name) || (phase !== 'starting' && !isFanLevel(status)))
    return (
      <GuardOutcome decision={decideRoute(name, { status, ...SIGNED_OUT_VISITOR }, address)} name={name} />
    )
  if (phase === 'starting') return <AppSkeleton />
  return <GuardByRoles name={name} address={address} hasCreator={hasCreator} />
}
