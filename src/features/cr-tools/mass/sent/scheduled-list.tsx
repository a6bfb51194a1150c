import type { TFunction } from 'i18next'
import { CalendarClock } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { MassMessage } from '@/domain/mass/mass-message'
import { openCrisisHelp } from '@/features/crisis'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { Badge } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem } from '@/ui/overlay/menu'
import { NoData } from '@/ui/text/figure'
import { Table } from '@/ui/table/table'
import { countColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'

import { plannedTimeOf, usePlannedTimeText } from '../planned-time'
import { useAudienceName } from '../use-audience-name'
import { MassText } from './mass-text'
import { RescheduleDialog } from './reschedule-dialog'
import { useConfirmedAction } from './use-confirmed-action'
import { useScheduledMasses } from './use-mass-list'
import { LoadMore } from '../../base/load-more'
import { useViewOnlyReason } from '../../base/permissions'

interface ScheduledListProps {
  creatorId: string
  onEdit: (massMessageId: string) => void
  onWrite: () => void
}

function ScheduledTimeCell({ massMessage }: { massMessage: MassMessage }) {
  const timezone = useAgencyZone()
  return usePlannedTimeText()(plannedTimeOf(massMessage, timezone), massMessage.localTime) ?? <NoData />
}

/** The crisis check held it at send time. `problem`: why sending it anyway failed. */
function HeldNotice({ problem }: { problem: string | undefined }) {
  const { t } = useTranslation('tools')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge>{t('mass.state_held')}</Badge>
      <span className="text-13">{t('mass.held_text')}</span>
      <ErrorAlert className="basis-full">{problem}</ErrorAlert>
    </div>
  )
}

interface ScheduledColumnContext {
  audienceOf: (row: MassMessage) => string
  problemOf: (row: MassMessage) => string | undefined
  actions: (row: MassMessage) => React.ReactNode
}

const scheduledColumns = (
  t: TFunction<'tools'>,
  { audienceOf, problemOf, actions }: ScheduledColumnContext,
): Column<MassMessage>[] => [
  {
    id: 'text',
    header: t('mass.column_message'),
    isWide: true,
    sortValue: (row) => row.text,
    cell: (row) => <MassText massMessage={row} className="w-44 lg:w-[min(480px,38vw)]" />,
  },
  {
    id: 'at',
    header: t('mass.column_goes_at'),
    sortValue: (row) => row.scheduledAt,
    cell: (row) =>
      row.state === 'held' ? (
        <HeldNotice problem={problemOf(row)} />
      ) : (
        <ScheduledTimeCell massMessage={row} />
      ),
  },
  {
    id: 'audience',
    header: t('mass.column_audience'),
    sortValue: audienceOf,
    cell: (row) => (
      <bdi dir="auto" className="cut block max-w-32 lg:max-w-72">
        {audienceOf(row)}
      </bdi>
    ),
  },
  countColumn(
    { id: 'total', header: t('mass.column_fans'), info: t('mass.column_fans_info') },
    (row) => row.total,
  ),
  { id: 'acts', header: t('mass.column_acts'), align: 'end', cell: actions },
]

function useScheduledRowActions({ creatorId, onEdit }: ScheduledListProps, rows: readonly MassMessage[]) {
  const { t } = useTranslation(['tools', 'common'])
  const { run, isBusy, problemOf, question } = useConfirmedAction(creatorId, rows)
  const disabledReason = useViewOnlyReason('massMessages')
  const [moved, setMoved] = useState<MassMessage>()
  const actions = (row: MassMessage) => (
    <span className="inline-flex items-center gap-2">
      <Button size="small" disabledReason={disabledReason} onClick={() => onEdit(row.massMessageId)}>
        {row.state === 'held' ? t('common:crisis.back') : t('mass.edit')}
      </Button>
      {row.state === 'held' && (
        <Button
          size="small"
          disabledReason={disabledReason}
          busy={isBusy}
          onClick={() => run('sendHeld', row)}
        >
          {t('common:crisis.send')}
        </Button>
      )}
      {!disabledReason && (
        <ActionsMenu size="small" name={t('mass.more')}>
          {row.state === 'held' ? (
            <MenuItem onAction={openCrisisHelp}>{t('composer.care_lines')}</MenuItem>
          ) : (
            <MenuItem onAction={() => setMoved(row)}>{t('mass.change_time')}</MenuItem>
          )}
          <MenuItem danger onAction={() => run('stop', row)}>
            {t('mass.call_off')}
          </MenuItem>
        </ActionsMenu>
      )}
    </span>
  )
  return { actions, problemOf, question, moved, closeMoved: () => setMoved(undefined) }
}

/** Scheduled messages; until its time each can be edited, rescheduled or canceled. */
export function ScheduledList(props: ScheduledListProps) {
  const { t } = useTranslation('tools')
  const { list, rows } = useScheduledMasses(props.creatorId)
  const audienceOf = useAudienceName()
  const disabledReason = useViewOnlyReason('massMessages')
  const { actions, problemOf, question, moved, closeMoved } = useScheduledRowActions(props, rows)
  return (
    <>
      <QueryContent
        isBare
        of={list}
        isEmpty={rows.length === 0}
        skeleton={<TableCardSkeleton hasToolbar={false} rows={4} columns={5} />}
        empty={
          <EmptyState
            icon={CalendarClock}
            title={t('mass.scheduled_empty_title')}
            actions={
              disabledReason === undefined && <Button onClick={props.onWrite}>{t('mass.write')}</Button>
            }
          >
            {t('mass.scheduled_empty_text')}
          </EmptyState>
        }
      >
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
          <div className={`${cardClasses} min-w-0`}>
            <Table
              name={t('mass.tab_scheduled')}
              columns={scheduledColumns(t, { audienceOf, problemOf, actions })}
              rows={rows}
              rowKey={(row) => row.massMessageId}
              rowName={(row) => row.text || t('mass.without_text')}
            />
          </div>
          <LoadMore query={list} />
        </div>
      </QueryContent>
      {question}
      {moved && <RescheduleDialog creatorId={props.creatorId} massMessage={moved} onClose={closeMoved} />}
    </>
  )
}
