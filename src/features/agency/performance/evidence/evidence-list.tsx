import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useQueryStatus } from '@/api/query-status'
import { ContentState } from '@/ui/feedback/content-state'

import { LoadMoreRows } from '@/features/figures/table/load-more-rows'
import { EvidenceEmpty, EvidenceSkeleton } from './evidence-states'

interface EvidenceListProps {
  read: UseInfiniteQueryResult
  isEmpty: boolean
  /** Why the list may be empty. */
  emptyText: string
  children: ReactNode
}

/** A paginated list with its loading, empty and error states. */
export const EvidenceList = ({ read, isEmpty, emptyText, children }: EvidenceListProps) => (
  <ContentState
    status={useQueryStatus(read, isEmpty)}
    skeleton={<EvidenceSkeleton />}
    empty={<EvidenceEmpty>{emptyText}</EvidenceEmpty>}
  >
    {children}
    <LoadMoreRows of={read} />
  </ContentState>
)
