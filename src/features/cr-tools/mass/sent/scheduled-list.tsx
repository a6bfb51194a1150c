import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { statusOf } from '@/api/query-status'
import type { MassMessage } from '@/domain/mass-message'
import { formatDateTime, formatList } from '@/i18n/format'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { EmptyState } from '@/ui/empty-state'
import { NoData } from '@/ui/no-data'
import { Numeral } from '@/ui/numeral'
import { Table } from '@/ui/table'
import type { Column } from '@/ui/table-column'
import { TableSkeleton } from '@/ui/table-skeleton'

import { MassText } from './mass-text'
import { TimeDialog } from './time-dialog'
import { useMassAct } from './use-mass-act'
import { useMassList } from './use-mass-list'

interface ScheduledListProps {
  creatorId: string
  deniedReason: string | undefined
}

type Words = ReturnType<typeof useTranslation<'tools'>>['t']

const columnsOf = (t: Words, acts: (row: MassMessage) => React.ReactNode): Column<MassMessage>[] => [
  { id: 'text', header: t('mass.column_message'), isWide: true, cell: (row) => <MassText of={row} /> },
  {
    id: 'at',
    header: t('mass.column_goes_at'),
    sortValue: (row) => row.scheduledAt,
    cell: (row) => (row.scheduledAt === null ? <NoData /> : formatDateTime(row.scheduledAt)),
  },
  {
    id: 'audience',
    header: t('mass.column_audience'),
    cell: (row) => (row.audience.length > 0 ? formatList(row.audience) : t('mass.all_fans')),
  },
  {
    id: 'total',
    header: t('mass.column_fans'),
    align: 'end',
    info: t('mass.column_fans_info'),
    sortValue: (row) => row.total,
    cell: (row) => <Numeral value={row.total} />,
  },
  { id: 'acts', header: '', align: 'end', cell: acts },
]

/** What waits for its time; the time can be changed until then, and it can be called off. */
export function ScheduledList({ creatorId, deniedReason }: ScheduledListProps) {
  const { t } = useTranslation('tools')
  const { list, rows } = useMassList(creatorId, 'scheduled')
  const act = useMassAct(creatorId)
  const [moved, setMoved] = useState<MassMessage>()
  const acts = (row: MassMessage) => (
    <span className="inline-flex gap-2">
      <Button size="small" disabledReason={deniedReason} onClick={() => setMoved(row)}>
        {t('mass.change_time')}
      </Button>
      <Button
        size="small"
        disabledReason={deniedReason}
        busy={act.isPending}
        onClick={() => act.mutate({ act: 'stop', massMessageId: row.massMessageId })}
      >
        {t('mass.call_off')}
      </Button>
    </span>
  )
  return (
    <ContentState
      status={statusOf(list, rows.length === 0)}
      skeleton={
        <div className={`${cardLook} min-w-0`}>
          <TableSkeleton rows={4} columns={5} />
        </div>
      }
      empty={
        <div className={cardLook}>
          <EmptyState icon={CalendarClock} title={t('mass.scheduled_empty_title')}>
            {t('mass.scheduled_empty_text')}
          </EmptyState>
        </div>
      }
    >
      <div className={`${cardLook} min-w-0`}>
        <Table
          name={t('mass.tab_scheduled')}
          columns={columnsOf(t, acts)}
          rows={rows}
          rowKey={(row) => row.massMessageId}
          rowName={(row) => row.text || t('mass.without_text')}
        />
      </div>
      {moved && <TimeDialog creatorId={creatorId} of={moved} onClose={() => setMoved(undefined)} />}
    </ContentState>
  )
}
