import { History } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import {
  type Broadcast,
  BROADCAST_SORTS,
  type BroadcastSums,
  NEWEST_BROADCASTS,
} from '@/domain/live/broadcast'
import { ServerTable } from '@/features/figures/table/server-table'
import { useServerTable } from '@/features/figures/table/use-server-table'
import { useUrlSort } from '@/features/figures/url/use-url-sort'
import { formatDateTime } from '@/i18n/format'
import { Amount, NoData } from '@/ui/text/figure'
import { EmptyState } from '@/ui/feedback/empty-state'
import type { Column } from '@/ui/table/table-column'
import { countColumn, durationColumn, moneyColumn, timeColumn } from '@/ui/table/figure-column'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { useCanSeeSpend } from '../../base/permissions'
import { PAST_LIVES_PAGE_SIZE, pastLivesOf } from './past-lives-query'
import { RecordingLink } from './recording-link'

const durationOf = ({ startedAt, endedAt }: Broadcast): number =>
  startedAt === null || endedAt === null ? 0 : endedAt - startedAt

/** `sums`: of all past lives, not only the loaded ones. */
function usePastLiveColumns() {
  const { t } = useTranslation('tools')
  const timezone = useAgencyZone()
  const seesSpend = useCanSeeSpend()
  return (sums: BroadcastSums | null | undefined): Column<Broadcast>[] => {
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
  }
}

/** Table of past lives; a row opens its summary. */
export function PastLives({ creatorId, onOpen }: { creatorId: string; onOpen: (liveId: string) => void }) {
  const { t } = useTranslation('tools')
  const sorting = useUrlSort(BROADCAST_SORTS, NEWEST_BROADCASTS)
  const columnsBy = usePastLiveColumns()
  const { table } = useServerTable({
    pagesOf: (limit) => pastLivesOf(creatorId, sorting.order, limit),
    pageSize: PAST_LIVES_PAGE_SIZE,
    file: { name: 'past-lives' },
    sorting,
    sumsOf: (pages) => pages.at(-1)?.sums,
    columnsOf: (_, sums) => columnsBy(sums),
  })
  return (
    <ServerTable
      {...table}
      id="past-lives"
      title={t('broadcast.past')}
      rowKey={({ liveId }) => liveId}
      rowName={({ title }) => title}
      onOpen={({ liveId }) => onOpen(liveId)}
      hasTotals
      empty={
        <EmptyState icon={History} title={t('broadcast.past_empty')}>
          {t('broadcast.past_empty_text')}
        </EmptyState>
      }
    />
  )
}
