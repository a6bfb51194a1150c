import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { getFloor } from '@/api/calls/agency'
import { queryOf } from '@/api/query'
import { statusOf } from '@/api/query-status'
import { UNREAD_POLL_MS } from '@/config/constants'
import { cardLook } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Page } from '@/ui/page'
import { TableSkeleton } from '@/ui/table-skeleton'

import { FloorTable } from '../parts/floor-table'

/** /agency-manage: who is on duty for whom right now, and who waits (screens S5). */
export default function ManageScreen() {
  const { t } = useTranslation('analytics')
  const floor = useQuery({
    ...queryOf(getFloor, {}),
    refetchInterval: UNREAD_POLL_MS,
    staleTime: UNREAD_POLL_MS,
  })
  const creators = floor.data?.creators ?? []
  return (
    <Page
      title={t('floor.title')}
      status={statusOf(floor, creators.length === 0)}
      skeleton={
        <div className={cardLook}>
          <TableSkeleton rows={10} columns={7} hasPictures />
        </div>
      }
      empty={
        <div className={cardLook}>
          <EmptyState icon={Users} title={t('floor.empty_title')}>
            {t('floor.empty_text')}
          </EmptyState>
        </div>
      }
    >
      <FloorTable creators={creators} />
    </Page>
  )
}
