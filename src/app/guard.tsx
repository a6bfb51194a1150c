import { useLocation, useMatches } from 'react-router'

import { decide, isFanLevel } from '@/domain/access'
import { isRouteName, routeFacts, type RouteName } from '@/domain/routes'
import { useSession } from '@/features/auth'

import { arriving } from './arriving'
import { loadGuardByRoles } from './shell-load'
import { useHasCreator } from './use-has-creator'
import { Verdict } from './verdict'
import { Waiting } from './waiting'

/** Without a session neither the roles nor the code that fetches them is needed. */
const GuardByRoles = arriving(loadGuardByRoles)

const NOBODY = { roles: [], hasCreator: false } as const

/** Pages that are the same for everyone need no decision. */
const isOpenToAll = (name: RouteName | undefined): boolean => {
  const facts = name && routeFacts(name)
  return !facts || (facts.needs === 'public' && !facts.isAuthFlow)
}

/** Wraps every route: nothing renders or fetches before the guard decides. */
export function Guard() {
  const { pathname, search, hash } = useLocation()
  const id = useMatches().at(-1)?.id
  const name = isRouteName(id) ? id : undefined
  const address = pathname + search + hash
  const { phase, status } = useSession()
  const hasCreator = useHasCreator()
  if (isOpenToAll(name) || (phase !== 'starting' && !isFanLevel(status)))
    return <Verdict of={decide(name, { status, ...NOBODY }, address)} name={name} />
  if (phase === 'starting') return <Waiting />
  return <GuardByRoles name={name} address={address} hasCreator={hasCreator} />
}
