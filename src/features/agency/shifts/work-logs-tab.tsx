import { CalendarClock } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useQueryStatus } from '@/api/query-status'
import { addFigures, NO_WORK, type WorkDay } from '@/domain/work-days'
import { WORK_LOG_FLAGS, WORK_LOG_SOURCES } from '@/domain/work-log-entry'
import { zoneName } from '@/i18n/format'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { DataTable } from '@/ui/data-table/data-table'
import { EmptyState } from '@/ui/empty-state'
import { Select } from '@/ui/select'
import { TableSkeleton } from '@/ui/table-skeleton'

import { useHiddenColumns } from '../columns'
import { FilterBar } from '../filter/filter-bar'
import { logColumns } from './log-columns'
import { type LogsView, useLogsView } from './logs-view'
import { CorrectionsCard } from './parts/corrections-card'
import { LogDrawer } from './parts/log-drawer'
import { PayrollButton } from './parts/payroll-button'
import { nameIn } from './staff'
import { useLogLock } from './use-log-lock'
import { useWorkDays } from './use-work-days'

const ANY = 'any'

function LogFilters({ view }: { view: LogsView }) {
  const { t } = useTranslation('analytics')
  const { flag, source, set } = view
  return (
    <FilterBar filter={view.filter} page="work-logs">
      <Select
        label={t('work_logs.flags')}
        labelHidden
        options={[
          { value: ANY, label: t('work_logs.flag_any') },
          ...WORK_LOG_FLAGS.map((value) => ({ value, label: t(`work_logs.flag_${value}`) })),
        ]}
        value={flag ?? ANY}
        onChange={(value) => set('flag', value === ANY ? null : value)}
      />
      <Select
        label={t('work_logs.source')}
        labelHidden
        options={[
          { value: ANY, label: t('work_logs.source_any') },
          ...WORK_LOG_SOURCES.map((value) => ({ value, label: t(`work_logs.source_${value}`) })),
        ]}
        value={source ?? ANY}
        onChange={(value) => set('source', value === ANY ? null : value)}
      />
    </FilterBar>
  )
}

function NoLogs({ view }: { view: LogsView }) {
  const { t } = useTranslation('analytics')
  return (
    <EmptyState
      icon={CalendarClock}
      title={t('work_logs.empty_title')}
      actions={view.isNarrowed && <Button onClick={view.clear}>{t('work_logs.empty_clear')}</Button>}
    >
      {t(view.isNarrowed ? 'work_logs.empty_narrowed' : 'work_logs.empty_text')}
    </EmptyState>
  )
}

const keyOf = ({ userId, day }: WorkDay): string => `${userId} ${day}`

function LogTable({ view, of }: { view: LogsView; of: ReturnType<typeof useWorkDays> }) {
  const { t } = useTranslation('analytics')
  const { timezone, range } = view.filter
  const { days, staff, now } = of
  const columnChoice = useHiddenColumns('work-logs')
  const [opened, setOpened] = useState<WorkDay>()
  const total = useMemo(() => days.map(({ figures }) => figures).reduce(addFigures, NO_WORK), [days])
  const nameOf = useMemo(() => (id: string) => nameIn(staff, id), [staff])
  const columns = useMemo(
    () => logColumns({ t, nameOf, timezone, zone: zoneName(timezone), now, total }),
    [t, nameOf, timezone, now, total],
  )
  // One that no longer fits the filter stays while somebody looks into it.
  const open = opened && (days.find((day) => keyOf(day) === keyOf(opened)) ?? opened)
  return (
    <>
      <DataTable
        title={t('work_logs.title')}
        name={t('work_logs.title')}
        columns={columns}
        rows={days}
        rowKey={keyOf}
        rowName={({ userId, day }) => t('work_logs.day_of', { name: nameOf(userId), day })}
        onOpen={setOpened}
        searchLabel={t('work_logs.search')}
        fileName={`work-logs-${range.from.slice(0, 10)}`}
        hasTotals
        actions={<PayrollButton range={range} />}
        empty={<NoLogs view={view} />}
        {...columnChoice}
      />
      {open && (
        <LogDrawer
          day={open}
          name={nameOf(open.userId)}
          timezone={timezone}
          now={now}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** Who worked when, against the plan; what people want put right stands first (screens S6). */
export function WorkLogsTab() {
  const view = useLogsView()
  const days = useWorkDays(view)
  const isManager = useLogLock() === undefined
  const reads = [useQueryStatus(days.logs), useQueryStatus(days.shifts), useQueryStatus(days.people)]
  // The first that is not there yet, or failed, speaks for all.
  const status = reads.find(({ kind }) => kind !== 'ready') ?? { kind: 'ready' as const }
  const isNamed = days.staff !== undefined || status.kind !== 'ready'
  return (
    <div className="grid grid-cols-1 gap-4">
      {isManager && <CorrectionsCard timezone={view.filter.timezone} />}
      <LogFilters view={view} />
      <ContentState
        isBare
        status={isNamed ? status : { kind: 'loading' }}
        skeleton={
          <div className={cardLook}>
            <TableSkeleton rows={12} columns={8} hasPictures />
          </div>
        }
      >
        <LogTable view={view} of={days} />
      </ContentState>
    </div>
  )
}
