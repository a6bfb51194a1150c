import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Page } from '@/ui/page'

import { useArrival, useDestination } from './departure'

/** The page; once it is left, what the next one begins with, until that is drawn. What is left is no more than hidden. */
export function Departing({ children }: { children: ReactNode }) {
  const { t } = useTranslation('global')
  const next = useDestination()?.screen
  useArrival()
  return (
    <>
      {next && (next.Beginning ? <next.Beginning /> : <Page title={t(next.title)} />)}
      <div className={next ? 'h-0 [content-visibility:hidden]' : 'flex min-w-0 flex-1 flex-col'}>
        {children}
      </div>
    </>
  )
}
