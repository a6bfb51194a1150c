import { Inbox } from 'lucide'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useQueryStatus } from '@/api/query-status'
import { LinesSkeleton } from '@/features/figures/lines-skeleton'
import { LoadMoreRows } from '@/features/figures/table/load-more-rows'
import { useTranslation } from '@/i18n/use-translation'
import { ContentState } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'

interface EvidenceListProps {
  read: UseInfiniteQueryResult
  isEmpty: boolean
  /** Why the list may be empty. */
  emptyText: string
  children: ReactNode
}

/** A paginated list with its loading, empty and error states. */
export function EvidenceList({ read, isEmpty, emptyText, children }: EvidenceListProps) {
  const { t } = useTranslation('analytics')
  return (
    <ContentState
      status={useQueryStatus(read, isEmpty)}
      skeleton={<LinesSkeleton />}
      empty={
        <EmptyState icon={Inbox} title={t('performance.nothing_behind')}>
          {emptyText}
        </EmptyState>
      }
    >
      {children}
      <LoadMoreRows of={read} />
    </ContentState>
  )
}
