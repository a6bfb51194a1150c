import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { Banner } from '@/ui/feedback/banner'
import { QueryContent } from '@/ui/feedback/query-content'
import { SkeletonBars } from '@/ui/skeleton'

/**
 * Settings that save immediately: their loading and error states, and above them why the last change failed.
 */
export function InstantSettings({
  query,
  error,
  children,
}: {
  query: UseQueryResult
  error: Error | null
  children: ReactNode
}) {
  const { t } = useTranslation('settings')
  return (
    <QueryContent of={query} skeleton={<SkeletonBars bars={['h-10 w-full', 'h-10 w-full']} />}>
      {error && <Banner tone="danger">{t('account.not_saved', { reason: errorText(error) })}</Banner>}
      {children}
    </QueryContent>
  )
}
