import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { History } from 'lucide'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import {
  type Broadcast,
  BROADCAST_SORTS,
  type BroadcastSums,
  NEWEST_BROADCASTS,
} from '@/domain/live/broadcast'
import { EXPORT_PAGE_SIZE } from '@/features/figures/table/export-all'
import { ServerTable } from '@/features/figures/table/server-table'
import { useUrlSort } from '@/features/figures/url/use-url-sort'
import { formatDateTime } from '@/i18n/format'
import { Amount, NoData } from '@/ui/text/figure'
import { EmptyState } from '@/ui/feedback/empty-state'
import type { Column } from '@/ui/table/table-column'
import { countColumn, durationColumn, moneyColumn, timeColumn } from '@/ui/table/figure-column'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { useCanSeeSpend } from '../../base/permissions'
import { pastLivesOf } from './past-lives-query'
import { RecordingLink } from './recording-link'

const durationOf = ({ startedAt, endedAt }: Broadcast): number =>
  startedAt === null || endedAt === null ? 0 : endedAt - startedAt

/** `sums`: of all past lives, not only the loaded ones. */
function usePastLiveColumns(sums: BroadcastSums | null | undefined): Column<Broadcast>[] {
  const { t } = useTranslation('tools')
  const timezone = useAgencyZone()
  const seesSpend = useCanSeeSpend()
  return useMemo(() => {
    const earned = moneyColumn<Broadcast>(
      {
        id: 'earned',
        header: t('broadcast.earned'),
        info: t('broadcast.column_earned_info'),
        total: sums?.earned != null && <Amount of={{ amount: sums.earned, currency: sums.currency }} />,
      },
      (live) => live.earned,
      ({ currency }) => currency,
    )
    return [
      timeColumn(
        {
          id: 'date',
          header: t('broadcast.column_date'),
          align: 'start',
          total: t('broadcast.all_lives'),
        },
        ({ startedAt }) => startedAt,
        timezone,
        formatDateTime,
      ),
      {
        id: 'title',
        header: t('broadcast.column_title'),
        sortValue: ({ title }) => title,
        cell: ({ title }) => <bdi>{title}</bdi>,
      },
      durationColumn({ id: 'duration', header: t('broadcast.duration'), sum: sums?.durationMs }, durationOf),
      countColumn(
        {
          id: 'peak',
          header: t('broadcast.column_peak'),
          info: t('broadcast.column_peak_info'),
          sum: sums?.peakViewers,
        },
        ({ peakViewers }) => peakViewers,
      ),
      ...(seesSpend ? [earned] : []),
      {
        id: 'recording',
        header: t('broadcast.recording'),
        cell: ({ recordingId }) =>
          recordingId === null ? <NoData /> : <RecordingLink mediaId={recordingId} />,
      },
    ]
  }, [t, timezone, sums, seesSpend])
}

/** Table of past lives; a row opens its summary. */
export function PastLives({ creatorId, onOpen }: { creatorId: string; onOpen: (liveId: string) => void }) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  const { order, ...sorting } = useUrlSort(BROADCAST_SORTS, NEWEST_BROADCASTS)
  const read = useInfiniteQuery({ ...pastLivesOf(creatorId, order), placeholderData: keepPreviousData })
  const columns = usePastLiveColumns(read.data?.pages.at(-1)?.sums)
  const all = pastLivesOf(creatorId, order, EXPORT_PAGE_SIZE)
  return (
    <ServerTable
      {...sorting}
      id="past-lives"
      title={t('broadcast.past')}
      read={read}
      columns={columns}
      rowKey={({ liveId }) => liveId}
      rowName={({ title }) => title}
      onOpen={({ liveId }) => onOpen(liveId)}
      hasTotals
      file={{ name: 'past-lives', load: () => client.infiniteQuery({ ...all, pages: Infinity }) }}
      empty={
        <EmptyState icon={History} title={t('broadcast.past_empty')}>
          {t('broadcast.past_empty_text')}
        </EmptyState>
      }
    />
  )
}
