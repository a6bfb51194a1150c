import { type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'

import type { RouteDecision } from '@/domain/account/access'
import { routeOfAddress } from '@/domain/page/return-path'
import { routeOptions, type RouteName } from '@/domain/page/routes'
import { useTranslation } from '@/i18n/use-translation'
import { deferred } from '@/services/loading/deferred'
import { isCurrentPage } from '@/services/page/page-history'
import { discardUnsaved } from '@/services/page/unsaved'

import { PageEnter } from '../loading/page-enter'
import { NotFoundScreen } from './not-found-screen'
import { waitForScreen } from '../loading/screen-loader'
import { loadShell } from '../loading/shell-loader'
import { AppSkeleton } from '../loading/app-skeleton'

const Shell = deferred(loadShell, { placeholder: <AppSkeleton />, retry: false })

/** Redirects and replaces the requested page in the history, so Back does not lead here again. */
function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  useEffect(() => {
    let isGone = false
    void waitForScreen(routeOfAddress(to)).then(() => {
      // React renders behind the router: a navigation in progress, such as to /login, is not overridden.
      if (isGone || !isCurrentPage(key)) return
      discardUnsaved()
      void navigate(to, { replace: true })
    })
    return () => {
      isGone = true
    }
  }, [navigate, to, key])
  return <AppSkeleton />
}

function Loading() {
  const { t } = useTranslation('global')
  return <output className="sr-only">{t('shell.loading')}</output>
}

function PageFrame({ name, children }: { name: RouteName | undefined; children: ReactNode }) {
  const isPublic = !name || routeOptions(name).needs === 'public'
  return isPublic ? (
    <Suspense fallback={<AppSkeleton />}>{children}</Suspense>
  ) : (
    <Shell name={name}>{children}</Shell>
  )
}

/** Carries out the guard's decision. */
export function GuardOutcome({ decision, name }: { decision: RouteDecision; name: RouteName | undefined }) {
  switch (decision.kind) {
    case 'redirect':
      return <Redirect to={decision.to} />
    case 'not-found':
      return (
        <>
          <PageEnter page="route.not_found" />
          <NotFoundScreen />
        </>
      )
    case 'wait':
      return (
        <PageFrame name={name}>
          <Loading />
        </PageFrame>
      )
    case 'render':
      return (
        <PageFrame name={name}>
          <Outlet />
        </PageFrame>
      )
  }
}
