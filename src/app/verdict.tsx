import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'

import type { Decision } from '@/domain/access'
import { routeFacts, type RouteName } from '@/domain/routes'
import { forgetUnsaved } from '@/services/unsaved'

import { Arrival } from './arrival'
import { NotFoundScreen } from './not-found-screen'
import { loadShell } from './shell-load'
import { Waiting } from './waiting'

const Shell = lazy(loadShell)

/** How the router names the entry of the browser's history that stands now. */
const keyInHistory = (): string => (history.state as { key?: string } | null)?.key ?? 'default' // written by the router

/** Leaves for where the visitor belongs, in place of the page asked for, so that Back does not lead here again. */
function Go({ to }: { to: string }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  useEffect(() => {
    // React draws behind the router: one that is on its way already, such as to /login, is not turned round.
    if (key !== keyInHistory()) return
    forgetUnsaved()
    void navigate(to, { replace: true })
  }, [navigate, to, key])
  return <Waiting />
}

function InItsFrame({ name, children }: { name: RouteName | undefined; children: ReactNode }) {
  const isPublic = !name || routeFacts(name).needs === 'public'
  return (
    <Suspense fallback={<Waiting />}>{isPublic ? children : <Shell name={name}>{children}</Shell>}</Suspense>
  )
}

/** Carries out what was decided of a visit. */
export function Verdict({ of, name }: { of: Decision; name: RouteName | undefined }) {
  switch (of.act) {
    case 'go':
      return <Go to={of.to} />
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
