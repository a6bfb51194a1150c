import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useQueryStatus } from '@/api/query-status'
import { ContentState } from '@/ui/content-state'

import { MoreRows } from '@/features/figures/more-rows'
import { EvidenceEmpty, EvidenceSkeleton } from './evidence-states'

interface EvidenceListProps {
  read: UseInfiniteQueryResult
  isEmpty: boolean
  /** Why nothing may be there. */
  emptyText: string
  children: ReactNode
}

/** What stands behind a figure, part by part: while it loads, where there is nothing, and where a part failed. */
export const EvidenceList = ({ read, isEmpty, emptyText, children }: EvidenceListProps) => (
  <ContentState
    status={useQueryStatus(read, isEmpty)}
    skeleton={<EvidenceSkeleton />}
    empty={<EvidenceEmpty>{emptyText}</EvidenceEmpty>}
  >
    {children}
    <MoreRows of={read} />
  </ContentState>
)
