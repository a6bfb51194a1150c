import { useQueryClient } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listWorkDays } from '@/api/calls/agency/shifts'
import { pagesOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { firstDayOf } from '@/domain/time/period'
import type { WorkDay } from '@/domain/shift/work-day'
import { WORK_LOG_FLAGS, WORK_LOG_SOURCES } from '@/domain/shift/work-log-entry'
import { useHiddenColumns, useRoles } from '@/features/auth'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { ExportAll } from '@/features/figures/table/export-all'
import { useOpenParam } from '@/features/figures/url/use-open-param'
import { timeZoneDisplayName } from '@/i18n/format'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { ContentState } from '@/ui/feedback/content-state'
import { DataTable } from '@/ui/table/data-table/data-table'
import { EmptyState } from '@/ui/feedback/empty-state'
import { TableSkeleton } from '@/ui/table/table-skeleton'

import { visibleColumns } from '@/features/figures/table/visible-columns'
import { LoadMoreRows } from '@/features/figures/table/load-more-rows'
import { FilterBar } from '../../filter/filter-bar'
import { FilterSelect } from '../../filter/filter-select'
import { logColumns } from './log-columns'
import { type LogsView, useLogsView } from './logs-view'
import { CorrectionsCard } from './corrections-card'
import { LogDrawer } from './log-drawer'
import { ExportPayrollButton } from './export-payroll-button'
import { workDaysRequest, keyOfDay, useWorkDays } from './use-work-days'

/** The server's page limit. */
const EXPORT_PAGE_SIZE = 2000

function LogFilters({ view }: { view: LogsView }) {
  const { t } = useTranslation('analytics')
  const { flag, source, set } = view
  return (
    <FilterBar filter={view.filter} page="agencyEmployees">
      <UrlSearchField of="q" className="w-52 max-sm:w-full" name={t('work_logs.search')} />
      <FilterSelect
        label={t('work_logs.flags')}
        all={t('work_logs.flag_any')}
        options={WORK_LOG_FLAGS.map((value) => ({ value, label: t(`work_logs.flag_${value}`) }))}
        value={flag}
        onChange={(value) => set('flag', value)}
      />
      <FilterSelect
        label={t('work_logs.source')}
        all={t('work_logs.source_any')}
        options={WORK_LOG_SOURCES.map((value) => ({ value, label: t(`work_logs.source_${value}`) }))}
        value={source}
        onChange={(value) => set('source', value)}
      />
    </FilterBar>
  )
}

function WorkLogsEmptyState({ view }: { view: LogsView }) {
  const { t } = useTranslation('analytics')
  return (
    <EmptyState
      icon={CalendarClock}
      title={t('work_logs.empty_title')}
      actions={
        view.isNarrowed ? (
          <Button onClick={view.clear}>{t('work_logs.empty_clear')}</Button>
        ) : (
          <Button onClick={view.openPlan}>{t('work_logs.empty_plan')}</Button>
        )
      }
    >
      {t(view.isNarrowed ? 'work_logs.empty_narrowed' : 'work_logs.empty_text')}
    </EmptyState>
  )
}

/** All columns, and the visible ones among them. */
function useLogColumns({ timezone }: { timezone: string }, total: ReturnType<typeof useWorkDays>['figures']) {
  const { t } = useTranslation('analytics')
  const now = toServerTime(useMinute())
  const columns = useMemo(
    () => logColumns({ t, timezone, zone: timeZoneDisplayName(timezone), now, total }),
    [t, timezone, now, total],
  )
  return { columns, now }
}

function LogTable({ view, of }: { view: LogsView; of: ReturnType<typeof useWorkDays> }) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const { timezone, range } = view.filter
  const { found, days, total, figures } = of
  const { hidden, onHidden } = useHiddenColumns('work-logs')
  const [openedKey, setOpenedKey] = useOpenParam('log')
  const [known, setKnown] = useState<WorkDay>()
  const { columns, now } = useLogColumns(view.filter, figures)
  // An open day stays open even if it no longer matches the filter.
  const open = [...days, known].find((day) => day !== undefined && keyOfDay(day) === openedKey)
  return (
    <>
      <DataTable
        title={t('work_logs.title')}
        name={t('work_logs.title')}
        columns={columns}
        rows={days}
        total={total}
        rowKey={keyOfDay}
        rowName={({ name, day }) => t('work_logs.day_of', { name, day })}
        sort={view.sort}
        onSort={view.onSort}
        onOpen={(day) => {
          setKnown(day)
          setOpenedKey(keyOfDay(day))
        }}
        hasTotals
        hidden={hidden}
        onHidden={onHidden}
        actions={
          <>
            <ExportPayrollButton range={range} />
            {days.length > 0 && (
              <ExportAll
                fileName={`work-logs-${firstDayOf(range)}`}
                columns={visibleColumns(columns, hidden)}
                load={() =>
                  client.infiniteQuery({
                    ...pagesOf(listWorkDays, { ...workDaysRequest(view), limit: EXPORT_PAGE_SIZE }),
                    pages: Infinity,
                  })
                }
              />
            )}
          </>
        }
        empty={<WorkLogsEmptyState view={view} />}
        foot={<LoadMoreRows of={found} />}
      />
      {open && <LogDrawer day={open} timezone={timezone} now={now} onClose={() => setOpenedKey(null)} />}
    </>
  )
}

/** Worked against planned time; requested corrections come first (screens S6). */
export function WorkLogsTab() {
  const view = useLogsView()
  const of = useWorkDays(view)
  const isManager = useRoles().roles.includes('agency_manager')
  return (
    <div className="grid grid-cols-1 gap-4">
      {isManager && <CorrectionsCard timezone={view.filter.timezone} />}
      <LogFilters view={view} />
      <ContentState
        isBare
        status={useQueryStatus(of.found)}
        skeleton={
          <div className={cardClasses}>
            <TableSkeleton rows={12} columns={8} hasPictures />
          </div>
        }
      >
        <LogTable view={view} of={of} />
      </ContentState>
    </div>
  )
}
