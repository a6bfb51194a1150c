import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Page } from '@/ui/layout/page'

import { useRecordLoadTime, usePendingPage } from './pending-page'

/**
 * Renders the page; during a navigation, the beginning of the next page until that has rendered. It only
 * hides the previous page.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { t } = useTranslation('global')
  const next = usePendingPage()?.screen
  useRecordLoadTime()
  return (
    <>
      {next && (next.Placeholder ? <next.Placeholder /> : <Page title={t(next.title)} />)}
      <div className={next ? 'h-0 [content-visibility:hidden]' : 'flex min-w-0 flex-1 flex-col'}>
        {children}
      </div>
    </>
  )
}
