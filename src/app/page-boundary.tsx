import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useLocation } from 'react-router'

import { isLoadFailure } from '@/domain/load-failure'
import { reloadPage, useLoadFailure } from '@/services/load-failure'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorBoundary, type FallbackProps } from '@/ui/error-boundary'
import { ErrorState } from '@/ui/error-state'

/** A page whose code did not come. A new version is told by its own dialog; what is left to tell here is the network. */
function Unloaded() {
  const { t } = useTranslation('global')
  if (useLoadFailure() !== 'offline') return null
  return (
    <EmptyState
      icon={CloudOff}
      title={t('offline.page_title')}
      actions={<Button onClick={() => void reloadPage()}>{t('offline.try_now')}</Button>}
    >
      {t('offline.page_text')}
    </EmptyState>
  )
}

function Broken({ error, retry }: FallbackProps) {
  const { t } = useTranslation('global')
  if (isLoadFailure(error)) return <Unloaded />
  return <ErrorState title={t('fatal.page_title')} text={t('fatal.page_text')} onRetry={retry} />
}

/** The middle of three heights: the page is gone, navigation, clock and drafts stand. Another address starts anew. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname} fallback={Broken}>
      {children}
    </ErrorBoundary>
  )
}
