import { type ReactNode, Suspense, useState, useEffect } from 'react'
import { useLocation } from 'react-router'
import { ArrowLeft } from 'lucide'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { sectionPages } from '@/domain/page/navigation'
import { routeOptions, type RouteName } from '@/domain/page/routes'
import { useRoles } from '@/features/auth'
import { CreatorGuard, useBack } from '@/features/cr-tools'
import { CrisisHost } from '@/features/crisis'
import { FeedbackPopup } from '@/features/feedback'
import { deferred } from '@/services/loading/deferred'
import { useBelowLg } from '@/services/page/viewport'
import { landingPath } from '@/domain/account/access'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { getPreferences } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import { applyPreferences } from '@/services/page/page-preferences'
import { focusPressedButtons } from '@/services/input/pressed-button'
import { allowSingleKeys, setOwnKeys } from '@/services/input/shortcuts'

import { PageBoundary } from '../status/page-boundary'
import { PaletteHost } from '../palette/palette-host'
import { BottomBar } from './bars/bottom-bar'
import { SectionNav } from './bars/section-nav'
import { SlideMenu } from './bars/slide-menu'
import { TabletBar, TopBar } from './bars/top-bar'
import { PageTransition } from './page-transition'
import { usePendingPath } from './pending-page'
import { UnsavedChangesDialogs } from '../leave/unsaved-changes-dialogs'
import { Notices } from './notices'
import { useUnreadByEntry } from './bars/use-entries'

/** Applies the signed-in user's settings to the page; without a user, the defaults. */
function ApplyPreferences() {
  const { data } = useQuery(queryOf(getPreferences))
  useEffect(() => {
    applyPreferences(data)
    allowSingleKeys(data?.shortcuts ?? true)
    setOwnKeys(data?.keys ?? {})
  }, [data])
  useEffect(
    () => () => {
      applyPreferences()
      allowSingleKeys(true)
      setOwnKeys({})
    },
    [],
  )
  return null
}

/** For pages outside the tabs: goes back in the page history, else home (requirements 2). */
function BackButton() {
  const { t } = useTranslation('global')
  const { roles } = useRoles()
  const back = useBack(landingPath(roles))
  return (
    <div className="mx-auto w-full max-w-[720px] px-4 pt-3 md:px-6">
      <Button kind="ghost" size="small" className="-ms-2" onClick={back}>
        <Icon of={ArrowLeft} mirrored />
        {t('shell.back')}
      </Button>
    </div>
  )
}

const SETTLED_AFTER_MS = 2000

/** Preloads the pages one click away, once the current page has settled. */
function usePrefetchPages(here: RouteName): void {
  const { roles } = useRoles()
  useEffect(() => {
    const ask = () =>
      import('../loading/prefetch-pages').then(
        ({ prefetchPages }) => prefetchPages(here, roles),
        () => undefined,
      )
    const timer = setTimeout(() => void ask(), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [roles, here])
}

/** Open state bound to one history entry: a route change closes it (requirements 4). */
function useOpenInHistoryEntry(): { isOpen: boolean; open: () => void; close: () => void } {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  return {
    isOpen: openAt === key,
    open: () => setOpenAt(key),
    close: () => setOpenAt(undefined),
  }
}

const MAIN_ID = 'main'

const LeaveFailure = deferred(async () => (await import('../leave/leave-failure')).LeaveFailure, {
  when: 'idle',
})

function SkipLink() {
  const { t } = useTranslation('global')
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault()
        document.querySelector<HTMLElement>(`#${MAIN_ID}`)?.focus()
      }}
      className="fixed start-3 top-2 z-50 -translate-y-16 rounded-control bg-accent px-3 py-2 font-medium text-text-on-accent focus:translate-y-0"
    >
      {t('shell.skip')}
    </a>
  )
}

/**
 * The frame around the pages of staff: top tabs from 1024 px on, below that a menu and a bottom bar
 * (requirements 2).
 */
export function Shell({ name, children }: { name: RouteName; children: ReactNode }) {
  const isTablet = useBelowLg()
  const menu = useOpenInHistoryEntry()
  const unread = useUnreadByEntry()
  const pages = sectionPages(usePendingPath(), useRoles().roles)
  usePrefetchPages(name)
  useEffect(focusPressedButtons, [])
  const bars = routeOptions(name).hidesNavigation ? 'none' : isTablet ? 'tablet' : 'top'
  return (
    <>
      <SkipLink />
      {/* Toasts after the page in the DOM: a dialog before them leaves room beside itself. */}
      <span hidden data-react-aria-top-layer="true" />
      <UnsavedChangesDialogs />
      <LeaveFailure />
      <PaletteHost />
      <CrisisHost />
      <ApplyPreferences />
      <div className="flex min-h-dvh flex-col ps-[env(safe-area-inset-left)] pe-[env(safe-area-inset-right)]">
        {bars === 'top' && <TopBar unread={unread} />}
        {bars === 'tablet' && <TabletBar onMenu={menu.open} />}
        <Notices />
        {bars !== 'none' && pages.length > 0 && <SectionNav pages={pages} />}
        <main id={MAIN_ID} tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          <PageTransition>
            {name === 'feedback' && <BackButton />}
            <PageBoundary>
              <Suspense fallback={null}>
                {routeOptions(name).needsCreator ? <CreatorGuard>{children}</CreatorGuard> : children}
              </Suspense>
            </PageBoundary>
          </PageTransition>
        </main>
        {bars !== 'none' && <FeedbackPopup />}
        {bars === 'tablet' && <BottomBar unread={unread} onMenu={menu.open} />}
        {bars === 'tablet' && <SlideMenu isOpen={menu.isOpen} onClose={menu.close} unread={unread} />}
      </div>
    </>
  )
}
