import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { sectionPages } from '@/domain/page/navigation'
import { routeOptions, type RouteName } from '@/domain/page/routes'
import { useRoles, useSession } from '@/features/auth'
import { CreatorGuard } from '@/features/cr-tools'
import { CrisisHost } from '@/features/crisis'
import { FeedbackPopup } from '@/features/feedback'
import { deferred } from '@/services/loading/deferred'
import { setWorkingUser } from '@/services/session/on-user-change'
import { useBelowLg } from '@/services/page/viewport'

import { ApplyPreferences } from './apply-preferences'
import { PageBoundary } from '../status/page-boundary'
import { PaletteHost } from '../palette/palette-host'
import { BackButton } from './back-button'
import { BottomBar } from './bars/bottom-bar'
import { SectionNav } from './bars/section-nav'
import { SlideMenu } from './bars/slide-menu'
import { TabletBar } from './bars/tablet-bar'
import { TopBar } from './bars/top-bar'
import { PageTransition } from './page-transition'
import { usePendingPath } from './pending-page'
import { UnsavedChangesDialogs } from '../leave/unsaved-changes-dialogs'
import { Notices } from './notices'
import { useOpenInHistoryEntry } from './use-open-in-history-entry'
import { usePrefetchPages } from './use-prefetch-pages'
import { useUnreadByEntry } from './bars/use-unread-by-entry'

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
  const { userId } = useSession()
  // Before anything paints.
  useLayoutEffect(() => setWorkingUser(userId), [userId])
  usePrefetchPages(name)
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
