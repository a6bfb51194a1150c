import { type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'

import type { Decision } from '@/domain/access'
import { routeAt, routeFacts, type RouteName } from '@/domain/routes'
import { useTranslation } from '@/i18n/use-translation'
import { isAtPage } from '@/services/page-history'
import { forgetUnsaved } from '@/services/unsaved'

import { Arrival } from './arrival'
import { arriving } from './arriving'
import { NotFoundScreen } from './not-found-screen'
import { screenAtHand } from './screen-loads'
import { loadShell } from './shell-load'
import { Waiting } from './waiting'

const Shell = arriving(loadShell)

/** Redirects and replaces the requested page in the history, so Back does not lead here again. */
function Go({ to }: { to: string }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  useEffect(() => {
    let isGone = false
    void screenAtHand(routeAt(to.replace(/[?#].*/, ''))).then(() => {
      // React renders behind the router: a navigation in progress, such as to /login, is not overridden.
      if (isGone || !isAtPage(key)) return
      forgetUnsaved()
      void navigate(to, { replace: true })
    })
    return () => {
      isGone = true
    }
  }, [navigate, to, key])
  return <Waiting />
}

function Loading() {
  const { t } = useTranslation('global')
  return <output className="sr-only">{t('shell.loading')}</output>
}

function InItsFrame({ name, children }: { name: RouteName | undefined; children: ReactNode }) {
  const isPublic = !name || routeFacts(name).needs === 'public'
  return isPublic ? (
    <Suspense fallback={<Waiting />}>{children}</Suspense>
  ) : (
    <Shell name={name}>{children}</Shell>
  )
}

/** Carries out the guard's decision. */
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
    case 'wait':
      return (
        <InItsFrame name={name}>
          <Loading />
        </InItsFrame>
      )
    case 'render':
      return (
        <InItsFrame name={name}>
          <Outlet />
        </InItsFrame>
      )
  }
}
