import { CloudOff, RefreshCw } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useLocation } from 'react-router'

import { isLoadFailure } from '@/domain/page/load-failure'
import { reloadPage, useLoadFailure } from '@/services/loading/load-failure'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorBoundary, type FallbackProps } from '@/ui/feedback/error-boundary'
import { ErrorState } from '@/ui/feedback/error-state'
import { ProgressBar } from '@/ui/feedback/progress-bar'

/** A page whose code did not load: never empty, also while the new-version dialog waits for a composer. */
function PageNotLoaded() {
  const { t } = useTranslation('global')
  const failure = useLoadFailure()
  if (failure === 'none' || failure === 'reload') return <ProgressBar name={t('shell.progress')} />
  const isOffline = failure === 'offline'
  return (
    <EmptyState
      icon={isOffline ? CloudOff : RefreshCw}
      title={t(isOffline ? 'offline.page_title' : 'version.hard_title')}
      actions={
        <Button onClick={() => void reloadPage()}>
          {t(isOffline ? 'offline.try_now' : 'version.hard_reload')}
        </Button>
      }
    >
      {t(isOffline ? 'offline.page_text' : 'version.hard_text')}
    </EmptyState>
  )
}

function PageFailed({ error, retry }: FallbackProps) {
  const { t } = useTranslation('global')
  if (isLoadFailure(error)) return <PageNotLoaded />
  return <ErrorState title={t('fatal.page_title')} text={t('fatal.page_text')} onRetry={retry} />
}

/**
 * The middle of three error boundaries: the page fails; navigation, clock and drafts stay. Another address
 * resets it.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname} fallback={PageFailed}>
      {children}
    </ErrorBoundary>
  )
}
