import { CalendarClock, Plus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { exportWorkLogs } from '@/api/calls/agency/shifts'
import { send } from '@/api/send'
import { managesAgency } from '@/domain/account/role'
import type { WorkDay } from '@/domain/shift/work-day'
import { WORK_LOG_FLAGS, WORK_LOG_SOURCES } from '@/domain/shift/work-log-entry'
import { useRoles } from '@/features/auth'
import { OptionalSelect } from '@/ui/field/optional'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { ServerTable } from '@/features/figures/table/server-table'
import { mergePages } from '@/features/figures/table/merge-pages'
import { useOpenRow } from '@/features/figures/url/use-open-row'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import { firstDayOf } from '@/domain/time/period'
import { ServerExportButton } from '@/features/figures/table/server-export-button'

import { FilterBar } from '../../filter/filter-bar'
import { AddLogDialog } from './add-log-dialog'
import { type LogsView, useLogsView } from './logs-view'
import { CorrectionsCard } from './corrections-card'
import { LogDrawer } from './log-drawer'
import { useWorkDays } from './use-work-days'

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

const keyOfDay = ({ userId, day }: WorkDay): string => `${userId} ${day}`

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

function LogTable({ view }: { view: LogsView }) {
  const { t } = useTranslation('analytics')
  const { timezone, range } = view.filter
  const opened = useOpenRow('log', keyOfDay)
  const now = toServerTime(useMinute())
  const { pages, table } = useWorkDays(view, now)
  const open = opened.findIn(mergePages(pages, keyOfDay))
  return (
    <>
      <ServerTable
        {...table}
        id="work-logs"
        title={t('work_logs.title')}
        rowKey={keyOfDay}
        rowName={({ name, day }) => t('work_logs.day_of', { name, day })}
        onOpen={opened.set}
        hasTotals
        actions={
          <>
            <AddLogButton timezone={timezone} />
            {/* Everyone in the range, ignoring other filters, as the server totals them. */}
            <ServerExportButton
              isLabelled
              name={t('work_logs.payroll')}
              load={(signs) => send(exportWorkLogs, { ...range, format: 'csv', signs })}
              fileName={`${t('work_logs.payroll_file')}-${firstDayOf(range)}.csv`}
            />
          </>
        }
        empty={<WorkLogsEmptyState view={view} />}
      />
      {open && <LogDrawer day={open} timezone={timezone} now={now} onClose={() => opened.set(undefined)} />}
    </>
  )
}

/** Worked against planned time; requested corrections come first (screens S6). */
export function WorkLogsTab() {
  const view = useLogsView()
  const isForAll = managesAgency(useRoles().roles)
  return (
    <div className="grid grid-cols-1 gap-4">
      {isForAll && <CorrectionsCard timezone={view.filter.timezone} />}
      <LogFilters view={view} />
      <LogTable view={view} />
    </div>
  )
}
