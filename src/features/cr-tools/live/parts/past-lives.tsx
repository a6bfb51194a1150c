import { History } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import type { Broadcast } from '@/domain/live/broadcast'
import { formatDateTime } from '@/i18n/format'
import { Card } from '@/ui/card'
import { ContentState } from '@/ui/feedback/content-state'
import { Duration } from '@/ui/text/figure'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Table } from '@/ui/table/table'
import { TableSkeleton } from '@/ui/table/table-skeleton'
import type { Column } from '@/ui/table/table-column'
import { countColumn, moneyColumn } from '@/ui/table/figure-column'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { usePastLives } from '../use-lives'
import { LoadMore } from '../../base/load-more'

const durationOf = ({ startedAt, endedAt }: Broadcast): number =>
  startedAt === null || endedAt === null ? 0 : endedAt - startedAt

function usePastLiveColumns(): Column<Broadcast>[] {
  const { t } = useTranslation('tools')
  const timezone = useAgencyZone()
  return useMemo(
    () => [
      {
        id: 'date',
        header: t('broadcast.column_date'),
        sortValue: ({ startedAt }) => startedAt,
        cell: ({ startedAt }) => (startedAt === null ? '' : formatDateTime(startedAt, timezone)),
      },
      {
        id: 'title',
        header: t('broadcast.column_title'),
        sortValue: ({ title }) => title,
        cell: ({ title }) => <bdi>{title}</bdi>,
      },
      {
        id: 'duration',
        header: t('broadcast.duration'),
        align: 'end',
        sortValue: durationOf,
        cell: (row) => <Duration ms={durationOf(row)} />,
      },
      countColumn(
        { id: 'peak', header: t('broadcast.column_peak'), info: t('broadcast.column_peak_info') },
        ({ peakViewers }) => peakViewers,
      ),
      moneyColumn(
        { id: 'earned', header: t('broadcast.earned'), info: t('broadcast.column_earned_info') },
        ({ earned }) => earned,
        ({ currency }) => currency,
      ),
    ],
    [t, timezone],
  )
}

/** Table of past lives; a row opens its summary. */
export function PastLives({ creatorId, onOpen }: { creatorId: string; onOpen: (liveId: string) => void }) {
  const { t } = useTranslation('tools')
  const columns = usePastLiveColumns()
  const read = usePastLives(creatorId)
  const rows = read.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <Card title={t('broadcast.past')}>
      <ContentState
        isPane
        status={useQueryStatus(read, rows.length === 0)}
        skeleton={<TableSkeleton rows={10} columns={5} />}
        empty={
          <EmptyState icon={History} title={t('broadcast.past_empty')}>
            {t('broadcast.past_empty_text')}
          </EmptyState>
        }
      >
        <Table
          name={t('broadcast.past')}
          columns={columns}
          rows={rows}
          rowKey={({ liveId }) => liveId}
          rowName={({ title }) => title}
          onOpen={({ liveId }) => onOpen(liveId)}
        />
        <div className="flex justify-center p-3 empty:hidden">
          <LoadMore of={read} />
        </div>
      </ContentState>
    </Card>
  )
}
