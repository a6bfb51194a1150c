import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router'

import { type Decision, decide, isFanLevel } from '@/domain/access'
import { isRouteName, routeFacts, type RouteName } from '@/domain/routes'
import { useRoles, useSession } from '@/features/auth'
import { forgetUnsaved } from '@/services/unsaved'

import { Arrival } from './arrival'
import { NotFoundScreen } from './not-found-screen'
import { loadShell } from './shell-load'
import { RolesFailed } from './roles-failed'
import { useHasCreator } from './use-has-creator'
import { Waiting } from './waiting'

const Shell = lazy(loadShell)

type Verdict = Decision | { act: 'wait' } | { act: 'failed'; retry: () => void }

/** What the visit needs to know before it can be decided; pages open to all wait for nothing. */
function useVerdict(name: RouteName | undefined, address: string): Verdict {
  const { phase, status } = useSession()
  const { roles, isPending, error, retry } = useRoles()
  const hasCreator = useHasCreator()
  const facts = name && routeFacts(name)
  const isOpenToAll = !facts || (facts.needs === 'public' && !facts.isAuthFlow)
  if (!isOpenToAll && phase === 'starting') return { act: 'wait' }
  const dependsOnRoles = !isOpenToAll && facts.needs !== 'session' && isFanLevel(status)
  if (dependsOnRoles || (facts?.isAuthFlow && isFanLevel(status))) {
    if (isPending) return { act: 'wait' }
    if (error) return { act: 'failed', retry }
  }
  return decide(name, { status, roles, hasCreator }, address)
}

/** Leaves for where the visitor belongs, in place of the page asked for, so that Back does not lead here again. */
function Go({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    forgetUnsaved()
    void navigate(to, { replace: true })
  }, [navigate, to])
  return <Waiting />
}

function InItsFrame({ name, children }: { name: RouteName | undefined; children: ReactNode }) {
  if (!name || routeFacts(name).needs === 'public')
    return <Suspense fallback={<Waiting />}>{children}</Suspense>
  return (
    <Suspense fallback={<Waiting />}>
      <Shell name={name}>{children}</Shell>
    </Suspense>
  )
}

/** Stands before every route and is the only one to ask what becomes of a visit: nothing is drawn or called before. */
export function Guard() {
  const { pathname, search, hash } = useLocation()
  const id = useMatches().at(-1)?.id
  const name = isRouteName(id) ? id : undefined
  const verdict = useVerdict(name, pathname + search + hash)
  switch (verdict.act) {
    case 'wait':
      return <Waiting />
    case 'failed':
      return <RolesFailed retry={verdict.retry} />
    case 'go':
      return <Go to={verdict.to} />
    case 'not-found':
      return (
        <>
          <Arrival page="route.not_found" />
          <NotFoundScreen />
        </>
      )
    case 'render':
      return (
        <InItsFrame name={name}>
          <Outlet />
        </InItsFrame>
      )
  }
}
