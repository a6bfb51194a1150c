import { useQueryClient, useMutation } from '@tanstack/react-query'
import { CalendarClock, FileSpreadsheet, Plus } from 'lucide'
import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listWorkDays, exportWorkLogs } from '@/api/calls/agency/shifts'
import { pagesOf, mutationOf } from '@/api/query'
import { managesAgency } from '@/domain/account/role'
import { firstDayOf } from '@/domain/time/period'
import { WORK_LOG_FLAGS, WORK_LOG_SOURCES } from '@/domain/shift/work-log-entry'
import { useRoles } from '@/features/auth'
import { OptionalSelect } from '@/ui/field/optional'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { ServerTable } from '@/features/figures/table/server-table'
import { useOpenRow } from '@/features/figures/url/use-open-row'
import { timeZoneDisplayName } from '@/i18n/format'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import { dayOf } from '@/domain/time/day'
import type { Range } from '@/domain/time/range'
import { toast } from '@/services/page/toasts'
import { CallError } from '@/ui/feedback/call-error'
import { downloadUrl } from '@/ui/table/export/download-file'
import { useExportDisabledReason } from '@/features/figures/table/use-export-disabled-reason'

import { FilterBar } from '../../filter/filter-bar'
import { AddLogDialog } from './add-log-dialog'
import { logColumns } from './log-columns'
import { type LogsView, useLogsView } from './logs-view'
import { CorrectionsCard } from './corrections-card'
import { LogDrawer } from './log-drawer'
import { workDaysRequest, keyOfDay, useWorkDays } from './use-work-days'

/**
 * Exports hours by person and day, as the server totals them for payroll: everyone in the range, ignoring other
 * filters.
 */
function ExportPayrollButton({ range }: { range: Range }) {
  const { t } = useTranslation('analytics')
  const disabledReason = useExportDisabledReason()
  const file = useMutation({
    ...mutationOf(exportWorkLogs),
    onSuccess: ({ url }) => {
      downloadUrl(url, `${t('work_logs.payroll_file')}-${dayOf(Date.parse(range.from), range.timezone)}.csv`)
      toast.success(t('work_logs.payroll_done'))
    },
  })
  return (
    <span className="flex items-center gap-2">
      <CallError error={file.error} />
      <Button
        icon={FileSpreadsheet}
        busy={file.isPending}
        disabledReason={disabledReason}
        onClick={() => file.mutate({ ...range, format: 'csv' })}
      >
        {t('work_logs.payroll')}
      </Button>
    </span>
  )
}

/** Adds a log of any person and day. */
function AddLogButton({ timezone }: { timezone: string }) {
  const { t } = useTranslation('analytics')
  const mayAdd = managesAgency(useRoles().roles)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={Plus}
        disabledReason={mayAdd ? undefined : t('work_logs.locked')}
        onClick={() => setOpen(true)}
      >
        {t('work_logs.add')}
      </Button>
      {isOpen && <AddLogDialog timezone={timezone} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The server's page limit. */
const EXPORT_PAGE_SIZE = 2000

function LogFilters({ view }: { view: LogsView }) {
  const { t } = useTranslation('analytics')
  const { flag, source, narrow } = view
  return (
    <FilterBar filter={view.filter} page="agencyEmployees">
      <UrlSearchField className="w-52 max-sm:w-full" name={t('work_logs.search')} />
      <OptionalSelect
        label={t('work_logs.flags')}
        labelHidden
        none={t('work_logs.flag_any')}
        options={WORK_LOG_FLAGS.map((value) => ({ value, label: t(`work_logs.flag_${value}`) }))}
        value={flag}
        onChange={(to) => narrow({ flag: to })}
      />
      <OptionalSelect
        label={t('work_logs.source')}
        labelHidden
        none={t('work_logs.source_any')}
        options={WORK_LOG_SOURCES.map((value) => ({ value, label: t(`work_logs.source_${value}`) }))}
        value={source}
        onChange={(to) => narrow({ source: to })}
      />
    </FilterBar>
  )
}

function WorkLogsEmptyState({ view }: { view: LogsView }) {
  const { t } = useTranslation('analytics')
  if (view.isNarrowed)
    return (
      <NoMatches
        title={t('work_logs.empty_title')}
        text={t('work_logs.empty_narrowed')}
        onClear={view.clear}
      />
    )
  return (
    <EmptyState
      icon={CalendarClock}
      title={t('work_logs.empty_title')}
      actions={<Button onClick={view.openPlan}>{t('work_logs.empty_plan')}</Button>}
    >
      {t('work_logs.empty_text')}
    </EmptyState>
  )
}

function LogTable({ view, workDays }: { view: LogsView; workDays: ReturnType<typeof useWorkDays> }) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const { timezone, range } = view.filter
  const { found, days, figures: total } = workDays
  const opened = useOpenRow('log', keyOfDay)
  const now = toServerTime(useMinute())
  const columns = useMemo(
    () => logColumns({ t, timezone, zone: timeZoneDisplayName(timezone), now, total }),
    [t, timezone, now, total],
  )
  const all = pagesOf(listWorkDays, { ...workDaysRequest(view), limit: EXPORT_PAGE_SIZE })
  const open = opened.findIn(days)
  return (
    <>
      <ServerTable
        id="work-logs"
        title={t('work_logs.title')}
        read={found}
        columns={columns}
        rowKey={keyOfDay}
        rowName={({ name, day }) => t('work_logs.day_of', { name, day })}
        sort={view.sort}
        onSort={view.onSort}
        onOpen={opened.set}
        hasTotals
        actions={
          <>
            <AddLogButton timezone={timezone} />
            <ExportPayrollButton range={range} />
          </>
        }
        file={{
          name: `work-logs-${firstDayOf(range)}`,
          load: () => client.infiniteQuery({ ...all, pages: Infinity }),
        }}
        empty={<WorkLogsEmptyState view={view} />}
      />
      {open && <LogDrawer day={open} timezone={timezone} now={now} onClose={() => opened.set(undefined)} />}
    </>
  )
}

/** Worked against planned time; requested corrections come first (screens S6). */
export function WorkLogsTab() {
  const view = useLogsView()
  const workDays = useWorkDays(view)
  const isForAll = managesAgency(useRoles().roles)
  return (
    <div className="grid grid-cols-1 gap-4">
      {isForAll && <CorrectionsCard timezone={view.filter.timezone} />}
      <LogFilters view={view} />
      <LogTable view={view} workDays={workDays} />
    </div>
  )
}
